"""What is shown of a table: to each seat what it may know, in its language.  Everything that leaves the server is made here."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from civitas import words
from civitas.bots import SeatView
from civitas.bots.advising import advise
from civitas.bots.chances import chances
from civitas.bots.foresight import all_numbers, foresee, numbers_of
from civitas.kernel.chronicle import Event
from civitas.kernel.codec import tuples
from civitas.kernel.flow import AskAll, AskAny
from civitas.kernel.options import Refusal, Space
from civitas.kernel.plans import order_plan
from civitas.kernel.plugs import Page, Threat
from civitas.kernel.records import Args, Option
from civitas.kernel.registry import game as game_called

from .clocks import describe_rules
from .log import note
from .problems import Problem
from .table import Line, Seat, Table

Json = dict[str, Any]
GRAPH_POINTS = 400
SAMPLES = 8
at_position, at_version = attrgetter("position"), attrgetter("seq")  # of a line; lines are in the order of both
SENTENCES = 50_000  # that are kept, because most are said again and again
ALL = "all"  # who looks at a finished game may see everything


# --- words


def message(table: Table, id: str, args: Args, language: str, names: tuple[str, ...] | None = None) -> Json:
    """A message with its arguments, as a sentence, and what it speaks of (so that a page can show it)."""
    text, refs = sentence(table.title, id, tuple(args.items()), language, names or name_seats(table, language))
    return {"id": id, "args": args, "text": text, "refs": refs}


def name_seats(table: Table, language: str) -> tuple[str, ...]:
    """What the seats are called at the table: by their nations, where the game has people called so, else by their own names."""
    found: tuple[str, ...] | None = table.cache.get(("called", language))
    if found is None:
        texts, s = table.game.texts, table.state
        found = table.names
        if s is not None and texts.naming and texts.seat_name is not None:
            found = tuple([texts.seat_name(s, seat, language) or name for seat, name in enumerate(table.names)])
        table.cache["called", language] = found
    return found


def called_then(table: Table, line: Line, language: str) -> tuple[str, ...]:
    """What the seats were called when that was told: "Ann chooses Egypt", and then "Egypt moves 2"."""
    naming, now = table.game.texts.naming, name_seats(table, language)
    if now is table.names:
        return now
    known: set[int] = set()
    for earlier in table.lines:
        if earlier is line or len(known) == len(now):
            break
        if earlier.event.message in naming:
            known.add(earlier.event.args["seat"])
    return tuple([nation if seat in known else own for seat, (nation, own) in enumerate(zip(now, table.names, strict=True))])


@lru_cache(SENTENCES)
def sentence(title: str, id: str, args: tuple[tuple[str, Any], ...], language: str, names: tuple[str, ...]) -> tuple[str, list[Json]]:
    """How it reads, and what it speaks of."""
    named = dict(args)
    return words.say(title, id, named, language, names), [{"kind": kind, "value": value} for kind, value in words.refs(title, named)]


def show_refusal(table: Table, why: Refusal, language: str) -> Json:
    """Why not: the rule, and the sentence."""
    return {"rule": why.rule, "message": message(table, f"no-{why.message}", why.args, language)}


def label(table: Table, s: Any, seat: int, option: Option, language: str) -> Json:
    """What an option is called."""
    try:
        id, args = words.name_option(table.title, s, seat, option)
    except (LookupError, TypeError, ValueError) as problem:  # a single item of a set choice may have no words of its own
        note("label", game=table.id, seq=table.version, verb=str(option[0]), problem=type(problem).__name__)
        id, args = f"do-{option[0]}", game_called(table.title).notation.name_parts(option)
    return message(table, id, args, language)


def page_of(table: Table) -> Page:
    """What the game offers to the page."""
    return game_called(table.title).page


def moment(table: Table, s: Any, language: str) -> Json | None:
    """Where in the game this is: "Round 9, Age II"."""
    told = page_of(table).moment
    if told is None or s is None:
        return None
    id, args = told(s)
    return message(table, id, args, language)


def numbers(table: Table, s: Any, seat: int) -> dict[str, int]:
    """The public ratings of a seat, in the order in which they are shown."""
    return numbers_of(game_called(table.title), s, seat)


def scores(table: Table, s: Any) -> list[int | float]:
    """The points of every seat, as a player counts them."""
    return [in_points(table, n) for n in s.scores]


def in_points(table: Table, n: int) -> int | float:
    """A number of the score in points: some games count halves."""
    return n if not page_of(table).halves else n // 2 if n % 2 == 0 else n / 2


def number_names(table: Table, names: Any, language: str) -> dict[str, str]:
    return {name: sentence(table.title, f"num-{name.replace('_', '-')}", (), language, ())[0] for name in names}


# --- the table


def player(table: Table, seat: Seat) -> Json:
    """Who sits there."""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot if seat.kind == "bot" else None,
        "stand_in": seat.stand_in,
        "stand_in_why": seat.stand_in_why,
        "asks": seat.asks,
        "here": seat.kind == "person" and table.present.get(seat.seat, 0) > 0,
        "thinking": seat.seat in table.thinking,
    }


def players(table: Table) -> list[Json]:
    return [player(table, seat) for seat in table.seats]


def show_table(table: Table, seat: int | None, language: str, after: int | None = None) -> Json:
    """The whole table as *seat* (None: a spectator) sees it; of its lines those since version *after*."""
    alike = kept(table, ("alike", language), show_alike, table, language)
    own = kept(table, ("own", seat, language), show_own, table, seat, language)
    return {**alike, **own, **show_people(table), "lines": lines(table, seat, language, after)}


def kept(table: Table, key: Any, work: Callable[..., Json], *args: Any) -> Json:
    """What it gives, made once for a version."""
    found: Json | None = table.cache.get(key)
    if found is None:
        found = table.cache[key] = work(*args)
    return found


def show_people(table: Table) -> Json:
    """What changes without a move."""
    return {"players": players(table), "chat": {"last": table.last_chat}, "rematch": table.row["rematch"], "proposal": table.proposal}


def show_alike(table: Table, language: str) -> Json:
    """What changes with moves only, and everybody sees alike in one language."""
    s, row = table.state, table.row
    found: Json = {
        "id": table.id,
        "title": table.title,
        "status": table.status,
        "version": table.version,
        "position": table.position,
        "options": table.settings,
        "pace": row["pace"],
        "listed": row["listed"],
        "watch": row["watch"],
        "overheard": row["overheard"],
        "talk_apart": bool(table.game.talk_apart),
        "to_act": [] if s is None else list(s.to_act),
        "deadline": row["deadline"],
        "clock": show_clock(table),
        "created": row["created"],
        "changed": row["changed"],
        "over": s is not None and s.over,
        "scores": None if s is None else scores(table, s),
        "ranking": s.ranking if s is not None and s.over else None,
    }
    if s is None:
        return {**found, **dict.fromkeys(("moment", "numbers", "number_names"))}
    return {**found, **show_words(table, s, now(table, s), language)}


def now(table: Table, s: Any) -> Json:
    """What everybody sees alike of the position on the table."""
    return kept(table, "public", public, table, s)


def show_own(table: Table, seat: int | None, language: str) -> Json:
    """What changes with moves only, as *seat* alone sees it."""
    s = table.state
    found: Json = {"seat": seat, **dict.fromkeys(("view", "board", "decision", "undo", "redo", "since")), "threats": []}
    if s is not None:
        same = now(table, s)
        found |= show_to_seat(table, s, seat, same)
        if seat is not None:
            found["decision"] = decision(table, seat, language)
            found["undo"] = right(table, table.why_not_undo(seat), language)
            found["redo"] = right(table, table.why_not_redo(seat), language)
            found["since"] = since(table, seat)
            found["threats"] = threats(table, s, seat, language, same["shared"])
    return found


def show_clock(table: Table) -> Json | None:
    """The rules of the clock, and what each shows: seconds in the bank, since when it runs, when its time is up, who is away."""
    pace, clocks = table.pace, table.clocks()
    if pace is None or clocks is None:
        return None
    seats = [
        {
            "bank": clock.bank,
            "since": clock.since,
            "due": clocks.due(pace, seat, table.outages),
            "away": [list(interval) for interval in clock.away],
            "late": clock.late,
        }
        for seat, clock in enumerate(clocks.seats)
    ]
    pause = clocks.pause
    shown = None if pause is None else {"asked": pause.asked, "agreed": pause.agreed, "since": pause.since}
    return {"rules": describe_rules(pace), "seats": seats, "pause": shown}


def position(table: Table, s: Any, seat: int | str | None, language: str) -> Json:
    """A position as *seat* sees it (None: a spectator; ALL: everything)."""
    same = public(table, s)
    worries = threats(table, s, seat, language, same["shared"]) if isinstance(seat, int) else []
    return {**show_to_seat(table, s, seat, same), **show_words(table, s, same, language), "threats": worries}


def public(table: Table, s: Any) -> Json:
    """What everybody sees alike of a position, and is therefore worked out once."""
    shared = page_of(table).shared
    return {"numbers": all_numbers(game_called(table.title), s), "shared": None if shared is None else shared(s)}


def show_words(table: Table, s: Any, same: Json, language: str) -> Json:
    """What everybody reads alike in one language."""
    rated = same["numbers"]
    return {"numbers": rated, "number_names": number_names(table, rated[0], language), "moment": moment(table, s, language)}


def show_to_seat(table: Table, s: Any, seat: int | str | None, same: Json) -> Json:
    """What *seat* alone sees."""
    if isinstance(seat, str):
        return {"view": everything(s), "board": None}
    board = page_of(table).board
    return {"view": s.view(seat), "board": None if board is None else board(s, seat, same["shared"])}


def threats(table: Table, s: Any, seat: int, language: str, shared: Any = None) -> list[Json]:
    """What *seat* should not forget, the worst first; *shared* as worked out for all, if it is."""
    told = page_of(table).threats
    return [] if told is None else [show_threat(table, threat, language) for threat in told(s, seat, shared)]


def show_threat(table: Table, threat: Threat, language: str) -> Json:
    refs = [{"kind": kind, "value": value} for kind, value in threat.refs]
    return {"level": threat.level, "rule": threat.rule, "message": {**message(table, *threat.message, language), "refs": refs}}


def since(table: Table, seat: int) -> Json:
    """Where the last turn of *seat* ended: before the decision that ended it, so that what followed from that is told too."""
    told, read = page_of(table).chapter, table.readable(seat)
    if told is None:
        left = table.since(seat)
        return {"position": left, "line": bisect_right(read, left, key=at_position)}
    ended: int | None = None
    for line, chapter in reversed(table.find_headings(seat, told)):
        if chapter.level == "turn" and chapter.seat == seat:
            if ended is not None:
                return {"position": ended - 1, "line": bisect_left(read, ended, key=at_position)}
        else:
            ended = line.position
    return {"position": 0, "line": 0}


def everything(s: Any) -> Json:
    """All cards face up: for finished games."""
    plain: Json = s.to_json()["state"]
    return {**s.view(None), **{name: value for name, value in plain.items() if name != "luck"}}


def right(table: Table, why: Refusal | None, language: str) -> Json:
    return {"allowed": True, "refusal": None} if why is None else {"allowed": False, "refusal": show_refusal(table, why, language)}


def lines(table: Table, seat: int | None, language: str, after: int | None = None) -> Json:
    """The lines a reader lacks who has seen everything up to version *after*."""
    readable = table.readable(seat)
    have = 0 if after is None else bisect_right(readable, after, key=at_version)
    return {"from": have, "total": len(readable), "new": [show_line(table, n, line, language) for n, line in enumerate(readable[have:], have)]}


def show_line(table: Table, n: int, line: Line, language: str) -> Json:
    """One line of the chronicle."""
    if language not in line.texts:
        names = called_then(table, line, language)
        told = message(table, f"log-{line.event.message}", line.event.args, language, names)
        opens = any(line.event.message in scene.opens for scene in page_of(table).scenes)
        line.texts[language] = {"message": told, "chapter": show_chapter(table, line.event, language, names), "scene": opens}
    return {"n": n, "version": line.seq, "position": line.position, "seat": line.seat, **line.texts[language]}


def show_chapter(table: Table, event: Event, language: str, names: tuple[str, ...]) -> Json | None:
    """The heading that an event opens in the log."""
    told = page_of(table).chapter
    chapter = None if told is None else told(event)
    if chapter is None:
        return None
    return {"level": chapter.level, "heading": message(table, *chapter.heading, language, names), "seat": chapter.seat, "told": chapter.told}


# --- the decision


def decision(table: Table, seat: int, language: str) -> Json | None:
    """What *seat* is asked, with its choices and what they are called; None if it is not asked."""
    s = table.state
    asked = s.decision(seat)
    if asked is None:
        return None
    pending, listed = s.pending, asked.options
    if isinstance(listed, list) and not listed:
        return None  # it may speak up, but has nothing to say
    candidates = page_of(table).candidates
    legal = frozenset(listed) if isinstance(listed, list) else ()
    wished = [] if candidates is None else [(option, s.why_not(option, seat)) for option in candidates(s, seat) if option not in legal]
    return {
        "seat": seat,
        "what": asked.what,
        "waited": seat in s.to_act,
        "rule": asked.rule,
        "kind": "sealed" if isinstance(pending, AskAll) else "open" if isinstance(pending, AskAny) else "one",
        "prompt": message(table, f"ask-{asked.what}", asked.prompt[1], language),
        "options": [] if isinstance(listed, Space) else [choice(table, s, seat, option, language) for option in listed],
        "space": space(table, s, seat, listed.plain(), language) if isinstance(listed, Space) else None,
        "samples": samples(table, s, seat, listed, language) if isinstance(listed, Space) else [],
        "refused": [
            {"option": option, "label": label(table, s, seat, option, language), "refusal": show_refusal(table, why, language)}
            for option, why in wished
            if why is not None
        ],
    }


def choice(table: Table, s: Any, seat: int, option: Option, language: str) -> Json:
    return {"option": option, "label": label(table, s, seat, option, language), "unlikely": s.unlikely(option)}


def space(table: Table, s: Any, seat: int, plain: Any, language: str) -> Any:
    """A set choice, with words for each of its parts."""
    if isinstance(plain, list):
        return [choice(table, s, seat, tuples(option), language) for option in plain]
    found = dict(plain)
    if "parts" in found:
        found["parts"] = [space(table, s, seat, part, language) for part in found["parts"]]
    elif found["space"] == "subset":
        found["labels"] = [label(table, s, seat, (found["verb"], (tuples(item),)), language) for item in found["items"]]
    elif found["space"] == "amounts":
        ones = found.pop("ones", None) or [(found["verb"], one) for one in one_of_each(found["bounds"])]
        found["labels"] = [label(table, s, seat, one, language) for one in ones]
    elif found["space"] == "payment":
        usual = found["bills"][0]["how"]
        found["labels"] = [label(table, s, seat, (found["verb"], usual, one), language) for one in one_of_each(found["bounds"])]
    return found


def one_of_each(bounds: list[int]) -> list[tuple[int, ...]]:
    """Amounts with one of a kind, for every kind.

    >>> one_of_each([3, 1])
    [(1, 0), (0, 1)]
    """
    return [tuple([int(i == n) for i in range(len(bounds))]) for n in range(len(bounds))]


def samples(table: Table, s: Any, seat: int, listed: Space, language: str) -> list[Json]:
    """Some options out of a space, for whoever does not know its kind; the same ones whenever this version is asked for."""
    rng = random.Random(f"{table.id} {table.version} {seat}")
    found = {listed.sample(rng): None for _ in range(SAMPLES)}
    return [choice(table, s, seat, option, language) for option in found]


def walk_space(table: Table, seat: int, path: tuple[Any, ...]) -> Json:
    """What may come after *path* in the space that *seat* chooses from; the option, when it is complete."""
    listed = table.state.legal(seat)
    if not isinstance(listed, Space):
        raise Problem("refused", "nothing-to-walk", version=table.version)
    taken: tuple[Any, ...] = ()
    for step in path:
        choices = listed.choices(taken)
        if step not in choices:
            raise Problem("refused", "path-leaves-the-choice", version=table.version)
        taken = (*taken, choices[choices.index(step)])
    choices = listed.choices(taken)
    return {"version": table.version, "path": taken, "choices": choices, "option": None if choices else listed.option(taken)}


def why_not(table: Table, seat: int, options: list[Option], language: str) -> list[Json]:
    """For each option the reason why it is refused, or None."""
    s = table.state
    answers = [(option, s.why_not(option, seat)) for option in options]
    return [{"option": option, "refusal": None if why is None else show_refusal(table, why, language)} for option, why in answers]


# --- previews: in possible worlds of the seat, so that nothing hidden shows


def previews(table: Table, s: Any, seat: int, options: list[Option], language: str) -> list[Json]:
    """What each option would change in this position for the seat that chooses it."""
    rng = random.SystemRandom()
    worlds: list[Any] = []

    def imagine(n: int) -> Any:
        while len(worlds) <= n:
            worlds.append(s.determinize(seat, random.Random(rng.getrandbits(128))))
        return worlds[n]

    names = number_names(table, numbers(table, imagine(0), seat), language)
    legal = [option for option in options if s.why_not(option, seat) is None]
    return [{"option": option, **_preview(table, imagine, seat, [option], names, language)} for option in legal]


def show_plan(table: Table, seat: int, parts: tuple[Option, ...], language: str) -> Json:
    """What a plan comes to: its decisions in order, what they change, the position after them; or why it is refused."""
    found = order_plan(table.state, seat, parts)
    if isinstance(found, Refusal):
        why = show_refusal(table, found, language)
        return {"version": table.version, "options": [], "refusal": why, "preview": None, "view": None, "forecast": None}
    rng = random.SystemRandom()

    def imagine(n: int) -> Any:
        return table.state.determinize(seat, random.Random(rng.getrandbits(128)))

    world = imagine(0)
    preview = _preview(table, imagine, seat, found, number_names(table, numbers(table, world, seat), language), language)
    after = world.clone()
    options = []
    for option in found:
        options.append(choice(table, after, seat, option, language))
        after.play(option, seat)
    forecast = page_of(table).forecast
    sure = not preview["hidden"]
    return {
        "version": table.version,
        "options": options,
        "refusal": None,
        "preview": preview,
        "view": after.view(seat) if sure else None,
        "forecast": forecast(world, after, seat) if sure and forecast is not None else None,
    }


def _preview(table: Table, imagine: Callable[[int], Any], seat: int, options: list[Option], names: dict[str, str], language: str) -> Json:
    """What these options, one after another, would change."""
    seen = foresee(game_called(table.title), imagine, seat, options)
    return {
        "changes": [{"name": name, "label": names[name], "before": before, "after": after} for name, before, after in seen.changes],
        "unsure": seen.unsure,
        "hidden": seen.hidden,
        "next": None if seen.asked is None else {"seat": seen.asked[0], "what": seen.asked[1]},
        "warnings": [message(table, id, args, language) for id, args in seen.warnings],
    }


def show_ideas(table: Table, s: Any, seat: int, language: str) -> list[Json]:
    """The best choices in a bot's eyes, each with what it would change and by how much the bot likes it better than a middling one."""
    if seat not in s.to_act:
        return []
    ideas = advise(game_called(table.title), SeatView(s, seat), random.Random(random.SystemRandom().getrandbits(128)))
    foreseen = previews(table, s, seat, [idea.option for idea in ideas], language)
    shown = zip(ideas, foreseen, strict=True)
    return [{**choice(table, s, seat, idea.option, language), "preview": preview, "gain": round(idea.gain, 1)} for idea, preview in shown]


