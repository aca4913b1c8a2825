"""Checks the dice of exported matches, and knows nothing else of Questhall: python3 verify.py FILE…

A page to read, not a tool to trust. `npm run verify` checks the rest of a record too.
"""

import hashlib
import hmac
import json
import sys


def words(secret, added, match, key):
    """The 32-bit words that a roll may take, one after another without end."""
    block = 0
    while True:
        message = json.dumps(
            [added, match, key, block], ensure_ascii=False, separators=(",", ":")
        )
        mac = hmac.new(secret, message.encode("utf-8"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(mac[at : at + 4], "big")
        block += 1


def roll(secret, added, match, key, sides):
    """One number from 1 to n for each die of n sides."""
    stream = words(secret, added, match, key)
    values = []
    for n in sides:
        limit = 2**32 // n * n  # above it, the first numbers would come a little more often
        values.append(next(word for word in stream if word < limit) % n + 1)
    return values


def arrange(items, picks):
    """The order that a shuffle's numbers stand for: each takes the n-th of those that are left."""
    left = list(items)
    return [left.pop(pick - 1) for pick in picks] + left


def rolls_of(journal):
    """Every roll of a record: those of the rules, and the piles that a rewind shuffled anew."""
    for commit in journal["commits"]:
        for entry in commit["entries"]:
            if entry["type"] == "Rolled":
                yield commit["version"], entry
            elif entry["type"] == "Noted" and entry["note"]["type"] == "Rewound":
                for each in entry["note"]["rolls"]:
                    yield commit["version"], each


def verify(journal):
    """What is wrong with the dice of a record, a line each; and how many there are."""
    match, fork = journal["match"], journal.get("fork")
    faults, count = verify(fork["of"]) if fork else ([], 0)
    if fork and fork["chance"] == "SAME":  # it goes on with the dice of the match before
        match = fork["of"]["match"]
        if any(journal.get(name) != fork["of"].get(name) for name in ("secret", "entropy", "beacon")):
            faults.append("the dice are not those of the match before")
    secret, beacon = bytes.fromhex(journal["secret"]), journal.get("beacon")
    named, added = b"", journal["entropy"]
    if beacon:  # whether the beacon has signed the round, npm run verify checks
        parts = [beacon[name] for name in ("chain", "publicKey", "scheme", "round")]
        named = json.dumps(parts, separators=(",", ":")).encode("utf-8")
        added = [hashlib.sha256(bytes.fromhex(beacon["signature"])).hexdigest()]
    if len(secret) != 32:  # a longer one might hide the name of a round
        return [*faults, "the secret is not one of 32 bytes"], count
    if hashlib.sha256(secret + named).hexdigest() != journal["commitment"]:
        return [*faults, "the secret is not the one promised"], count
    keys = set()
    for version, rolled in rolls_of(journal):
        key, values = rolled["key"], rolled["values"]
        right = roll(secret, added, match, key, rolled["sides"])
        if values != right or key in keys:
            faults.append(f"version {version}, {key}: {values} is recorded, {right} is right")
        keys.add(key)
    return faults, count + len(keys)


def main(files):
    failed = False
    for name in files:
        with open(name, encoding="utf-8") as file:
            journal = json.load(file)
        faults, count = verify(journal)
        failed = failed or bool(faults)
        print(f"{name}: promised {journal['commitment']}")
        print("\n".join(faults) if faults else f"all {count} rolls follow from the secret")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
