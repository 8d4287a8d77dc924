"""A table as a PettingZoo environment."""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from civitas.bots import in_turn
from civitas.kernel.options import OneOf, Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.words import message_ids

from .actions import Spelling, Thing, actions_of

REWARDS = ("rank", "margin", "score")


class TableEnv(AECEnv):  # type: ignore[misc]
    """One seat acts at a time.

    *reward*: ``rank`` pays at the end, from 1 for the first to -1 for the last; ``score`` pays every change of a seat's score when it
    comes, ``margin`` that of its distance to the best of the others.  Options that end the game for a seat (to resign) are not offered
    unless *resign* is true.  After *steps* steps the game is cut off.

    ``actions`` are all actions of the title, with their names and features (``ActionSet``); ``names`` the names of the observation.

    >>> from civitas.kernel.registry import game
    >>> env = TableEnv(game("through_the_ages"), 2, {})
    >>> env.reset(seed=1)
    >>> before = env.observe(env.agent_selection)["action_mask"]
    >>> env.step(env.actions.id("end"))
    >>> int(before[env.actions.id("end")]), env.terminations
    (1, {'seat_0': False, 'seat_1': False})
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, game: Game, players: int, options: dict[str, Any], *, reward: str = "rank", resign: bool = False, steps: int = 0
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"rewards are {', '.join(REWARDS)}, not {reward!r}")
        self.reward = reward
        self.resign = resign
        self.steps = steps or game.longest
        self.metadata = {**self.metadata, "name": f"{game.id}_v{game.rules_version}"}
        self.render_mode = "ansi"
        self.game = game
        self.players = players
        self.options = options
        self.actions = actions_of(game, players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._plug = game.features
        self._lay_out()
        self._ids: list[int] = []  # of each choice that is left: the action that begins it
        self._left: list[Any] = []
        seen = spaces.Box(-np.inf, np.inf, (len(self.names),), np.float32)
        mask = spaces.Box(0, 1, (len(self.actions.names),), np.int8)
        self.observation_spaces = {agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.actions.names)) for agent in self.possible_agents}

    def _lay_out(self) -> None:
        """Where what stands in an observation: the game's features, then what is asked and what of the answer is already said."""
        assert self._plug is not None
        self.names = self._plug.names(self.players)
        self.game_features = len(self.names)
        asked = sorted(id.removeprefix("ask-") for id in message_ids(self.game.id) if id.startswith("ask-"))
        self._asked = {what: self._name(f"asked.{what}") for what in asked}
        self._doing = {verb: self._name(f"doing.{verb}") for verb in self.actions.verbs}
        tables = {**self.game.notation.tables, **self.game.notation.counted}
        self._about, self._said, self._item = [
            {kind: [self._name(f"{part}.{kind}={id}") for id in ids] for kind, ids in tables.items()} for part in ("about", "said", "item")
        ]
        self._number = self._name("about.number")
        self._total = self._name("said.number")
        self._depth = self._name("said.parts")
        self._kinds = {**{kind: kind for kind in tables}, **{name: kind for name, kind in self.game.texts.kinds.items() if kind in tables}}

    def _name(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same."""
        self.state = self.game.new(self.players, seed, self.options)
        self.state.chronicle = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.taken = 0
        self._paid = self._worth()
        self._owed = False
        self._ask(-1)

    def step(self, action: int | None) -> None:
        """Say the next part of an answer; when it is whole, it is played."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = [at for at, id in enumerate(self._ids) if id == action]
        if not chosen:
            raise ValueError(f"{agent} cannot choose {self._call(action)} now")
        self._cumulative_rewards[agent] = 0.0
        self._forget_rewards()
        self.taken += 1
        if len(chosen) > 1:
            self._say(self._ids[chosen[0]])
            self._narrow(chosen)
        else:
            self._take(chosen[0])
        if self.taken >= self.steps and not self.state.over:
            self.truncations = dict.fromkeys(self.agents, True)

    @property
    def acting(self) -> int:
        """The seat that acts."""
        return self._seat

    def play(self, option: Option) -> None:
        """A whole option at once, for a bot on the seat that acts."""
        self._forget_rewards()
        self.taken += 1
        self._play(option)
        if self.taken >= self.steps and not self.state.over:
            self.truncations = dict.fromkeys(self.agents, True)

    def _play(self, option: Option) -> None:
        seat = self._seat
        self.state.play(option, seat)
        if self.reward != "rank":
            self._pay()
        if self.state.over:
            self._end()
        else:
            self._ask(seat)
        if self._owed:
            self._accumulate_rewards()

    def _forget_rewards(self) -> None:
        if self._owed:
            self._clear_rewards()
            self._owed = False

    def _worth(self) -> list[float]:
        """What seats are paid for, as it stands."""
        scores = self.state.scores
        if self.reward == "score":
            return [float(score) for score in scores]
        if self.reward == "margin":
            return [float(score - max([other for at, other in enumerate(scores) if at != seat], default=0)) for seat, score in enumerate(scores)]
        return [0.0] * len(scores)

    def _pay(self) -> None:
        now = self._worth()
        if now != self._paid:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = now[seat] - self._paid[seat]
            self._paid, self._owed = now, True

    def _end(self) -> None:
        ranks = {seat: sum(len(better) for better in self.state.ranking[:i]) for i, group in enumerate(self.state.ranking) for seat in group}
        for seat, agent in enumerate(self.possible_agents):
            if self.reward == "rank":
                self.rewards[agent] = 1.0 - 2.0 * ranks[seat] / max(1, self.players - 1)
            self.terminations[agent] = True
            self.infos[agent] = {"score": self.state.scores[seat], "rank": ranks[seat] + 1}
        self._owed = True
        self._ids, self._left = [], []

    # --- what is asked

    def _ask(self, last: int) -> None:
        """Whose turn it is next: on an open floor everybody gets a word in."""
        state = self.state
        waiting = state.to_act
        self._seat = waiting[0] if len(waiting) == 1 else in_turn(last, waiting)[0]
        self.agent_selection = self.possible_agents[self._seat]
        self._path: tuple[Any, ...] = ()  # how far a set choice is walked
        self._words: list[tuple[int, float]] = []  # what was said so far: places in the observation
        self._asking: list[Thing] = []
        self._deep = 0
        listed = state.legal(self._seat)
        self._space: Space | None = None
        if isinstance(listed, Space):
            self._space = listed
            self._walk()
            return
        if not self.resign and (grave := self.game.texts.grave):
            listed = [option for option in listed if option[0] not in grave] or listed
        self._offer(listed)

    def _spell(self, choice: Any) -> Spelling:
        """The actions that spell an option, or a choice in the middle of a space."""
        if isinstance(choice, tuple):
            spell = self._plug.spell if self._plug is not None else None
            return self.actions.spell(choice if spell is None else spell(self.state, self._seat, choice), self._seat)
        return self.actions.spell_choice(choice, self._seat)

    def _offer(self, choices: list[Any]) -> None:
        """Ask for one of these."""
        self._left = choices
        self._spelled = [self._spell(choice) for choice in choices]
        self._at = 0
        self._ids = [spelled[0] for spelled in self._spelled]
        if len(choices) > 1 and self._ids.count(self._ids[0]) == len(choices):
            self._narrow(list(range(len(choices))))
        else:
            self._inform()

    def _narrow(self, chosen: list[int]) -> None:
        """Several choices begin as was said: what may follow?"""
        self._left = [self._left[at] for at in chosen]
        self._spelled = [self._spelled[at] for at in chosen]
        while True:
            self._at += 1
            self._ids = [spelled[self._at] if self._at < len(spelled) else self.actions.stop for spelled in self._spelled]
            if self._ids.count(self._ids[0]) < len(self._ids):
                self._inform()
                return
            if self._at > max(len(spelled) for spelled in self._spelled):
                raise ValueError(f"two options are spelled alike: {self._left[:2]}")
            self._say(self._ids[0])

    def _take(self, at: int) -> None:
        """This choice it is: the whole answer, or a step on the way through a space."""
        choice = self._left[at]
        if self._space is None:
            self._play(choice)
            return
        if isinstance(choice, _Beside):
            self._path = (choice.part, choice.option)
        elif isinstance(choice, _Within):
            self._path = (choice.part,)
        else:
            self._note(choice)
            self._path = (*self._path, choice)
        self._walk()

    def _walk(self) -> None:
        """On through a space, until there is something to choose."""
        space = self._space
        assert space is not None
        while choices := space.choices(self._path):
            self._asking = self.actions.item(space, self._path)
            if len(choices) > 1:
                self._offer_in(space, choices)
                return
            self._note(choices[0])
            self._path = (*self._path, choices[0])
        self._play(space.option(self._path))

    def _offer_in(self, space: Space, choices: list[Any]) -> None:
        if self._path or not isinstance(space, OneOf):
            self._offer(choices)
            return
        beside: list[Any] = []  # of several parts: listed options stand beside the verbs of the spaces
        for part in choices:
            inner = space.parts[part]
            beside += [_Within(part, str(getattr(inner, "verb", "")))] if isinstance(inner, Space) else [_Beside(part, option) for option in inner]
        self._left = beside
        self._spelled = [(self.actions.verbs[each.verb],) if isinstance(each, _Within) else self._spell(each.option) for each in beside]
        self._at = 0
        self._ids = [spelled[0] for spelled in self._spelled]
        self._inform()

    def _note(self, choice: Any) -> None:
        """Remember what was chosen in a space, for the observation."""
        if isinstance(choice, int):
            self._words += [(self._said[kind][at], float(choice)) for kind, at in self._asking]
            self._words.append((self._total, float(choice)))
        elif isinstance(choice, tuple):
            for action in self._spell(choice):
                self._say(action)

    def _say(self, action: int) -> None:
        """Remember a part of an option that is being spelled, for the observation."""
        verb, thing = self.actions.meanings[action]
        if verb:
            self._words.append((self._doing[verb], 1.0))
        if thing is not None and thing[0] in self._said:
            self._words.append((self._said[thing[0]][thing[1]], 1.0))
        elif thing is not None and thing[0] == "number":
            self._words.append((self._total, float(thing[1])))

    def _inform(self) -> None:
        self.infos[self.agent_selection] = {"what": self.state.pending.what, "options": self._left}
        self._deep += 1

    # --- what is seen

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat sees, and which actions it has."""
        seat = self.seat_of[agent]
        seen = np.zeros(len(self.names), np.float32)
        out = seen.data
        self._plug.fill(self.state, seat, out)  # type: ignore[union-attr]
        if seat == self._seat and self._ids:
            self._tell(out)
        return {"observation": seen, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Any:
        """Which actions a seat has: none while it is not asked."""
        mask = np.zeros(len(self.actions.names), np.int8)
        if seat == self._seat and self._ids:
            mask[self._ids] = 1
        return mask

    def allows(self, action: int) -> bool:
        """Whether whoever acts may choose that now."""
        return action in self._ids

    def _tell(self, out: Any) -> None:
        """What is asked of whoever acts, and what of the answer is said."""
        pending = self.state.pending
        at = self._asked.get(pending.what)
        if at is not None:
            out[at] = 1.0
        for name, value in pending.about.items():
            kind = self._kinds.get(name)
            if type(value) is not int:
                continue
            if kind is None:
                out[self._number] += value
            elif 0 <= value < len(self._about[kind]):
                out[self._about[kind][value]] = 1.0
        if self._deep > 1:
            out[self._depth] = self._deep - 1
        for at, value in self._words:
            out[at] += value
        for kind, thing in self._asking:
            out[self._item[kind][thing]] = 1.0

    def legal_actions(self) -> list[int]:
        """The actions that whoever acts may choose now, in ascending order."""
        return sorted(set(self._ids))

    def legal_matrix(self) -> tuple[Any, Any]:
        """The same as an array of ids, and a row of features for each (``actions.feature_names``)."""
        ids = np.array(self.legal_actions(), np.int64)
        return ids, self.actions.features[ids]

    def options_of(self, action: int) -> list[Any]:
        """The options (or choices in a space) that begin with an action."""
        return [choice for choice, id in zip(self._left, self._ids, strict=True) if id == action]

    def information_state(self, agent: str) -> Any:
        """What a seat knows, as one vector: its observation with the mask behind it."""
        seen = self.observe(agent)
        return np.concatenate([seen["observation"], seen["action_mask"].astype(np.float32)])

    @property
    def walked(self) -> tuple[Any, ...]:
        """How far a set choice is walked."""
        return self._path

    @property
    def said(self) -> list[tuple[int, float]]:
        """What of the answer is already said: places of the observation, and what stands there."""
        return self._words

    def copy(self) -> TableEnv:
        """The same table once more: what happens there does not happen here."""
        made = copy(self)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if hasattr(self, name):
                setattr(made, name, dict(getattr(self, name)))
        for name in ("agents", "_words", "_asking", "_ids", "_left", "_spelled", "_paid"):
            if hasattr(self, name):
                setattr(made, name, list(getattr(self, name)))
        if "state" in vars(self):
            made.state = self.state.clone()
        return made

    def render(self) -> str:
        """Where the game is, the scores, and the actions of whoever acts."""
        lines = [str(self.state.where), "scores " + ", ".join(str(score) for score in self.state.scores)]
        if not self.state.over:
            lines += [f"{self.agent_selection} is asked: {self.state.pending.what}"]
            lines += [f"{action:6} {self.actions.names[action]}" for action in self.legal_actions()]
        return "\n".join(lines) + "\n"

    def _call(self, action: Any) -> str:
        known = isinstance(action, (int, np.integer)) and 0 <= action < len(self.actions.names)
        return f"{action} ({self.actions.names[action]})" if known else f"{action!r}"

    def close(self) -> None:
        """Nothing is open."""


class _Beside:
    """An option in one of several parts of a space."""

    def __init__(self, part: int, option: Option) -> None:
        self.part = part
        self.option = option


class _Within:
    """A space that is one of several parts."""

    def __init__(self, part: int, verb: str) -> None:
        self.part = part
        self.verb = verb