# --- the past


def past(table: Table, n: int, seat: int | None, eyes: int | str | None, language: str) -> Json:
    """The position after *n* decisions with the *eyes* of a seat; what the reader's own *seat* did is named."""
    history = table.history
    assert history is not None
    s = history.at(n)
    read = table.readable(None if eyes == ALL else eyes, everything=eyes == ALL)  # type: ignore[arg-type]
    first, last = bisect_left(read, n, key=at_position), bisect_right(read, n, key=at_position)
    mine = [show_line(table, i, read[i], language) for i in range(first, last)]
    move: Json | None = None
    if n:
        made, mark = history.moves[n - 1], table.marks[n - 1]
        named = table.status == "over" or made.seat == seat
        move = {"seat": made.seat, "at": mark.at, "label": label(table, history.at(n - 1), made.seat, made.option, language) if named else None}
    return {
        "position": n,
        "last": len(history.moves),
        "version": table.version,
        "seat": eyes,
        "move": move,
        "to_act": list(s.to_act),
        "over": s.over,
        "scores": scores(table, s),
        "lines": mine,
        "line": first,
        **position(table, s, eyes, language),
    }


def hindsight(table: Table, n: int, seat: int | None, language: str) -> Json:
    """What was decided after *n* decisions, and what a bot would have done that knew what the decider knew.

    While the game runs, of the reader's own *seat* only: what a bot would do for somebody else tells what is in a hand.
    """
    history = table.history
    assert history is not None
    made = history.moves[n] if n < len(history.moves) else None
    if made is None or (made.seat != seat and table.status != "over"):
        return {"position": n, "seat": None, "made": None, "ideas": []}
    s = history.at(n)
    return {
        "position": n,
        "seat": made.seat,
        "made": choice(table, s, made.seat, made.option, language),
        "ideas": show_ideas(table, s, made.seat, language),
    }


