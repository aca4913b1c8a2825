import { describe, expect, it } from 'vitest';
import { ann, bob, cid, dan, pick, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();
const gameId = 'secret-numbers';

describe('a match in the lobby', () => {
  it('is created, joined, started, played to its end and published', async () => {
    const { matches } = openHall();
    const created = await matches.create(ann, { gameId, seats: 2 });
    expect(created).toMatchObject({
      seat: 'seat1',
      view: {},
      questions: [],
      waitingOn: [],
      record: { status: 'OPEN', version: 0, host: 'ann', options: { rounds: 3, marathon: false } },
    });
    const matchId = created.record.id;
    expect((await matches.join(bob, { matchId })).seat).toBe('seat2');
    const begun = await matches.start(ann, { matchId });
    expect(begun).toMatchObject({ record: { status: 'RUNNING', version: 2 }, view: { round: 0 } });
    expect(begun.questions).toMatchObject([{ seat: 'seat1', kind: 'pick', askedAt: 2 }]);
    await playRounds(matches, [ann, bob], matchId, 3);
    const over = await openHall().matches.find(bob, matchId);
    expect(over?.record).toMatchObject({ status: 'FINISHED', version: 8 });
    expect(over?.result).toMatchObject({
      reason: 'finished',
      ranking: [{ place: 1 }, { place: 2 }],
    });
    expect(over?.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has the title that its host set, and none by default', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 2, title: ' Tuesdays, 천천히 ' });
    expect(record.title).toBe('Tuesdays, 천천히');
    const read = await openHall().matches.find(bob, record.id);
    expect(read?.record.title).toBe('Tuesdays, 천천히');
    const untitled = await matches.create(ann, { gameId, seats: 2 });
    expect(untitled.record).not.toHaveProperty('title');
  });

  it('fills seats by choice or in order, and a seated player stays seated', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 4, bots: ['random'] });
    const matchId = record.id;
    expect((await matches.join(bob, { matchId, seat: 'seat4' })).seat).toBe('seat4');
    expect((await matches.join(cid, { matchId })).seat).toBe('seat3');
    expect((await matches.join(cid, { matchId })).record.version).toBe(2);
    await expect(matches.join(dan, { matchId })).rejects.toMatchObject({ code: 'MATCH_FULL' });
  });

  it('starts without the seats that stayed free', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 5 });
    await matches.join(bob, { matchId: record.id, seat: 'seat4' });
    const begun = await matches.start(ann, { matchId: record.id });
    expect(begun.record.seats.map(({ id }) => id)).toEqual(['seat1', 'seat4']);
  });

  it('passes to the next human when its host leaves, and is abandoned with the last one', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 4, bots: ['random'] });
    const matchId = record.id;
    await matches.join(bob, { matchId });
    const left = await matches.leave(ann, { matchId });
    expect(left.record).toMatchObject({ host: 'bob', status: 'OPEN' });
    expect(left.seat).toBeUndefined();
    const last = await matches.leave(bob, { matchId });
    expect(last.record.status).toBe('ABANDONED');
    expect(last.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(last.result).toBeUndefined();
    await expect(matches.join(cid, { matchId })).rejects.toMatchObject({
      code: 'MATCH_NOT_RUNNING',
    });
  });

  it('can be played by only bots, for its host to watch', async () => {
    const { matches } = openHall();
    const { record, seat } = await matches.create(ann, {
      gameId,
      seats: 2,
      bots: ['first', 'random'],
    });
    expect(seat).toBeUndefined();
    const begun = await matches.start(ann, { matchId: record.id });
    expect(begun.waitingOn).toEqual(['seat1', 'seat2']);
  });
});

describe('resigning', () => {
  it('follows the rules of the game, and the others play on', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob, cid], { rounds: 1 });
    const matchId = record.id;
    const resigned = await matches.resign(bob, { matchId, commandId: 'enough' });
    expect(resigned).toMatchObject({ waitingOn: ['seat1', 'seat3'], questions: [] });
    expect(resigned.record.seats[1]).toMatchObject({ resigned: true, holder: { account: 'bob' } });
    expect(await matches.resign(bob, { matchId, commandId: 'enough' })).toEqual(resigned);
    await expect(matches.resign(bob, { matchId })).rejects.toMatchObject({
      code: 'ALREADY_RESIGNED',
    });
    await pick(matches, ann, matchId, 2);
    const { match } = await pick(matches, cid, matchId, 3);
    expect(match.record.status).toBe('FINISHED');
  });

  it('ends the match if the rules end it', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob]);
    const over = await matches.resign(bob, { matchId: record.id });
    expect(over.record.status).toBe('FINISHED');
    expect(over.result?.ranking).toMatchObject([{ seat: 'seat1' }, { seat: 'seat2' }]);
    expect(over.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('abandons the match when no human is left', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 3, bots: ['first', 'first'] });
    await matches.start(ann, { matchId: record.id });
    const over = await matches.resign(ann, { matchId: record.id });
    expect(over).toMatchObject({ record: { status: 'ABANDONED' }, waitingOn: [] });
    expect(over.result).toMatchObject({ reason: 'abandoned' });
    expect(await matches.botTurns(record.id)).toEqual([]);
    expect(await openHall().matches.exportJournal(undefined, record.id)).toHaveProperty('secret');
  });
});
