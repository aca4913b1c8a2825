import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  fromHex,
  keyedChance,
  toHex,
  verify,
  type Journal,
} from '../../shared/engine/index.ts';
import { hmac } from '../../shared/engine/fairness/hmac.ts';
import { sha256 } from '../../shared/engine/fairness/sha256.ts';
import { newPlay, jsonCopy } from '../support/play.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => i * 5);
const mix = { match: 'match-1', entropy: ['ann’s salt', ''] };
const chance = keyedChance(secret, mix);
const bytes = (length: number, step: number) =>
  Uint8Array.from({ length }, (_, i) => i * step + length);

describe('the hashes of the engine', () => {
  it('match the native ones for 200 lengths of message and key', () => {
    for (let length = 0; length < 200; length += 1) {
      const message = bytes(length, 7);
      const key = bytes((length * 3) % 150, 11);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(toHex(hmac(key)(message))).toBe(
        createHmac('sha256', key).update(message).digest('hex'),
      );
    }
  });

  it('can be interleaved: the state of one key is separate from another’s', () => {
    const one = hmac(bytes(3, 1));
    const two = hmac(bytes(70, 1));
    const first = toHex(one(bytes(5, 1)));
    two(bytes(90, 3));
    expect(toHex(one(bytes(5, 1)))).toBe(first);
  });

  it('are written in hex and read back', () => {
    expect(fromHex(toHex(secret))).toEqual(secret);
    expect(fromHex('abc')).toBeUndefined();
    expect(fromHex('zz')).toBeUndefined();
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });
});

describe('dice', () => {
  it('can be derived by anyone with only the native hash', () => {
    const message = JSON.stringify([mix.entropy, mix.match, '0.1/attack:ann#1', 0]);
    const block = createHmac('sha256', secret).update(message).digest();
    const derived = [0, 4, 8].map((offset) => (block.readUInt32BE(offset) % 6) + 1);
    expect(chance('0.1/attack:ann#1', [6, 6, 6])).toEqual(derived);
  });

  it('are equal for the same key, and independent for another key, epoch, match or salt', () => {
    const stream = (key: string, from = chance) =>
      from(key, new Array<number>(40).fill(6)).join('');
    expect(stream('0.1/a#1')).toBe(stream('0.1/a#1'));
    const others = [
      stream('0.1/a#1'),
      stream('0.1/a#2'),
      stream('0.2/a#1'),
      stream('1.1/a#1'),
      stream('0.1/a#1', keyedChance(secret, { ...mix, match: 'match-2' })),
      stream('0.1/a#1', keyedChance(secret, { ...mix, entropy: ['ann’s salt'] })),
      stream('0.1/a#1', keyedChance(secret, { ...mix, entropy: ['ann’s', 'salt', ''] })),
      stream('0.1/a#1', keyedChance(secret, { ...mix, entropy: ['ann’s salt '] })),
      stream(
        '0.1/a#1',
        keyedChance(
          secret.map((byte) => byte ^ 1),
          mix,
        ),
      ),
    ];
    expect(new Set(others).size).toBe(others.length);
    for (const one of others) {
      for (const other of others) if (one !== other) expect(one).not.toContain(other.slice(0, 12));
    }
  });

  it('are uniform', () => {
    for (const sides of [2, 6, 20]) {
      const rolls = 60_000;
      const counts = new Array<number>(sides).fill(0);
      for (let n = 0; n < rolls / 100; n += 1) {
        for (const die of chance(`0.${String(n)}/even#1`, new Array<number>(100).fill(sides))) {
          counts[die - 1] = (counts[die - 1] ?? 0) + 1;
        }
      }
      const expected = rolls / sides;
      const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(sides + 5 * Math.sqrt(2 * sides));
      expect(counts).toHaveLength(sides);
    }
  });

  it('with many sides are uniform: a value beyond the last multiple is rolled again', () => {
    const sides = 3 * 2 ** 30;
    const rolls = chance('0.1/many#1', new Array<number>(3_000).fill(sides));
    const low = rolls.filter((die) => die <= 2 ** 30).length;
    expect(low).toBeGreaterThan(900);
    expect(low).toBeLessThan(1_100);
  });

  it('have from 1 to 2^32 sides', () => {
    expect(chance('k', [1, 2 ** 32])[0]).toBe(1);
    for (const sides of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
      expect(() => chance('k', [sides])).toThrow(RangeError);
    }
  });
});

