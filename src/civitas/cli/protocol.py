"""``civitas play --protocol``: a game for another program, one line of JSON a message over standard input and output."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from civitas.bots import Bot, SeatView, ask, in_turn
from civitas.bots.program import PROTOCOL, question, read_answer
from civitas.kernel.history import History


def say(message: dict[str, Any]) -> None:
    """One line, at once."""
    sys.stdout.write(json.dumps(message, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def hear(legal: Any, offered: list[Any]) -> Any:
    """The answer; what is none is said to be wrong, and asked again.  None: nobody answers any more."""
    for line in iter(sys.stdin.readline, ""):
        if line.strip():
            try:
                return read_answer(line.encode(), legal, offered)
            except ValueError as problem:
                say({"type": "wrong", "why": str(problem)})
    return None


def play_by_lines(history: History, who: list[Bot | None]) -> bool:
    """Play to the end: the program answers for every seat without a bot.  False if it stopped answering."""
    game = history.game
    say(
        {
            "type": "game",
            "protocol": PROTOCOL,
            "game": game.id,
            "rules": game.rules_version,
            "players": len(who),
            "seats": [seat for seat, player in enumerate(who) if player is None],
        }
    )
    rng, last = random.Random(f"protocol {history.seed}"), -1
    while waiting := history.state.to_act:
        state = history.state
        seat = in_turn(last, waiting)[0]
        player = who[seat]
        if player is None:
            seat_view = SeatView(state, seat)
            asked = question(game, seat_view, rng)
            say(asked)
            option = hear(seat_view.legal, [row["option"] for row in asked["options"]])
            if option is None:
                return False
        else:
            option = ask(player, state, seat)
        history.play(option, seat)
        last = seat
    state = history.state
    say({"type": "over", "scores": list(state.scores), "ranking": [list(level) for level in state.ranking]})
    return True
