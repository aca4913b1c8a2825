import { createApp } from '../../services/app/app.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Game, Journal } from '../../shared/engine/index.ts';
import { isSigned } from '../../services/matches/beacon/signed.ts';
import { verdictOn } from '../../tools/verify/verdict.ts';
import { worded } from '../../tools/verify/worded.ts';
import { ann, bob, playRounds, useHalls } from '../matches/hall.ts';
import { bytesFrom } from '../support/chance.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { littleBeacon, type LittleBeacon } from './little-beacon.ts';

const openHall = useHalls();
const games: ReadonlyMap<string, Game> = new Map([[secretNumbers.id, secretNumbers as never]]);
const at = Date.parse('2026-05-01T20:00:00Z');
let beacon: LittleBeacon;
let clock = at;

beforeAll(async () => {
  beacon = await littleBeacon();
});
afterAll(() => beacon.close());
beforeEach(() => {
  beacon.mood = 'true';
  clock = at;
});

let halls = 0;
function open(env: Readonly<Record<string, string>> = { BEACON_URL: `${beacon.url}/` }) {
  const { store } = openHall();
  halls += 1;
  return createApp({
    ...{ env, store },
    games: [secretNumbers],
    now: () => new Date(clock),
    random: bytesFrom(`beacons ${String(halls)}`),
  }).matches;
}
const wish = { gameId: 'secret-numbers', seats: 2, beaconAt: '2026-05-01T20:00:10Z' };

/** A match at whose table ann and bob sit before its round is due. */
async function seated(matches = open()) {
  const { record, fairness } = await matches.create(ann, wish);
  await matches.join(bob, { matchId: record.id, entropy: 'thorns' });
  return { matches, matchId: record.id, fairness };
}

