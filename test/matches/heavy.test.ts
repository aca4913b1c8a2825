import { createApp } from '../../services/app/app.ts';
import { describe, expect, it } from 'vitest';
import { type Commit } from '../../services/platform/storage/contract.ts';
import { LOAD_SPAN } from '../../services/platform/storage/events/contract.ts';
import { OversizedItemError } from '../../services/platform/storage/errors.ts';
import { bytesFrom } from '../support/chance.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { ann, bob, codeOf, lengthen, pick, started, useHalls } from './hall.ts';

const openHall = useHalls();
const random = bytesFrom('heavy');

/** Orders of 273 bytes each that cannot be compressed. */
const weighty = (orders: number) =>
  Array.from({ length: orders }, () => ({
    kind: 'pick',
    choose: [Buffer.from(random(180)).toString('base64')],
  }));

describe('auto-responses of a seat', () => {
  it('take at most 16 KB in all', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob]);
    const lay = (orders: ReturnType<typeof weighty>) =>
      codeOf(matches.setStandingOrders(ann, { matchId: record.id, orders }));
    expect(await lay(weighty(59))).toBe('done');
    expect(await lay(weighty(61))).toBe('BAD_USER_INPUT');
  });
});

describe('a seat that sets large auto-responses again and again', () => {
  it('adds only its current ones to checkpoints, so that old ones aren’t read again', async () => {
    const { matches, store } = openHall();
    const { record } = await started(matches, [ann, bob], { rounds: 2 });
    const matchId = record.id;
    for (let n = 0; n < LOAD_SPAN; n += 1) {
      await matches.setStandingOrders(ann, { matchId, orders: weighty(59) });
    }
    const last = weighty(59);
    await matches.setStandingOrders(ann, { matchId, orders: last });
    const loaded = await store.events.load(matchId);
    expect(loaded?.commits.length).toBeLessThanOrEqual(LOAD_SPAN);
    const checkpoint = JSON.stringify(loaded?.commits[0].checkpoint);
    expect(checkpoint.match(/"choose"/g)).toHaveLength(59);
    const cold = openHall();
    expect((await cold.matches.find(ann, matchId))?.orders).toEqual(last);
    await pick(cold.matches, bob, matchId);
    expect((await openHall().matches.find(ann, matchId))?.orders).toEqual(last);
  });

  it('stores nothing if the list is unchanged', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob]);
    const orders = weighty(3);
    const lay = () => matches.setStandingOrders(ann, { matchId: record.id, orders });
    const { version } = (await lay()).record;
    expect((await lay()).record.version).toBe(version);
    expect((await matches.find(ann, record.id))?.orders).toEqual(orders);
  });

  it('leaves no old pauses in a checkpoint either', async () => {
    const { matches, store } = openHall();
    const { record } = await started(matches, [ann, bob]);
    const matchId = record.id;
    for (let n = 0; n < LOAD_SPAN; n += 1) {
      await matches.pause(ann, { matchId, reason: 'dinner' });
      await matches.resume(ann, { matchId });
    }
    await matches.pause(ann, { matchId, reason: 'dinner' });
    expect((await openHall().matches.find(bob, matchId))?.record.status).toBe('PAUSED');
    const loaded = await store.events.load(matchId);
    expect(JSON.stringify(loaded?.commits[0].checkpoint)).not.toContain('dinner');
  });
});

/** A hall on whose table no checkpoint fits but those that nothing can be read without. */
const crampedHall = () => {
  const { store } = openHall();
  const append = (commit: Commit) => {
    if (commit.checkpoint === undefined || commit.version < 3) return store.events.append(commit);
    throw new OversizedItemError('A commit', 2, 1);
  };
  return createApp({
    store: { ...store, events: { ...store.events, append } },
    games: [secretNumbers],
  }).matches;
};

describe('a match with too much data for a checkpoint', () => {
  it('continues, and has a checkpoint again as soon as it fits', async () => {
    const { matches, store } = openHall();
    const { record } = await started(matches, [ann, bob], { rounds: 2 });
    const matchId = record.id;
    const checkpointAt = async (version: number) =>
      (await store.events.load(matchId, version))?.commits.at(-1)?.checkpoint !== undefined;
    await lengthen(crampedHall(), ann, matchId, LOAD_SPAN + 3);
    expect(await checkpointAt(2 + LOAD_SPAN)).toBe(false);
    const cold = openHall();
    expect((await cold.matches.find(bob, matchId))?.record.version).toBe(2 + LOAD_SPAN + 3);
    await pick(cold.matches, ann, matchId);
    expect(await checkpointAt(2 + LOAD_SPAN + 4)).toBe(true);
    await lengthen(openHall().matches, bob, matchId, 1);
    expect((await store.events.load(matchId))?.commits).toHaveLength(2);
  });
});

describe('a long commandId', () => {
  const commandId = '긴'.repeat(256);

  it('is stored as a hash, and recognised', async () => {
    const { matches, store } = openHall();
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    const join = { matchId: record.id, commandId };
    const first = await openHall().matches.join(bob, join);
    const begun = await matches.start(ann, { matchId: record.id });
    const kept = (await store.events.load(record.id, begun.record.version))?.commits[0].checkpoint;
    expect(JSON.stringify(kept)).not.toContain(commandId);
    expect(await openHall().matches.join(bob, join)).toEqual(first);
    await expect(openHall().matches.leave(bob, join)).rejects.toThrow('used for another command');
  });
});
