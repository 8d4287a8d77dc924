"""Every page, every dialog and every great question, each brought about the same way each time.

A scene goes there and gives back what must be seen, so that nothing is ever praised that was not there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from civitas.games.civilization_1980.conflict import Conflicts
from civitas.games.civilization_1980.page_purchase import purchase
from civitas.games.civilization_1980.tables import COMMODITIES, GROUPS
from civitas.server.tokens import secret_token
from games.civilization_1980.table import assaulted, begin

from . import coc_dialog_stops, smc_dialog_stops
from .coc_stops import cultures
from .conftest import Seats
from .positions import Stop, Tour, further, made, write
from .smc_stops import tour as empires

BLANK = '<!doctype html><link rel="icon" href="data:,">'  # nothing of ours runs here yet
TTA, CIV, SMC = "through_the_ages", "civilization_1980", "sid_meiers_civilization"
COC = "clash_of_cultures"


def ages_notices(s: Any) -> Iterator[str]:
    """Questions by name; a war that could be declared; tactics that lie open to all."""
    yield "over" if s.over else s.pending.what
    if not s.over and s.pending.what == "politics" and declarations(s):
        yield "war-or-peace"
    if not s.over and s.pending.what == "action" and len(s.tactics) > 1 and len(s.players[s.to_act[0]].military) > 2:
        yield "tactics"


def declarations(s: Any) -> list[Any]:
    return [option for option in s.legal() if option[0] == "war"]


def nations_notice(s: Any) -> Iterator[str]:
    """Questions by name; a purchase begun, one of several groups, one paid in several ways; a calamity in hand; a floor where two can trade."""
    yield "over" if s.over else s.pending.what
    what = None if s.over else s.pending.what
    if what == "buy" and purchase(s, s.to_act[0])["chosen"]:
        yield "choosing"
    if what == "buy" and any(p.cards for p in s.players) and len({GROUPS[option[1]] for option in s.legal() if option[0] == "buy"}) > 1:
        yield "shopping"
    if what == "hand-in" and len(purchase(s, s.to_act[0])["payments"]) > 1:
        yield "paying"
    if what == "market-offer" and any(card >= COMMODITIES for card in s.players[s.to_act[0]].hand):
        yield "cursed"
    if what == "floor" and not s.stack[-1].offers and len(rich(s)) > 1:
        yield "barter"


def rich(s: Any) -> list[int]:
    """Who can offer three cards."""
    return [p.seat for p in s.players if len(goods(p)) > 2]


def goods(player: Any) -> list[int]:
    return [card for card in player.hand if card < COMMODITIES]


def worlds_notice(s: Any) -> Iterator[str]:
    """Questions by name; a city that may build, figures that may move, a city to be founded, each when there is something to see."""
    if s.over or not s.turn:
        yield "over" if s.over else s.pending.what
        return
    if s.turn > 7:
        yield s.pending.what
    if s.pending.what == "start-of-turn" and any(option[0] == "found" for option in s.legal(s.to_act[0])):
        yield "founding"


@cache
def tour(name: str) -> Tour:
    """The tours, each begun when its first position is wanted."""
    if name == "ages":
        return Tour(TTA, 3, ages_notices)
    if name == "nations":
        return Tour(CIV, 4, nations_notice)
    if name == "worlds":
        return Tour(SMC, 4, worlds_notice)
    if name == "cultures":
        return cultures()
    if name == "seven nations":
        return Tour(CIV, 7, nations_notice)
    return Tour(CIV, 3, nations_notice, trade_mode="floor")


@cache
def at_war() -> Stop:
    """My turn, after somebody has declared war on me."""
    peace = tour("ages").stop("war-or-peace")
    war = declarations(peace.state)[0]
    return further(peace, (peace.state.to_act[0], war), until=lambda s: asked(s, "action") and s.to_act[0] == war[2])


def asked(s: Any, what: str) -> bool:
    return not s.over and s.pending.what == what


@cache
def countered() -> Stop:
    """Two offers on the floor, one of them answered: its maker is asked."""
    empty = tour("floor").stop("barter")
    one, two = rich(empty.state)[:2]
    mine, theirs = (tuple(sorted(goods(empty.state.players[seat])[:3])) for seat in (one, two))
    said = [(one, ("offer", mine, mine[0], None, None)), (two, ("offer", theirs, theirs[0], one, mine[0])), (two, ("counter", 1, theirs, theirs[0]))]
    return further(empty, *said)


@cache
def threatened() -> Stop:
    """CIV80-8.10: two cities of Egypt are assaulted, and the first would fall without a fight."""
    return made(CIV, begin(assaulted(), Conflicts()))


class Stage:
    """A browser's page, and how it gets to where there is something to see."""

    def __init__(self, page: Page, address: str, database: Path) -> None:
        self.page, self.address, self.database = page, address, database
        self.always: dict[str, Any] = {"name": "Ann", "learned": [TTA, CIV, SMC, COC]}

    def remember(self, **kept: Any) -> None:
        """Have the browser remember this and nothing else."""
        blank = f"{self.address}/blank"
        self.page.route(blank, lambda route: route.fulfill(content_type="text/html", body=BLANK))
        self.page.goto(blank)
        values = {f"civitas.{name}": json.dumps({"value": value}) for name, value in (self.always | kept).items()}
        self.page.evaluate("kept => {localStorage.clear(); for (const name in kept) localStorage.setItem(name, kept[name]);}", values)

    def visit(self, path: str, **kept: Any) -> Page:
        self.remember(**kept)
        self.page.goto(self.address + path)
        return self.page

    def watch(self, stop: Stop, path: str = "") -> Page:
        """Look at a position without a seat."""
        return self.visit(f"/games/{write(self.database, stop)['id']}{path}")

    def sit(self, stop: Stop, *seats: int, path: str = "", **kept: Any) -> Page:
        """Look at a position from these seats; from the one that is asked, if none is said."""
        at = write(self.database, stop)
        wanted = seats or tuple(stop.state.to_act[:1]) or (0,)
        held = [{"game": at["id"], "seat": seat, "token": at["seats"][seat]["token"]} for seat in wanted]
        page = self.visit(f"/games/{at['id']}{path}", seats=held, **kept)
        expect(page.locator(".boardroom > .tta, .boardroom > .civ, .boardroom > .smc, .boardroom > .coc")).to_be_visible()
        return page

    def new(self, title: str, *seats: dict[str, Any], **options: Any) -> Seats:
        """A table set up through the server's own interface."""
        return Seats(self.address, title, list(seats), options)


