"""Plays a whole match of Altar at random, every seat by itself: python3 docs/examples/random_player.py 7

Any language will do that reads and writes lines of JSON; docs/protocol.md describes them.
"""
import json
import random
import subprocess
import sys

seed = sys.argv[1] if len(sys.argv) > 1 else "1"
chance = random.Random(seed)
pipe = subprocess.Popen(
    ["npm", "run", "-s", "pipe", "--", "--game", "altar", "--seed", seed, "--views", "asked"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

open_for = {}  # by seat: the questions that it may answer
for text in pipe.stdout:
    line = json.loads(text)
    if line["type"] == "position":
        open_for[line["viewer"]] = line["open"]
    elif line["type"] == "refused":
        sys.exit(line["reason"])
    elif line["type"] == "waiting":
        seat = chance.choice(line["for"])
        decision = next(one for one in open_for[seat] if seat in one["seats"])
        amount = chance.randint(decision["choose"]["min"],
                                min(decision["choose"]["max"], len(decision["options"])))
        options = [one["id"] for one in chance.sample(decision["options"], amount)]
        choice = {"type": "choose", "seat": seat, "decision": decision["id"], "options": options}
        print(json.dumps(choice), file=pipe.stdin, flush=True)
    elif line["type"] == "over":
        print(f"{line['winners']} won after {line['choices']} choices: {line['reason']}")