describe('a match that uses a public beacon', () => {
  it('names a future round with its commitment, uses its value at the start, and proves it offline', async () => {
    const { matches, matchId, fairness } = await seated();
    expect(fairness.beacon).toMatchObject({ drawnAt: '2026-05-01T20:00:12.000Z' });
    expect(fairness.beacon).not.toHaveProperty('signature');
    clock = Date.parse('2026-05-01T20:00:12Z');
    const started = await matches.start(ann, { matchId, entropy: 'roses' });
    expect(started.fairness.entropy).toEqual([]);
    await playRounds(open(), [ann, bob], matchId, 3);
    const journal = await matches.exportJournal(undefined, matchId);
    beacon.mood = 'silent';
    const verdict = verdictOn(games, journal, fairness.commitment);
    expect(verdict).toMatchObject({ good: true, shared: true, dice: { rolls: 4 } });
    expect(worded(verdict, true)).toContain('an unknown beacon');
    expect(pythonOn(journal)).toContain('all 4 rolls follow from the secret');
    for (const forged of forgedFrom(journal)) expect(verdictOn(games, forged).good).toBe(false);
  });

  it('is closed to new players when the round is due, and can’t start before', async () => {
    const { matches, matchId } = await seated();
    const early = matches.start(ann, { matchId });
    await expect(early).rejects.toMatchObject({ code: 'MATCH_NOT_RUNNING', retryable: true });
    await matches.leave(bob, { matchId });
    clock = Date.parse('2026-05-01T20:00:12Z');
    await expect(matches.join(bob, { matchId })).rejects.toThrow(/^This table closed at/);
    await expect(matches.addBot(ann, { matchId, level: 'first' })).rejects.toThrow(/closed at/);
  });

  it('starts with the players seated when its round was due: a player who leaves later resigns', async () => {
    const { matches, matchId } = await seated();
    clock = Date.parse('2026-05-01T20:00:12Z');
    const changes = [
      () => matches.leave(bob, { matchId }),
      () => matches.leave(ann, { matchId }),
      () => matches.removeFromSeat(ann, { matchId, seat: 'seat2' }),
    ];
    for (const change of changes) {
      await expect(change()).rejects.toMatchObject({ code: 'MATCH_NOT_RUNNING' });
      await expect(change()).rejects.toThrow(/closed at .* You can resign after the start/);
    }
    await matches.start(ann, { matchId });
    const left = await matches.resign(bob, { matchId });
    expect(left.record.seats.map(({ resigned }) => resigned)).toEqual([undefined, true]);
  });

  it('can be left at any time if it can never start', async () => {
    const { matches, matchId } = await seated();
    await matches.leave(bob, { matchId });
    clock = Date.parse('2026-05-01T20:00:12Z');
    const left = await matches.leave(ann, { matchId });
    expect(left.record.status).toBe('ABANDONED');
  });

  it.each(['silent', 'early', 'false', 'long', 'mad'] as const)(
    'can’t start while its beacon is %s, and can start afterwards',
    async (mood) => {
      const { matches, matchId } = await seated();
      clock = Date.parse('2026-05-01T20:00:12Z');
      beacon.mood = mood;
      const start = { matchId, commandId: 'start' };
      const refused = matches.start(ann, start);
      await expect(refused).rejects.toMatchObject({ code: 'MATCH_NOT_RUNNING', retryable: true });
      await expect(refused).rejects.toThrow(/beacon .* Nothing has changed\. Try again/);
      beacon.mood = 'true';
      expect((await matches.start(ann, start)).record.status).toBe('RUNNING');
    },
  );

  it('is refused if the service has no beacon, or for a time that is past or far away', async () => {
    const without = open({}).create(ann, wish);
    await expect(without).rejects.toThrow(/^`beaconAt`: This service doesn't use a public beacon/);
    for (const beaconAt of ['2026-05-01T20:00:00Z', '2026-07-01T20:00:00Z']) {
      const wrong = open().create(ann, { ...wish, beaconAt });
      await expect(wrong).rejects.toThrow(/^`beaconAt`: Must be a time within the next 30 days/);
    }
    await expect(open().create(ann, { ...wish, beaconAt: 'soon' })).rejects.toThrow(
      /^`beaconAt`: /,
    );
  });
});

/** Forged records, as by a player who would rather have had another round. */
function forgedFrom(journal: Journal): readonly Journal[] {
  const { beacon: drawn, ...without } = journal;
  if (drawn === undefined) throw new Error('No round was drawn.');
  const as = (change: Partial<typeof drawn>): Journal => ({
    ...without,
    beacon: { ...drawn, ...change },
  });
  return [
    without,
    as({ round: drawn.round + 1 }),
    as({ chain: '11'.repeat(32) }),
    as({ signature: drawn.signature.replace(/^../, '80') }),
    as({ signature: '' }),
    as({ scheme: 'none' }),
    as({ publicKey: quicknet.publicKey, round: 1000, signature: quicknet.signature }),
  ];
}

it('refuses a record in which a longer secret swallows its round', async () => {
  const { matches, matchId } = await seated();
  clock = Date.parse('2026-05-01T20:00:12Z');
  await matches.start(ann, { matchId });
  await playRounds(open(), [ann, bob], matchId, 3);
  const { beacon: drawn, ...record } = await matches.exportJournal(undefined, matchId);
  const { chain, publicKey, scheme, round } = drawn ?? quicknet;
  const name = Buffer.from(JSON.stringify([chain, publicKey, scheme, round])).toString('hex');
  const forged = { ...record, secret: `${record.secret ?? ''}${name}` };
  expect(verdictOn(games, forged).dice).toMatchObject({ reason: 'malformed secret' });
  expect(pythonOn(forged)).toContain('does not have 32 bytes');
});

it('finds the match of a repeated command after its round, while the beacon is silent', async () => {
  const matches = open();
  const { record } = await matches.create(ann, { ...wish, commandId: 'create' });
  clock = Date.parse('2026-05-01T20:00:30Z');
  beacon.mood = 'silent';
  const again = await matches.create(ann, { ...wish, commandId: 'create' });
  expect(again.record.id).toBe(record.id);
  const other = matches.create(ann, { ...wish, seats: 3, commandId: 'create' });
  await expect(other).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

function pythonOn(journal: Journal): string {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-beacon-'));
  const file = join(folder, 'match.json');
  writeFileSync(file, JSON.stringify(journal));
  const page = join(import.meta.dirname, '../../docs/fairness/verify.py');
  const { stdout, stderr } = spawnSync('python3', ['-B', page, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

/** Round 1000 of drand's quicknet, and the first of its default chain, as they were published. */
const quicknet = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  scheme: 'bls-unchained-g1-rfc9380',
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const byDefault = {
  chain: '8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce',
  publicKey:
    '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31',
  scheme: 'pedersen-bls-chained',
  round: 1,
  signature:
    '8d61d9100567de44682506aea1a7a6fa6e5491cd27a0a0ed349ef6910ac5ac20ff7bc3e09d7c046566c9f7f3c6f3b10104990e7cb424998203d8f7de586fb7fa5f60045417a432684f85093b06ca91c769f0e7ca19268375e659c2a2352b4655',
  previous: '176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a',
};

describe('the signature of a beacon’s round', () => {
  it.each([quicknet, byDefault])('is verified against a false one (round $round)', (drawn) => {
    expect(isSigned(drawn)).toBe(true);
    expect(isSigned({ ...drawn, round: drawn.round + 1 })).toBe(false);
  });

  it.each(['0', 'zz', '00'])('is hexadecimal with nothing behind it: %s', (tail) => {
    expect(isSigned({ ...quicknet, signature: quicknet.signature + tail })).toBe(false);
    expect(isSigned({ ...quicknet, publicKey: quicknet.publicKey + tail })).toBe(false);
  });
});