Scene = Callable[[Stage], Locator]
SCENES: dict[str, Scene] = {}


def scene(name: str) -> Callable[[Scene], Scene]:
    def noted(play: Scene) -> Scene:
        assert name not in SCENES
        SCENES[name] = play
        return play

    return noted


# --- pages


@scene("lobby")
def lobby(stage: Stage) -> Locator:
    """My games, some of them mine to move, an open table, a finished game, and one of others that anybody may watch."""
    others = tour("ages").stop("bid")
    write(stage.database, others._replace(game=others.game | {"listed": True}), names=("Zoë", "Yves", "Xenia"))
    stage.new(TTA, {"kind": "invite"}, {"kind": "me", "name": "Bob"})
    held = []
    for stop in (tour("ages").stop("politics"), tour("ages").stop("over"), tour("nations").stop("buy")):
        at = write(stage.database, stop)
        held += [{"game": at["id"], "seat": seat["seat"], "token": seat["token"]} for seat in at["seats"][:1]]
    page = stage.visit("/", seats=held)
    expect(page.locator(".gm").first).to_be_visible()
    expect(page.locator(".live .small").first).to_be_visible()
    return page.get_by_role("heading", name="New game")


@scene("lobby, no games yet")
def empty_lobby(stage: Stage) -> Locator:
    return stage.visit("/").get_by_role("button", name="Play a first game now")


@scene("new game of Through the Ages")
def new_ages(stage: Stage) -> Locator:
    page = stage.visit("/new/through_the_ages")
    page.get_by_role("button", name="Friends").click()
    page.get_by_role("group", name="Steady").get_by_role("button", name="more").click()
    return page.get_by_role("button", name="Start the game")


