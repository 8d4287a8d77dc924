"""Play a whole game against a bot, any moves at all, over the API: python examples/client.py [ADDRESS] [TITLE]"""

import json
import random
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS, TITLE = (*sys.argv[1:], *("http://localhost:8000", "through_the_ages")[len(sys.argv) - 1 :])


def ask(path, body=None, token=""):
    """One request: GET, or POST where there is a body.  None if the table has moved on meanwhile."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    try:
        return json.load(urlopen(Request(f"{ADDRESS}/api{path}", body and json.dumps(body).encode(), headers)))
    except HTTPError as problem:
        if problem.code != 409:
            raise SystemExit(json.load(problem)["error"]["text"]) from None


made = ask("/games", {"title": TITLE, "seats": [{"kind": "me", "name": "Script"}, {"kind": "bot"}]})
game, token, version = f"/games/{made['id']}", made["seats"][0]["token"], 0
while not (table := ask(f"{game}?after={version}", token=token))["over"]:
    sys.stdout.writelines(f"{line['message']['text']}\n" for line in table["lines"]["new"])
    version, decision = table["version"], table["decision"]
    if decision is None:
        time.sleep(0.05)  # the bot thinks; a socket would tell us when it is our turn
        continue
    listed = decision["options"] or decision["samples"]
    choice = random.choice([choice for choice in listed if not choice["unlikely"]] or listed)  # nobody resigns without a thought
    ask(f"{game}/play", {"option": choice["option"], "version": version, "key": uuid.uuid4().hex}, token)
sys.stdout.write(f"The game is over after {table['position']} decisions; scores {table['scores']}.\n")
