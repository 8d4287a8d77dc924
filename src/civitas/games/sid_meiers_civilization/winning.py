"""Winning (SMC-22) and how the game ends otherwise (SMC-22.4, SMC-23.1, SMC-23.3)."""

from __future__ import annotations

from .state import BY_MILITARY, BY_SCORE, NO_WINNER, UNDECIDED, State, with_item


def meet(s: State, seat: int, victory: int) -> None:
    """A seat has met a condition of victory: the game is over at once (SMC-22.5), except under the advanced tie-break (SMC-23.3)."""
    if s.victory != UNDECIDED:
        return
    if s.rules.training_game:  # SMC-23.8: it ends, and nobody has won
        end(s, NO_WINNER, 0)
    elif s.rules.advanced_tie_break and victory != BY_MILITARY:
        if s.met[seat] == UNDECIDED:  # SMC-23.7: once met it stays met
            s.met = with_item(s.met, seat, victory)
            s.tell("condition-met", seat=seat, victory=victory)
    else:
        end(s, victory, 1 << seat)


def end(s: State, victory: int, winners: int) -> None:
    """The game is over: ``State.ended`` looks at this."""
    s.victory = victory
    s.winners = winners
    s.tell("game-ends", victory=victory, winners=tuple([p.seat for p in s.players if winners >> p.seat & 1]))


def end_turn(s: State) -> None:
    """SMC-23.3, 22.4: at the end of a turn, those who met a condition score; at the limit everybody does."""
    seats = [p.seat for p in s.players if s.met[p.seat] != UNDECIDED]
    if seats:
        end(s, s.met[seats[0]] if len(seats) == 1 else BY_SCORE, best_of(s, seats))
    elif s.turn >= s.rules.turn_limit:
        if s.rules.training_game:
            end(s, NO_WINNER, 0)
        else:
            end(s, BY_SCORE, best_of(s, list(range(len(s.players)))))


def best_of(s: State, seats: list[int]) -> int:
    """The seats with the highest score among these, as a mask; level players share the victory."""
    scores = s.count_scores()
    highest = max([scores[seat] for seat in seats])
    return sum([1 << seat for seat in seats if scores[seat] == highest])


def standing(s: State) -> list[tuple[int, ...]]:
    """Seats from best to worst: the winners, then the others by techs, culture spaces and coins; nobody in a training game."""
    if s.victory == NO_WINNER:
        return [tuple(range(len(s.players)))]
    scores = s.count_scores()
    first = tuple([p.seat for p in s.players if s.winners >> p.seat & 1])
    rest = [p.seat for p in s.players if not s.winners >> p.seat & 1]
    levels = sorted({scores[seat] for seat in rest}, reverse=True)
    behind = [tuple([seat for seat in rest if scores[seat] == level]) for level in levels]
    return [first, *behind] if first else behind