@scene("new game of Civilization")
def new_civilization(stage: Stage) -> Locator:
    """One screen for three, and every setting that applies in sight."""
    page = stage.visit("/new/civilization_1980")
    page.get_by_role("button", name="Here, in turns").click()
    page.get_by_role("group", name="Others at this screen").get_by_role("button", name="more").click()
    page.get_by_text("Everything else").click()
    return page.locator("#option-trade_mode")


@scene("sign in")
def sign_in(stage: Stage) -> Locator:
    page = stage.visit("/me")
    page.get_by_role("button", name="Make an account").click()
    return page.get_by_label("Password", exact=True)


@scene("account")
def account(stage: Stage) -> Locator:
    """With a device, and nothing finished yet."""
    page = stage.visit("/me")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("Name", exact=True).fill(f"Agnė {secret_token()[:8]}")
    page.get_by_label("Password", exact=True).fill("a tower by the river")
    page.locator(".entry button[type=submit]").click()
    return page.get_by_role("heading", name="Devices")


@scene("join")
def join(stage: Stage) -> Locator:
    at = stage.new(TTA, {"kind": "me", "name": "Ann"}, {"kind": "invite"})
    return stage.visit(f"/join/{at.id}#{at.seats[1]['invite']}").get_by_role("button", name="Sit down")


@scene("join with a link that was used")
def join_in_vain(stage: Stage) -> Locator:
    at = stage.new(TTA, {"kind": "me", "name": "Ann"}, {"kind": "invite"})
    page = stage.visit(f"/join/{at.id}#{'x' * 43}")
    page.get_by_role("button", name="Sit down").click()
    return page.get_by_role("alert")


@scene("gathering")
def gathering(stage: Stage) -> Locator:
    at = stage.new(TTA, {"kind": "me", "name": "Ann"}, {"kind": "invite"}, {"kind": "bot", "bot": "greedy"})
    held = [{"game": at.id, "seat": 0, "token": at.seats[0]["token"]}, {"game": at.id, "seat": None, "token": at.host, "host": True}]
    page = stage.visit(f"/games/{at.id}", seats=held)
    page.get_by_role("button", name="New link").click()
    return page.get_by_label("Link to share")


@scene("no such page")
def lost(stage: Stage) -> Locator:
    return stage.visit("/nowhere").get_by_role("heading")


@scene("no such game")
def lost_game(stage: Stage) -> Locator:
    return stage.visit("/games/AAAAAAAAAAAAAAAAAAAAAA").get_by_role("heading")


@scene("rules of Through the Ages")
def rules_ages(stage: Stage) -> Locator:
    """What a search leaves of the book; the whole of the other one is seen in its dialog."""
    page = stage.visit(f"/rules/{TTA}#TTA-6.2.3")
    page.get_by_role("searchbox").fill("tactic")
    expect(page.locator("#rule-TTA-1\\.1")).to_have_count(0)
    return page.locator("article").first


@scene("rules of Civilization, nothing found")
def rules_nothing(stage: Stage) -> Locator:
    page = stage.visit(f"/rules/{CIV}")
    page.get_by_role("searchbox").fill("qqqq")
    expect(page.locator("article")).to_have_count(0)
    return page.get_by_role("searchbox")


@scene("credits")
def credits(stage: Stage) -> Locator:
    return stage.visit("/credits").get_by_role("heading", name="Credits")


# --- around a table


@scene("menu")
def menu(stage: Stage) -> Locator:
    page = stage.sit(tour("ages").stop("politics"))
    page.locator(".menu > summary").click()
    return page.locator(".menu").get_by_role("button", name="Seats")


@scene("how to play Through the Ages")
def learn_ages(stage: Stage) -> Locator:
    page = stage.sit(tour("ages").stop("politics"), learned=[])
    page.locator(".menu > summary").click()
    page.locator(".menu").get_by_role("button", name="How to play").click()
    return page.locator("dialog .learn")


