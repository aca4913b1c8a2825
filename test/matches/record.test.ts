import { describe, expect, it } from 'vitest';
import { verify } from '../../shared/engine/index.ts';
import { catalogue } from '../../services/matches/terms/games.ts';
import { unfold } from '../../services/matches/history/unfold.ts';
import { LOAD_SPAN } from '../../services/platform/storage/events/contract.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { account, ann, bob, cid, pick, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const games = catalogue([secretNumbers]);

describe('the record of a match', () => {
  it.each([false, true])(
    'is the same folded from the start and from any checkpoint',
    async (marathon) => {
      const { matches, store } = openHall();
      const { record } = await started(matches, [ann, bob], { rounds: 30, marathon });
      await playRounds(matches, [ann, bob], record.id, 24);
      await matches.setStandingOrders(bob, {
        matchId: record.id,
        orders: [{ kind: 'pick', choose: ['number:2'] }],
      });
      await pick(matches, ann, record.id);
      const commits = await store.events.range(record.id, undefined, 100);
      for (const { record: folded } of await unfold(games, undefined, commits)) {
        const loaded = await store.events.load(record.id, folded.version);
        const restored = loaded && (await unfold(games, undefined, loaded.commits)).at(-1)?.record;
        expect(json(restored)).toEqual(json(folded));
        expect(loaded?.commits.length).toBeLessThanOrEqual(LOAD_SPAN);
      }
    },
  );

  it('has a checkpoint at its start and its end, and between them within the span of one load', async () => {
    const { matches, store } = openHall();
    const { record } = await started(matches, [ann, bob], { rounds: 20 });
    await playRounds(matches, [ann, bob], record.id, 20);
    const bearers: number[] = [];
    for (let version = 0; version <= 42; version += 1) {
      const loaded = await store.events.load(record.id, version);
      if (loaded?.commits.at(-1)?.checkpoint !== undefined) bearers.push(version);
    }
    expect(bearers).toEqual([2, 2 + LOAD_SPAN, 42]);
  });
});

describe('the memory of commands', () => {
  it('holds the last 16 of each actor, and of the last 32 actors', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    const matchId = record.id;
    for (let n = 0; n < 40; n += 1) {
      const guest = account(`guest${String(n)}`);
      await matches.join(guest, { matchId, commandId: 'in' });
      await matches.leave(guest, { matchId, commandId: 'out' });
    }
    const commits = await openHall().store.events.range(matchId, undefined, 100);
    const commands = (await unfold(games, undefined, commits)).at(-1)?.record.commands ?? {};
    expect(Object.keys(commands)).toHaveLength(32);
    expect(commands['account:guest39']).toMatchObject([{ id: 'in' }, { id: 'out', version: 80 }]);
    expect(commands['account:guest7']).toBeUndefined();
  });
});

describe('fairness', () => {
  it('is proven by the journal of a finished match', async () => {
    const { matches } = openHall();
    const { record, fairness } = await matches.create(ann, {
      gameId: 'secret-numbers',
      seats: 3,
    });
    const matchId = record.id;
    await matches.join(cid, { matchId, entropy: 'left again' });
    await matches.join(bob, { matchId, entropy: 'bob’s own' });
    await matches.leave(cid, { matchId });
    await matches.start(ann, { matchId, entropy: 'ann’s own' });
    await playRounds(matches, [ann, bob], matchId, 3);
    const journal = await openHall().matches.exportJournal(undefined, matchId);
    expect(journal).toMatchObject({
      game: 'secret-numbers',
      seats: ['seat1', 'seat3'],
      entropy: ['bob’s own', 'ann’s own'],
      commitment: fairness.commitment,
    });
    expect(fairness.secret).toBeUndefined();
    expect(verify(journal)).toMatchObject({ fair: true, rolls: 4 });
    // One other entropy may roll the same four dice by chance; ten others can't.
    const others = Array.from({ length: 10 }, (_, i) => `not ann’s own ${String(i)}`);
    const fair = others.filter((other) => verify({ ...journal, entropy: [other] }).fair);
    expect(fair.length).toBeLessThan(3);
  });

  it('includes the entropy that the host adds at the start, in this process and the next', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    const matchId = record.id;
    await matches.join(bob, { matchId });
    const start = { matchId, entropy: 'roses', commandId: 'start' };
    await matches.start(ann, start);
    expect((await matches.start(ann, start)).fairness.entropy).toEqual(['roses']);
    await expect(matches.start(ann, { ...start, entropy: 'dice' })).rejects.toThrow(/commandId/);
    await playRounds(openHall().matches, [ann, bob], matchId, 3);
    const journal = await openHall().matches.exportJournal(undefined, matchId);
    expect(verify(journal)).toMatchObject({ fair: true, rolls: 4 });
    expect(verify({ ...journal, entropy: [] }).fair).toBe(false);
  });
});
