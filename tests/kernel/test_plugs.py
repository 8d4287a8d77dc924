"""What a game offers is checked when it is registered."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from marches import GAME

from civitas.kernel.flow import BaseState
from civitas.kernel.plugs import Feeling, Invariants, Page, Screen, Texts
from civitas.kernel.registry import GAMES, register


@pytest.fixture(autouse=True)
def known_games():
    before = dict(GAMES)
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.mark.parametrize("plug", [Texts, Page, Screen, Feeling, Invariants])
def test_a_hook_that_nobody_asks_for_is_refused(plug):
    with pytest.raises(TypeError, match="wroth"):
        plug(wroth=lambda s, seat: 0.0)


@pytest.mark.parametrize(
    ("name", "plug", "sentence"),
    [
        ("sense", Feeling(worth=lambda s: 0.0), "Feeling.worth takes 2 arguments"),
        ("invariants", Invariants(check=lambda s, seat: None), "Invariants.check takes 1 arguments"),
        ("page", Page(board=lambda s: {}), "Page.board takes 3 arguments"),
        ("texts", Texts(choice=lambda s, seat, space, path: ("x", ())), "Texts.choice takes 5 arguments"),
        ("screen", Screen(table=lambda s, seat: None), "Screen.table takes 5 arguments"),
    ],
)
def test_a_hook_that_takes_the_wrong_arguments_is_refused(name, plug, sentence):
    with pytest.raises(ValueError, match=sentence):
        register(replace(GAME, id="other", **{name: plug}))
    assert "other" not in GAMES


def test_a_method_that_is_nearly_one_of_the_kernels_is_refused():
    class Misspelt(BaseState):
        def count_score(self) -> list[int]:
            return []

    with pytest.raises(ValueError, match=r"Misspelt.count_score is not asked for by anybody; is it count_scores\?"):
        register(replace(GAME, id="other", state=Misspelt))


def test_a_step_that_no_module_imports_is_there_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    package = tmp_path / "lonely"
    package.mkdir()
    (package / "state.py").write_text(
        "from civitas.kernel.flow import BaseState\n\n\nclass State(BaseState):\n    def seats(self): return 1\n    def tally(self): return [0]\n"
    )
    (package / "forgotten.py").write_text(
        "from civitas.kernel.flow import DONE, Ask, Step\n\n\nclass Forgotten(Step):\n    def begin(self, s):\n"
        "        return Ask(0, 'go', (('go',), ('stay',)), then=self.end)\n    def end(self, s, option):\n        return DONE\n"
    )
    (package / "__init__.py").write_text(
        "from civitas.kernel.flow import Sequence\nfrom civitas.kernel.registry import Game, register\nfrom .state import State\n\n\n"
        "def setup(players, luck, options):\n    s = State()\n    s.luck = luck\n    s.stack.append(Sequence(('Forgotten',)))\n    return s\n\n\n"
        "GAME = register(Game('lonely', 'Lonely', 1, 1, 1, State, setup))\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        import lonely  # type: ignore[import-not-found]

        s = lonely.GAME.new(players=1, seed=1)
        assert s.where == "Sequence.begin / Forgotten.end, waiting for (0,): go"
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "lonely"]:
            del sys.modules[name]