@scene("how to play Civilization")
def learn_civilization(stage: Stage) -> Locator:
    page = stage.sit(tour("nations").stop("ships"), learned=[])
    page.locator(".menu > summary").click()
    page.locator(".menu").get_by_role("button", name="How to play").click()
    return page.locator("dialog .learn")


@scene("since your last turn, Through the Ages")
def since_ages(stage: Stage) -> Locator:
    page = stage.sit(at_war())
    page.keyboard.press("s")
    return page.locator("dialog .forme")


@scene("since your last turn, Civilization")
def since_civilization(stage: Stage) -> Locator:
    page = stage.sit(tour("nations").stop("paying"))
    page.keyboard.press("s")
    return page.locator("dialog .forme")


@scene("seats")
def seats(stage: Stage) -> Locator:
    page = stage.sit(tour("ages").stop("politics"))
    page.locator(".menu > summary").click()
    page.locator(".menu").get_by_role("button", name="Seats").click()
    return page.locator("dialog .seatlist")


@scene("a rule, from a refusal")
def rule(stage: Stage) -> Locator:
    page = stage.sit(tour("nations").stop("choosing"))
    page.locator(".choices .ch.no .rule").first.click()
    return page.locator("dialog .rules article.hi")


@scene("why there is no undo")
def undo(stage: Stage) -> Locator:
    page = stage.sit(tour("ages").stop("politics"))
    page.get_by_role("button", name="Undo").focus()
    return page.locator(".undo .tip").first


@scene("a choice that is looked at")
def looked(stage: Stage) -> Locator:
    page = stage.sit(tour("ages").stop("action"))
    page.locator(".choices .ch[data-option^='[\"take\"']").first.click()
    return page.locator(".pick .fx")


@scene("a move that is refused")
def refused(stage: Stage) -> Locator:
    """Somebody else was faster, or the page is old."""
    page = stage.page

    def hasty(line: Any) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(re.sub(r'"version":\d+', '"version":0', said)))

    page.route_web_socket(re.compile("/live$"), hasty)
    stage.sit(tour("ages").stop("tactics"))
    page.locator(".choices .ch[data-option]").first.click()
    page.locator(".pick .do .btn.act").click()
    return page.get_by_role("alert")


@scene("a lost line")
def reconnecting(stage: Stage) -> Locator:
    page = stage.page
    lines: list[Any] = []

    def once(line: Any) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()

    page.route_web_socket(re.compile("/live$"), once)
    stage.sit(tour("nations").stop("ships"))
    lines[0].close(code=1012)
    return page.locator(".chip.care[role=status]")


@scene("chat")
def chat(stage: Stage) -> Locator:
    page = stage.sit(tour("nations").stop("ships"))
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something to all").fill("Shall we leave Crete alone this time?")
    page.keyboard.press("Enter")
    return page.locator(".logging .log li")


@scene("hot seat")
def hot_seat(stage: Stage) -> Locator:
    """Whoever sat here last is not the one who is asked now."""
    stop = tour("ages").stop("politics")
    asked = stop.state.to_act[0]
    return stage.sit(stop, (asked + 1) % 3, asked).locator("dialog.cover .seat")


@scene("spectator of Through the Ages")
def spectator_ages(stage: Stage) -> Locator:
    return stage.watch(tour("ages").stop("bid")).locator(".asking h2")


@scene("spectator of Civilization")
def spectator_civilization(stage: Stage) -> Locator:
    return stage.watch(countered()).locator(".asking h2")


@scene("looking back")
def looking_back(stage: Stage) -> Locator:
    return stage.sit(at_war(), path="/at/20").locator(".stepper")


@scene("end of Through the Ages")
def end_ages(stage: Stage) -> Locator:
    return stage.sit(tour("ages").stop("over")).locator("dialog .graphs canvas")


@scene("end of Civilization")
def end_civilization(stage: Stage) -> Locator:
    return stage.sit(tour("nations").stop("over")).locator("dialog .graphs canvas")


@scene("a finished game")
def finished(stage: Stage) -> Locator:
    page = stage.sit(tour("nations").stop("over"))
    page.locator("dialog").get_by_role("button", name="Close").click()
    return page.get_by_role("button", name="Result and graphs")


