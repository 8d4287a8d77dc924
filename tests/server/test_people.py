"""Accounts: nobody needs one; whoever has one finds their seats on every device, and a device that was signed out opens nothing."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
from sqlalchemy import select, update
from tabling import Client, Tables, first_choice, opened, play_out

from civitas.server import passwords, schema
from civitas.server.mail import Mail
from civitas.server.people import make_reset_link

GOOD = "a tower by the river"


def go(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, 90))


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["message"]["id"]


class Browser:
    """A device with cookies of its own."""

    def __init__(self, tables: Tables) -> None:
        self.http = httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test")

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api{path}", json=body)

    async def me(self) -> Any:
        return (await self.http.get("/api/me")).json()["me"]

    async def register(self, name: str = "Agnė", password: str = GOOD, **more: Any) -> httpx.Response:
        return await self.post("/people", name=name, password=password, label="Firefox on a laptop", **more)

    async def new(self, *kinds: str, **wish: Any) -> dict[str, Any]:
        seats = [{"kind": kind, "name": f"P{at}"} for at, kind in enumerate(kinds)]
        answer = await self.post("/games", title="bazaar", seats=seats, **wish)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def keys(self, *tokens: str) -> list[dict[str, Any]]:
        answer = await self.post("/me/keys", tokens=list(tokens))
        assert answer.status_code == 200, answer.text
        return answer.json()["keys"]


@asynccontextmanager
async def table_with(settings: Any) -> Any:
    async with opened(settings) as tables:
        yield tables, lambda: Browser(tables)


def test_a_guest_is_nobody_and_plays_all_the_same(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            guest = browser()
            assert await guest.me() is None
            made = await guest.new("me", "me")
            assert (await Client(tables.http, made["id"], made["seats"][0]["token"]).table())["seat"] == 0
            for path in ("/me", "/me/keys", "/me/claim", "/me/password", "/me/programs", "/session/end", "/me/devices/end-others"):
                body = {"tokens": []} if path in ("/me/keys", "/me/claim") else {"old": "x", "new": "y"} if "password" in path else {}
                answer = await guest.post(path, **({"label": "x"} if path == "/me/programs" else body))
                assert problem(answer) == (401, "problem-sign-in-first"), path

    go(work())


def test_a_cookie_is_for_this_host_alone_and_no_script_reads_it(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            answer = await browser().register()
            assert answer.status_code == 201, answer.text
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-civitas=")
            for part in ("HttpOnly", "Secure", "SameSite=strict", "Path=/"):
                assert part in cookie
            assert "Domain" not in cookie
            token = cookie.partition("=")[2].partition(";")[0]
            assert len(token) >= 43  # 256 bits
            assert token not in answer.text

    go(work())


def test_what_is_stored_opens_nothing(settings):
    """Passwords and tokens are in the database as hashes only."""

    async def work():
        async with table_with(settings) as (tables, browser):
            ann = browser()
            answer = await ann.register()
            token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
            async with tables.app.state.tables.store.reading() as connection:
                rows = [*(await connection.execute(select(schema.people))).all(), *(await connection.execute(select(schema.sessions))).all()]
            said = repr(rows)
            assert GOOD not in said
            assert token not in said
            assert "$argon2id$v=19$m=47104,t=2,p=1$" in said

    go(work())


def test_a_name_is_one_person_however_it_is_written(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            assert (await browser().register("Agnė")).status_code == 201
            for same in ("agnė", "AGNĖ", " Agnė ", "Agnė"):  # the last one with a combining dot
                assert problem(await browser().register(same)) == (409, "problem-name-taken"), same
            assert problem(await browser().register("  ")) == (422, "problem-name-needed")
            assert (await browser().post("/session", name="AGNĖ", password=GOOD)).status_code == 200

    go(work())


def test_passwords_that_everybody_guesses_are_refused(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            assert problem(await browser().register(password="short12")) == (422, "problem-password-short")
            for weak in ("password1", "Qwertyuiop", "Agnė Agnė"):
                assert problem(await browser().register("Agnė Agnė", weak)) == (422, "problem-password-common"), weak
            assert (await browser().register(password="x" * 8 + " ąčęėįš ☃ " + "y" * 60)).status_code == 201  # long, any letters, no composition

    go(work())


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            await browser().register()
            wrong = await browser().post("/session", name="Agnė", password="a tower by the sea")
            nobody = await browser().post("/session", name="Nobody", password=GOOD)
            assert problem(wrong) == problem(nobody) == (401, "problem-name-or-password")
            assert wrong.json() == nobody.json()

    go(work())


def test_whoever_guesses_is_stopped_from_whatever_address_and_however_they_write_the_name(settings):
    async def work():
        async with table_with(replace(settings, limits=1)) as (tables, browser):
            await browser().register("Agnė")
            written = ["Agnė", "AGNĖ", " agnė", "Agne\u0307", "\uff21gnė", "Agnė\u200b"]
            written += ["Agnė \u200b", "\u2060Agnė", "aGnė", "Agnė\t", "agnĖ", "agNė"]
            answers = []
            for name in written:
                tables.app.state.limits.buckets.pop(("sign-in", "127.0.0.1"), None)  # they come from another address each time
                answers.append((await browser().post("/session", name=name, password="a tower by the sea")).status_code)
            assert answers == [401] * 10 + [429] * 2

    go(work())


def test_signing_in_makes_a_new_session_and_signing_out_ends_it(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            one, two = browser(), browser()
            await one.register()
            await two.post("/session", name="Agnė", password=GOOD, label="Phone")
            first, second = (dict(b.http.cookies)["__Host-civitas"] for b in (one, two))
            assert first != second
            assert [d["label"] for d in (await one.me())["devices"]] == ["Phone", "Firefox on a laptop"]
            assert (await two.post("/session/end")).status_code == 204
            two.http.cookies.set("__Host-civitas", second)  # whoever kept it
            assert await two.me() is None
            assert (await one.me())["name"] == "Agnė"

    go(work())


def test_my_seats_are_mine_on_every_device(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            laptop, phone = browser(), browser()
            await laptop.register()
            made = await laptop.new("me", "invite")
            await phone.post("/session", name="agnė", password=GOOD)
            lent = await phone.keys()
            assert [(key["game"], key["seat"]) for key in lent] == [(made["id"], 0), (made["id"], None)]
            seat, host = (Client(tables.http, made["id"], key["token"]) for key in lent)
            assert (await seat.table())["seat"] == 0
            assert (await host.post("/seats/1/bot")).status_code == 204  # only the host may
            assert (await seat.post("/seats/1/bot")).status_code == 403
            assert (await seat.play((await seat.table())["decision"]["options"][0]["option"])).status_code == 200
            assert await phone.keys(*[key["token"] for key in lent]) == []  # it has them
            mine = (await phone.post("/mine", tokens=[key["token"] for key in lent])).json()["games"]
            assert [(game["id"], game["seat"], game["token_index"], game["host"]) for game in mine] == [(made["id"], 0, 0, True)]
            assert (await phone.post("/session/end")).status_code == 204
            assert (await seat.get()).status_code == 401
            assert (await host.post("/seats/1/invite")).status_code in (401, 403)
            assert (await Client(tables.http, made["id"], made["seats"][0]["token"]).get()).status_code == 200

    go(work())


def test_what_a_guest_played_can_be_claimed_once(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            ann, eve = browser(), browser()
            made = await ann.new("me", "me")
            tokens = [seat["token"] for seat in made["seats"]]
            await ann.register()
            await eve.register("Eve")
            assert (await ann.post("/me/claim", tokens=[*tokens, made["host"]])).json() == {"seats": 2}
            assert (await eve.post("/me/claim", tokens=tokens)).json() == {"seats": 0}
            assert await eve.keys() == []
            other = browser()
            await other.post("/session", name="Agnė", password=GOOD)
            assert [(key["game"], key["seat"]) for key in await other.keys()] == [(made["id"], 0), (made["id"], 1), (made["id"], None)]

    go(work())


def test_whoever_is_sent_away_has_no_key_left(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            host, guest, phone = browser(), browser(), browser()
            made = await host.new("me", "invite")
            await guest.register("Bob")
            await guest.post(f"/games/{made['id']}/claim", invite=made["seats"][1]["invite"], name="Bob")
            # it has begun; the host gives the seat to somebody else
            await phone.post("/session", name="Bob", password=GOOD)
            key = (await phone.keys())[0]
            bob = Client(tables.http, made["id"], key["token"])
            assert (await bob.table())["seat"] == 1
            replaced = await Client(tables.http, made["id"], made["host"]).post("/seats/1/replace")
            assert replaced.status_code == 200, replaced.text
            assert (await bob.get()).status_code == 401
            assert await phone.keys() == []

    go(work())


def test_a_new_password_signs_all_others_out(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            one, two = browser(), browser()
            await one.register()
            await two.post("/session", name="Agnė", password=GOOD)
            assert problem(await one.post("/me/password", old="not this one", new="another good one")) == (403, "problem-old-password")
            assert (await one.post("/me/password", old=GOOD, new="another good one")).status_code == 204
            assert await two.me() is None
            assert await one.me() is not None
            assert (await two.post("/session", name="Agnė", password=GOOD)).status_code == 401
            assert (await two.post("/session", name="Agnė", password="another good one")).status_code == 200

    go(work())


def test_a_program_has_a_token_of_its_own_that_changes_no_account(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            ann = browser()
            await ann.register()
            made = await ann.new("me", "me")
            token = (await ann.post("/me/programs", label="my bot")).json()["token"]
            program = httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test", headers={"authorization": f"Bearer {token}"})
            keys = (await program.post("/api/me/keys", json={"tokens": []})).json()["keys"]
            assert [(key["game"], key["seat"]) for key in keys] == [(made["id"], 0), (made["id"], 1), (made["id"], None)]
            assert problem(await program.post("/api/me/programs", json={"label": "x"})) == (403, "problem-programs-cannot")
            cookie = httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test", cookies={"__Host-civitas": token})
            device = next(d for d in (await ann.me())["devices"] if d["kind"] == "program")
            assert device["label"] == "my bot"
            assert (await ann.post(f"/me/devices/{device['id']}/end")).status_code == 204
            assert (await program.post("/api/me/keys", json={"tokens": []})).status_code == 401
            assert (await cookie.get("/api/me")).json() == {"me": None, "letters": False}

    go(work())


def test_a_program_changes_nothing_of_its_account(settings):
    """With another mail address it would have the account: a new password goes there."""

    async def work():
        async with table_with(replace(settings, smtp="smtp://mail.example")) as (tables, browser):
            ann = browser()
            await ann.register()
            token = (await ann.post("/me/programs", label="my bot")).json()["token"]
            program = httpx.AsyncClient(transport=tables.http._transport, base_url="https://table.test", headers={"authorization": f"Bearer {token}"})
            before = await ann.me()
            device = next(d["id"] for d in before["devices"] if d["kind"] == "device")
            for path, body in (
                ("/me", {"name": "Eve", "shown": True}),
                ("/me/mail", {"mail": "eve@mail.example", "password": GOOD}),
                ("/me/password", {"old": GOOD, "new": "another good one"}),
                ("/me/leave", {"password": GOOD}),
                (f"/me/devices/{device}/end", {}),
                ("/me/devices/end-others", {}),
            ):
                assert problem(await program.post(f"/api{path}", json=body)) == (403, "problem-programs-cannot"), path
            after = await ann.me()
            assert [{**one, "seen": 0} for one in after.pop("devices")] == [{**one, "seen": 0} for one in before.pop("devices")]
            assert after == before
            async with tables.app.state.tables.store.reading() as connection:
                assert (await connection.execute(select(schema.letters))).first() is None

    go(work())


def test_another_mail_address_wants_the_password(settings, monkeypatch):
    """Whoever finds a device signed in cannot have letters sent to themselves (ASVS 7.5.1)."""

    async def send(*_):
        return True

    async def work():
        monkeypatch.setattr(Mail, "send", send)
        async with table_with(replace(settings, smtp="smtp://mail.example")) as (_, browser):
            ann = browser()
            await ann.register()
            assert problem(await ann.post("/me/mail", mail="eve@mail.example")) == (422, "problem-input-does-not-fit")
            assert problem(await ann.post("/me/mail", mail="eve@mail.example", password="not hers at all")) == (403, "problem-old-password")
            assert (await ann.post("/me/mail", mail="ann@mail.example", password=GOOD)).status_code == 204

    go(work())


def test_one_account_cannot_touch_the_devices_of_another(settings):
    async def work():
        async with table_with(settings) as (_, browser):
            ann, eve = browser(), browser()
            await ann.register()
            await eve.register("Eve")
            device = (await ann.me())["devices"][0]["id"]
            assert problem(await eve.post(f"/me/devices/{device}/end")) == (404, "problem-no-such-device")
            assert (await ann.me())["name"] == "Agnė"

    go(work())


def test_a_deleted_account_leaves_its_games_to_whoever_has_the_links(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            ann = browser()
            await ann.register()
            made = await ann.new("me", "me")
            assert problem(await ann.post("/me/leave", password="not this")) == (403, "problem-old-password")
            assert (await ann.post("/me/leave", password=GOOD)).status_code == 204
            assert await ann.me() is None
            assert (await Client(tables.http, made["id"], made["seats"][0]["token"]).table())["seat"] == 0
            assert (await browser().register("Agnė")).status_code == 201

    go(work())


def test_a_session_ends_by_itself_when_it_was_not_seen_for_long(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            ann = browser()
            await ann.register()
            async with tables.app.state.tables.store.writing() as connection:
                await connection.execute(update(schema.sessions).values(until=1.0))
            assert await ann.me() is None

    go(work())


def test_a_page_of_another_host_signs_nobody_in(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            await browser().register()
            headers = {"origin": "https://evil.example"}
            answer = await tables.http.post("/api/session", json={"name": "Agnė", "password": GOOD}, headers=headers)
            assert answer.status_code == 403

    go(work())


def test_without_a_private_line_the_cookie_is_a_plain_one(settings):
    """A table in a house without TLS: a __Host- cookie would not be kept."""

    async def work():
        async with opened(settings) as tables:
            answer = await tables.http.post("/api/people", json={"name": "Ann", "password": GOOD})
            assert answer.headers["set-cookie"].startswith("civitas=")
            assert "HttpOnly" in answer.headers["set-cookie"]

    go(work())


def test_the_usual_passwords_are_those_that_are_tried_first():
    assert len(passwords.common()) == passwords.COMMON
    assert passwords.fault_of("baseball") == "common"


def test_a_finished_game_rates_everybody_with_an_account_and_the_bots(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            ann, bob, guest = browser(), browser(), browser()
            await ann.register("Ann")
            await bob.register("Bob")
            assert (await guest.http.get("/api/me/results")).status_code == 401
            made = await ann.new("me", "invite", options={"days": 1})
            taken = (await bob.post(f"/games/{made['id']}/claim", invite=made["seats"][1]["invite"], name="Bob")).json()
            players = [Client(tables.http, made["id"], token) for token in (made["seats"][0]["token"], taken["token"])]
            over = await play_out(players, first_choice)
            for _ in range(100):
                mine = (await ann.http.get("/api/me/results")).json()
                if mine["games"]:
                    break
                await asyncio.sleep(0.05)
            theirs = (await bob.http.get("/api/me/results")).json()
            places = {0: mine["games"][0]["place"], 1: theirs["games"][0]["place"]}
            best = {seat for seat, place in places.items() if place == 1}
            assert best == set(over["ranking"][0])
            assert [(one["title"], one["games"], one["won"]) for one in mine["ratings"]] == [("bazaar", 1, int(0 in best))]
            assert mine["games"][0]["change"] + theirs["games"][0]["change"] in (-1, 0, 1)  # what one wins the other loses, but for rounding
            assert mine["ratings"][0]["sure"] < 333  # one game more is known
            assert [one["name"] for one in mine["games"][0]["others"]] == ["Bob"]
            assert (await guest.http.get("/api/people/Ann")).status_code == 404  # nobody sees it unasked
            await ann.post("/me", shown=True)
            assert (await guest.http.get("/api/people/ann")).json()["ratings"] == mine["ratings"]

    go(work())


def test_a_hot_seat_counts_for_nobody(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            ann = browser()
            await ann.register("Ann")
            made = await ann.new("me", "me", options={"days": 1})
            await play_out([Client(tables.http, made["id"], seat["token"]) for seat in made["seats"]], first_choice)
            await asyncio.sleep(0.3)
            assert (await ann.http.get("/api/me/results")).json() == {"ratings": [], "games": []}

    go(work())


def test_a_game_that_went_back_counts_for_nobody(settings):
    """Alone with bots one goes back at once, and knows what is going to come."""

    async def work():
        async with table_with(settings) as (tables, browser):
            ann = browser()
            await ann.register("Ann")
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
            made = (await ann.post("/games", title="bazaar", seats=seats, options={"days": 3})).json()
            me = Client(tables.http, made["id"], made["seats"][0]["token"])
            while (await me.table())["position"] < 2:
                table = await me.table()
                if table["decision"]:
                    await me.play(first_choice(table), table["version"])
            back = await me.post("/proposal", kind="rewind", position=1)
            assert back.status_code == 204, back.text
            await play_out([me], first_choice)
            await asyncio.sleep(0.3)
            assert (await ann.http.get("/api/me/results")).json() == {"ratings": [], "games": []}

    go(work())


def test_a_lost_password_is_set_anew_by_a_link_that_works_once(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            ann, thief = browser(), browser()
            await ann.register("Ann")
            link = await make_reset_link(tables.app.state.tables.store, "ann")
            token = link.partition("#reset.")[2]
            assert problem(await thief.post("/letter", token="x" * 43, password=GOOD)) == (410, "problem-letter-used")
            assert problem(await thief.post("/letter", token=token, password="short")) == (422, "problem-password-short")  # and it is not used up
            assert (await browser().post("/letter", token=token, password="quite another one")).status_code == 200
            assert problem(await thief.post("/letter", token=token, password="mine now, ha ha")) == (410, "problem-letter-used")
            assert await ann.me() is None  # whoever was signed in is not any more
            assert (await ann.post("/session", name="Ann", password="quite another one")).status_code == 200

    go(work())


def test_letters_go_to_a_confirmed_address_and_tell_nobody_whether_there_is_one(settings):
    async def work():
        async with table_with(settings) as (tables, browser):
            sent: list[tuple[str, str]] = []

            class Box(Mail):
                works = True

                async def send(self, to: str, subject: str, text: str) -> bool:
                    sent.append((to, text))
                    return True

            ann = browser()
            assert problem(await ann.register("Ann", mail="ann@mail.example")) == (422, "problem-no-mail-here")
            tables.app.state.people.mail = Box(settings)
            assert (await ann.register("Ann", mail="ann@mail.example")).status_code == 201
            assert (await browser().post("/session/forgot", name="Ann")).status_code == 204
            assert (await browser().post("/session/forgot", name="Nobody")).status_code == 204
            await asyncio.sleep(0.1)
            assert [to for to, _ in sent] == ["ann@mail.example"]  # only the question whether it is theirs
            token = sent[0][1].partition("/letter#mail.")[2].split()[0]
            assert (await ann.post("/letter", token=token)).json()["me"]["mail_checked"] is True
            assert (await browser().post("/session/forgot", name="Ann")).status_code == 204
            await asyncio.sleep(0.1)
            assert len(sent) == 2
            assert "/letter#reset." in sent[1][1]

    go(work())
