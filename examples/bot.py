"""A bot in thirty lines that plays over plain HTTP: python examples/bot.py http://127.0.0.1:8000 TABLE [INVITE]"""

import json
import random
import sys
import uuid

import httpx


def play(hall, table, invite=None, name="Thirty lines"):
    with httpx.Client(base_url=hall, timeout=None) as http:
        http.headers["x-csrf-token"] = http.get("/api/me").json()["csrf"]
        path = f"/api/tables/{table}"
        http.post(f"{path}/join", json={"name": name, "invite": invite}).raise_for_status()

        def tell(do, **fields):
            return http.post(f"{path}/commands", json={"do": do, "id": uuid.uuid4().hex, **fields}).json()

        with http.stream("GET", f"{path}/stream") as stream:
            for line in stream.iter_lines():
                message = json.loads(line or "{}")
                asked, parts = message.get("asked"), []
                if message.get("over") or message.get("table", {}).get("phase") == "over":
                    return http.get(path).json()["result"]
                while asked:
                    parts.append(random.choice(asked["options"])["text"])
                    asked = tell("compose", seat=asked["seat"], seq=message["seq"], parts=parts).get("asked")
                if parts:
                    seat = message["asked"]["seat"]
                    tell("move", seat=seat, seq=message["seq"], move=", ".join(parts))
    return None


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    print(play(*sys.argv[1:]))