# --- the great questions

OVER = {"bid", "defend", "surrender"}  # these lie over the board


def question(stop: Callable[[], Stop], heading: str) -> Scene:
    def play(stage: Stage) -> Locator:
        return stage.sit(stop()).locator(heading)

    return play


def stopped(name: str, kind: str) -> Callable[[], Stop]:
    return lambda: tour(name).stop(kind)


ASKED = {
    "ages": "action tactics bid send defend pact civil-development",
    "nations": "nation ship-under-way land-moves market-counter market-answer choosing paying earthquake order-losses secede return-cards revolt",
    "seven nations": "ships",
    "cultures": "starting-settler busy-turn busy-move harvest levy ways-to-pay increase-happiness orientation",
    "worlds": "capital founding trade city-management movement",
    "floor": "barter",
}
for name, kinds in ASKED.items():
    for kind in kinds.split():
        SCENES[f"{name}: {kind}"] = question(stopped(name, kind), ".over .dlg h2" if kind in OVER else "#question")


@scene("worlds: what a city makes")
def making(stage: Stage) -> Locator:
    page = stage.sit(tour("worlds").stop("city-management"))
    page.locator(".sheet .it:not(.no)").first.click()
    return page.locator(".pick.item")


@scene("worlds: what a city lacks")
def rushed(stage: Stage) -> Locator:
    page = stage.sit(smc_dialog_stops.rushing())
    page.locator(".sheet .it.w:not(.no):has(.c small)").first.click()
    return page.locator(".pick.item .boosts")


@scene("worlds: figures in hand")
def in_hand(stage: Stage) -> Locator:
    page = stage.sit(tour("worlds").stop("movement"))
    page.locator('.chips [data-thing^="from-"]').first.click()
    return page.locator(".ch.goal").first


@scene("worlds: a plan")
def planned_moves(stage: Stage) -> Locator:
    page = stage.sit(tour("worlds").stop("movement"))
    for _ in range(2):
        page.locator('.chips [data-thing^="from-"]').first.click()
        page.locator(".ch.goal").first.click()
    return page.locator(".plan .entry").nth(1)


@scene("worlds: a campaign")
def campaign(stage: Stage) -> Locator:
    """A plan with a move of every kind."""
    planned = smc_dialog_stops.campaign()
    page = stage.sit(planned.stop)
    for start, goal in planned.moves.values():
        page.locator(f'.chips [data-thing="from-{start}"]').click()
        page.locator(f'.ch.goal[data-thing="to-{goal}"]').click()
    return page.locator(".plan .entry").nth(len(planned.moves) - 1)


@scene("worlds: an attack or a sacrifice")
def sacrifice(stage: Stage) -> Locator:
    strait = smc_dialog_stops.strait()
    page = stage.sit(strait.stop)
    page.locator(f'.chips [data-thing="from-{strait.moves["army"][0]}"]').click()
    return page.locator('.ch.goal[data-thing^="gift-"]')


@scene("worlds: looking on")
def worlds_watched(stage: Stage) -> Locator:
    return stage.watch(tour("worlds").stop("movement")).locator(".watching")


@scene("cultures: what a city builds")
def building(stage: Stage) -> Locator:
    page = stage.sit(cultures().stop("turn-construct"))
    page.locator('.insp [data-thing^="construct-"]').click()
    return page.locator(".builds .ch").first


@scene("cultures: a plan")
def planned_march(stage: Stage) -> Locator:
    page = stage.sit(cultures().stop("busy-move"))
    page.locator('.chips [data-thing^="from-"]').first.click()
    page.locator(".ch.goal").first.click()
    return page.locator(".plan .entry")


@scene("cultures: looking on")
def cultures_watched(stage: Stage) -> Locator:
    return stage.watch(cultures().stop("busy-turn")).locator(".watching")


SCENES["ages: war"] = question(at_war, "#question")
SCENES["floor: countered"] = question(countered, "#question")
SCENES["nations: surrender"] = question(threatened, ".over .dlg h2")