/** A match with rolls, a drawn card, and a rewind that shuffles the deck for it, as its journal. */
function journalOfMatch(): Journal {
  const dealt = { deck: ['gem1', 'gem2', 'gem3', 'gem4'] };
  const play = newPlay(skirmish(), laidOut(['ann', 'bob'], dealt), chance);
  const rolls = (seat: string) =>
    play.say(`act:${seat}`, 'roll').say(`again:${seat}`, 'yes').say(`done:${seat}`, 'done');
  rolls('ann').say('act:bob', 'draw').say('done:bob', 'done');
  rolls('ann').rewind(2);
  play.say('again:ann', 'yes').say('done:ann', 'done');
  rolls('bob');
  return jsonCopy({
    format: 'questhall-journal/1',
    game: play.game.id,
    options: {},
    seats: ['ann', 'bob'],
    ...mix,
    commitment: commitmentOf(secret),
    secret: toHex(secret),
    commits: play.commits,
  });
}

describe('the verification of a journal', () => {
  const journal = journalOfMatch();
  const rolled = journal.commits
    .flatMap(({ entries }) => entries)
    .filter((e) => e.type === 'Rolled');
  const tampered = (change: (text: string) => string): Journal =>
    JSON.parse(change(JSON.stringify(journal))) as Journal;

  it('accepts it with the rolls that a rewind cut or shuffled', () => {
    const verdict = verify(journal);
    expect(verdict).toMatchObject({ fair: true, faults: [] });
    expect(JSON.stringify(journal)).toContain('"Rewound"');
    expect(JSON.stringify(journal)).toContain('rewind.deck');
    expect(verdict.rolls).toBe(rolled.length + 1); // the rewind shuffled the deck
  });

  it('names a forged roll and its place', () => {
    for (const [i, roll] of rolled.entries()) {
      const values = roll.values.map((value, n) =>
        n === 0 ? (value % (roll.sides[0] ?? 6)) + 1 : value,
      );
      let seen = -1;
      const commits = journal.commits.map((commit) => ({
        ...commit,
        entries: commit.entries.map((entry) => {
          if (entry.type !== 'Rolled') return entry;
          seen += 1;
          return seen === i ? { ...entry, values } : entry;
        }),
      }));
      const verdict = verify({ ...journal, commits });
      expect(verdict.fair).toBe(false);
      expect(verdict.faults).toMatchObject([
        { key: roll.key, recorded: values, derived: roll.values },
      ]);
    }
  });

  it('finds a key that was used twice, dice with a wrong number of sides, and values that aren’t dice', () => {
    const [first, second] = rolled;
    const twice = tampered((text) =>
      text.replace(`"${second?.key ?? ''}"`, `"${first?.key ?? ''}"`),
    );
    expect(verify(twice)).toMatchObject({ fair: false, reason: 'key used twice' });
    const wider = tampered((text) => text.replace('"sides":[6]', '"sides":[1]'));
    expect(verify(wider).fair).toBe(false);
    const none = tampered((text) => text.replace('"sides":[6]', '"sides":[99999999999]'));
    expect(verify(none).fair).toBe(false);
  });

  it('rejects a journal with another secret, without one, or with an invalid one', () => {
    const { secret: _, ...without } = journal;
    expect(verify(without)).toMatchObject({ fair: false, reason: 'no secret' });
    expect(verify({ ...journal, secret: 'xy' })).toMatchObject({ reason: 'malformed secret' });
    expect(verify({ ...journal, secret: toHex(secret.map((b) => b ^ 1)) })).toMatchObject({
      fair: false,
      reason: 'secret does not match commitment',
    });
    expect(verify({ ...journal, entropy: ['other'] }).fair).toBe(false);
    expect(verify({ ...journal, match: 'other' }).fair).toBe(false);
  });
});
