"""Checks the dice of exported matches: python3 verify.py FILE…

It shares no code with Questhall. Read it before you trust it. `npm run verify` checks the rest of a record too.
"""

import hashlib
import hmac
import json
import sys


def words(secret, added, match, key):
    """Yields the 32-bit words of a roll, without end."""
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
    """Returns a number from 1 to n for each die of n sides."""
    stream = words(secret, added, match, key)
    values = []
    for n in sides:
        limit = 2**32 // n * n  # words above it would favour the first numbers
        values.append(next(word for word in stream if word < limit) % n + 1)
    return values


def arrange(items, picks):
    """Returns the order of a shuffle: each number takes the n-th of the remaining items."""
    left = list(items)
    return [left.pop(pick - 1) for pick in picks] + left


def rolls_of(journal):
    """Yields every roll of a record, also those of piles that a rewind reshuffled."""
    for commit in journal["commits"]:
        for entry in commit["entries"]:
            if entry["type"] == "Rolled":
                yield commit["version"], entry
            elif entry["type"] == "Noted" and entry["note"]["type"] == "Rewound":
                for each in entry["note"]["rolls"]:
                    yield commit["version"], each


def verify(journal):
    """Returns the faults of a record's dice, a line each, and the number of rolls."""
    match, fork = journal["match"], journal.get("fork")
    faults, count = verify(fork["of"]) if fork else ([], 0)
    if fork and fork["chance"] == "SAME":  # it uses the original match's dice
        match = fork["of"]["match"]
        if any(journal.get(name) != fork["of"].get(name) for name in ("secret", "entropy", "beacon")):
            faults.append("the dice are not those of the original match")
    secret, beacon = bytes.fromhex(journal["secret"]), journal.get("beacon")
    named, added = b"", journal["entropy"]
    if beacon:  # `npm run verify` checks the beacon's signature
        parts = [beacon[name] for name in ("chain", "publicKey", "scheme", "round")]
        named = json.dumps(parts, separators=(",", ":")).encode("utf-8")
        added = [hashlib.sha256(bytes.fromhex(beacon["signature"])).hexdigest()]
    if len(secret) != 32:  # a longer one could hide a round's name
        return [*faults, "the secret does not have 32 bytes"], count
    if hashlib.sha256(secret + named).hexdigest() != journal["commitment"]:
        return [*faults, "the secret does not match the commitment"], count
    keys = set()
    for version, rolled in rolls_of(journal):
        key, values = rolled["key"], rolled["values"]
        right = roll(secret, added, match, key, rolled["sides"])
        if values != right or key in keys:
            faults.append(f"version {version}, {key}: recorded {values}, expected {right}")
        keys.add(key)
    return faults, count + len(keys)


def main(files):
    failed = False
    for name in files:
        with open(name, encoding="utf-8") as file:
            journal = json.load(file)
        faults, count = verify(journal)
        failed = failed or bool(faults)
        print(f"{name}: commitment {journal['commitment']}")
        print("\n".join(faults) if faults else f"all {count} rolls follow from the secret")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