# --- the great questions of Sid Meier's Civilization

ROOM, ASIDE, SHEET = ".smc-room h2", ".smc-aside h2", ".over .dlg h2"
EMPIRES = {
    "battle with fronts": ROOM,
    "battle-close": ROOM,
    "late research": SHEET,
    "respond-to-event with an answer": SHEET,
    "respond-to-move with an answer": SHEET,
    "respond-to-action": SHEET,
    "two announced": SHEET,
    "watch": ASIDE,
    "propose": SHEET,
    "bargain": SHEET,
    "discard-events": SHEET,
    "place-person": ASIDE,
    "loot": "#question",
    "loot-city": "#question",
    "learn": "#question",
    "pay": "#question",
}


def empire(kind: str, heading: str) -> Scene:
    def play(stage: Stage) -> Locator:
        return stage.sit(empires().stop(kind), scenes="none").locator(heading).first

    return play


for kind, heading in EMPIRES.items():
    SCENES[f"empires: {kind}"] = empire(kind, heading)


for kind, by_hand in smc_dialog_stops.BY_HAND.items():
    SCENES[f"empires: {kind}"] = question(by_hand, "#question")


def empire_sheet(name: str) -> Scene:
    def play(stage: Stage) -> Locator:
        page = stage.sit(empires().stop("cities"), scenes="none")
        page.locator(".sheetbuttons .btn").nth(["market", "culture", "techs"].index(name)).click()
        return page.locator("dialog[open] .bd > *").first

    return play


for name in ("market", "culture", "techs"):
    SCENES[f"empires: sheet of {name}"] = empire_sheet(name)


@scene("empires: a guided first turn")
def guided_turn(stage: Stage) -> Locator:
    return stage.sit(tour("worlds").stop("capital"), guided={}).get_by_role("button", name="Leave the guide")


def gathering_for(stage: Stage, title: str) -> Locator:
    """A host who waits for a friend."""
    at = stage.new(title, {"kind": "me", "name": "Ann"}, {"kind": "invite"}, {"kind": "bot", "bot": "greedy"})
    held = [{"game": at.id, "seat": 0, "token": at.seats[0]["token"]}, {"game": at.id, "seat": None, "token": at.host, "host": True}]
    return stage.visit(f"/games/{at.id}", seats=held).get_by_role("button", name="New link")


@scene("empires: waiting for a friend")
def gathering_empires(stage: Stage) -> Locator:
    return gathering_for(stage, SMC)


@scene("empires: looking back")
def looking_back_at_empires(stage: Stage) -> Locator:
    return stage.sit(empires().stop("cities"), path="/at/120").locator(".stepper")


@scene("empires: a battle told")
def battle_told(stage: Stage) -> Locator:
    return stage.sit(empires().stop("loot-city")).locator(".scene .reckoned")


@scene("empires: result and graphs")
def end_of_empires(stage: Stage) -> Locator:
    return stage.sit(empires().stop("over")).locator("dialog .graphs canvas")


@scene("empires: victory")
def victory(stage: Stage) -> Locator:
    page = stage.sit(empires().stop("over"))
    page.locator("dialog").get_by_role("button", name="Close").click()
    return page.locator(".smc-room.victory h2")


# --- the dialogs of Clash of Cultures

DIALOGS: dict[str, tuple[Callable[[], Stop], str]] = {
    "a battle, tactics": (coc_dialog_stops.laying, "[data-dialog=battle] .lowcard.legal"),
    "a battle, who falls": (coc_dialog_stops.falling, "[data-dialog=battle] .dice .die"),
    "an event": (coc_dialog_stops.event, "[data-dialog=event] .todo .now"),
    "influence": (coc_dialog_stops.influencing, "[data-dialog=influence] .ch"),
    "objectives": (coc_dialog_stops.completing, "[data-dialog=objectives] .half.open"),
    "an offer": (coc_dialog_stops.offering, "[data-dialog=offer] .thing"),
    "an offer to me": (coc_dialog_stops.answering, "[data-dialog=answer] .bundle"),
    "a lost city": (coc_dialog_stops.fleeing, "[data-dialog=capture] .ch"),
    "a leader": (coc_dialog_stops.choosing_leader, "[data-dialog=leaders] .leadercard"),
    "trade routes": (coc_dialog_stops.trading_by_sea, "[data-dialog=routes] .ch"),
    "cards to give": (coc_dialog_stops.giving_two, ".asking .setrow"),
    "mercenaries": (coc_dialog_stops.hiring, ".asking .setrow"),
    "taxes": (coc_dialog_stops.taxing, ".asking .purse"),
    "a mood to raise": (coc_dialog_stops.cheering, ".asking .pickrow"),
    "a free advance": (coc_dialog_stops.free_advance, "[data-dialog=advances] .adv.legal"),
}