def graph(table: Table, language: str) -> Json:
    """The public numbers of every seat over the whole game."""
    history = table.history
    assert history is not None
    key = ("graph", language)
    if key in table.cache:
        found: Json = table.cache[key]
        return found
    last = len(history.moves)
    step = max(1, -(-last // GRAPH_POINTS))
    at = [*range(0, last, step), last]
    series: dict[str, list[list[int | float]]] = {}
    moments: list[Json | None] = []
    forecast: list[list[float] | None] = []
    odds: list[list[float] | None] = []
    for n, s in enumerate(history.positions()):
        if n % step and n != last:
            continue
        forecast.append(foretell(table, s))
        odds.append(weigh(table, s, n))
        moments.append(moment(table, s, language))
        for seat in range(s.seats()):
            for name, value in {"score": scores(table, s)[seat], **numbers(table, s, seat)}.items():
                series.setdefault(name, [[] for _ in table.seats])[seat].append(value)
    marked = page_of(table).marks
    marks = [] if marked is None else [line for line in table.readable(None) if marked(line.event)]
    found = table.cache[key] = {
        "version": table.version,
        "positions": at,
        "moments": moments,
        "series": series,
        "labels": number_names(table, series, language),
        "marks": [{"position": line.position, "message": show_line(table, 0, line, language)["message"]} for line in marks],
        "main": list(page_of(table).main),
        "forecast": forecast,
        "chances": odds,
        "sources": sources(table, language),
    }
    return found


def foretell(table: Table, s: Any) -> list[float] | None:
    """What a bot says a position was worth to every seat; only when all hands lie open, for it looks at them."""
    sense = game_called(table.title).sense
    if sense is None or not table.state.over or s.over:
        return None
    judge = sense.build()
    return [round(judge.worth(s, seat), 1) for seat in range(s.seats())]


def weigh(table: Table, s: Any, n: int) -> list[float] | None:
    """Everybody's chance to win after *n* decisions, as far as anybody has measured it; only when all hands lie open."""
    found = chances(game_called(table.title), s, n) if table.state.over else None
    return None if found is None else [round(chance, 3) for chance in found]


def sources(table: Table, language: str) -> list[Json]:
    """What everybody's points came from, by source and part of the game, when it is over."""
    told = page_of(table).sources
    if told is None or not table.state.over:
        return []
    sums: dict[tuple[str, str], list[int]] = {}
    for source, part, seat, n in told(table.state, [(line.position, line.event) for line in table.lines]):
        sums.setdefault((source, part), [0] * table.state.seats())[seat] += n
    worded = words.speaker(table.title, language)
    return [
        {"source": source, "label": worded(f"source-{source}"), "part": part, "points": [in_points(table, n) for n in halves]}
        for (source, part), halves in sums.items()
    ]


# --- the lobby


def summary_of(table: Table) -> dict[str, Any]:
    """What the list of games shows of this position, without words."""
    s = table.state
    told = page_of(table).moment
    return {
        "to_act": list(s.to_act),
        "what": None if s.over else s.pending.what,
        "about": None if s.over else s.pending.about,
        "scores": scores(table, s),
        "ranking": s.ranking if s.over else None,
        "position": table.position,
        "moment": None if told is None else told(s),
    }