def of_cultures(stop: Callable[[], Stop], shows: str) -> Scene:
    def play(stage: Stage) -> Locator:
        return stage.sit(stop()).locator(shows).first

    return play


for name, (at, shows) in DIALOGS.items():
    SCENES[f"culture dialogs: {name}"] = of_cultures(at, shows)


@scene("culture dialogs: all advances")
def all_advances(stage: Stage) -> Locator:
    page = stage.sit(coc_dialog_stops.my_turn())
    page.locator('[data-region=doors] [data-thing="advances"]').click()
    return page.locator("[data-dialog=advances] .adv").first


@scene("culture dialogs: all civilizations")
def all_civilizations(stage: Stage) -> Locator:
    page = stage.sit(coc_dialog_stops.my_turn())
    page.locator('[data-region=doors] [data-thing="civilizations"]').click()
    return page.locator("[data-dialog=civilizations] .wondercard").first


@scene("how to play Clash of Cultures")
def learn_cultures(stage: Stage) -> Locator:
    page = stage.sit(coc_dialog_stops.my_turn(), learned=[])
    page.locator(".menu > summary").click()
    page.locator(".menu").get_by_role("button", name="How to play").click()
    return page.locator("dialog .learn")


@scene("the score of Clash of Cultures")
def end_cultures(stage: Stage) -> Locator:
    page = stage.sit(coc_dialog_stops.over())
    page.locator("dialog").get_by_role("button", name="Close").click()
    return page.locator("[data-dialog=score] .finish li").first


@scene("new game of Clash of Cultures")
def new_cultures(stage: Stage) -> Locator:
    page = stage.visit("/new/clash_of_cultures")
    page.get_by_text("Everything else").click()
    return page.get_by_role("button", name="Start the game")


@scene("gathering for Clash of Cultures")
def gathering_cultures(stage: Stage) -> Locator:
    return gathering_for(stage, COC)


@scene("the guide of Clash of Cultures")
def guide_cultures(stage: Stage) -> Locator:
    """The step about the map stands beside the home it speaks of."""
    page = stage.sit(cultures().stop("turn-collect"), guided={COC: ["coc-guide-settler"]})
    return page.locator(".coach").get_by_role("heading", name="The map")


@scene("since your last turn, Clash of Cultures")
def since_cultures(stage: Stage) -> Locator:
    page = stage.sit(cultures().stop("busy-turn"))
    page.keyboard.press("s")
    return page.locator("dialog .forme")


@scene("looking back at Clash of Cultures")
def looking_back_cultures(stage: Stage) -> Locator:
    return stage.sit(cultures().stop("busy-turn"), path="/at/60").locator(".stepper")


@scene("end of Clash of Cultures")
def over_cultures(stage: Stage) -> Locator:
    return stage.sit(coc_dialog_stops.over()).locator("dialog .graphs canvas")


@scene("culture dialogs: an attempt at influence")
def attempt_cultures(stage: Stage) -> Locator:
    page = stage.sit(coc_dialog_stops.influencing())
    page.locator("[data-dialog=influence] .ch[data-option]").first.click()
    return page.locator(".bars5 i").first


@scene("culture dialogs: a battle, stay or go back")
def retreat_cultures(stage: Stage) -> Locator:
    return stage.sit(coc_dialog_stops.staying()).locator("[data-dialog=battle] .chances > div").first
