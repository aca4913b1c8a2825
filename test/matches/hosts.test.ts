import { describe, expect, it } from 'vitest';
import { account, ann, bob, cid, pick, started, useHalls } from './hall.ts';

const openHall = useHalls();
const gameId = 'secret-numbers';

describe('a host', () => {
  it('frees the seat of another player or a bot, and their entropy is removed', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 3, bots: ['first'] });
    const matchId = record.id;
    await matches.join(bob, { matchId, entropy: 'bob’s' });
    await matches.removeFromSeat(ann, { matchId, seat: 'seat3' });
    const freed = await matches.removeFromSeat(ann, { matchId, seat: 'seat2' });
    const holders = freed.record.seats.map(({ holder }) => holder?.kind);
    expect(holders).toEqual(['account', undefined, undefined]);
    expect(freed.fairness.entropy).toEqual([]);
    expect((await matches.join(bob, { matchId })).seat).toBe('seat2');
  });

  it('frees a seat once by a repeated command', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 2 });
    const matchId = record.id;
    await matches.join(bob, { matchId });
    const command = { matchId, seat: 'seat2', commandId: 'out' };
    await matches.removeFromSeat(ann, command);
    await matches.join(bob, { matchId });
    const again = await matches.removeFromSeat(ann, command);
    expect(again.record.version).toBe(2);
    expect((await matches.find(bob, matchId))?.seat).toBe('seat2');
  });

  it('can’t free the own seat, an unknown one, or one in play', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 2 });
    const of = (seat: string, matchId = record.id) =>
      matches.removeFromSeat(ann, { matchId, seat });
    await expect(of('seat1')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(of('seat9')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await of('seat2')).record.version).toBe(0);
    const running = await started(matches, [ann, bob]);
    await expect(of('seat2', running.record.id)).rejects.toMatchObject({ code: 'MATCH_NOT_OPEN' });
  });

  it('pauses with a token for hosting; one for organizing works only for organizers', async () => {
    const { matches } = openHall();
    const { record } = await started(matches, [ann, bob]);
    const matchId = record.id;
    const organizing = { ...ann, scopes: ['organize'] } as const;
    await expect(matches.pause(organizing, { matchId })).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: 'This token needs the scope HOST.' },
    });
    const paused = await matches.pause({ ...ann, scopes: ['host'] }, { matchId });
    expect(paused.record.status).toBe('PAUSED');
  });

  it('pauses and resumes: meanwhile there are no questions and no answers, and nothing is lost', async () => {
    const { matches } = openHall();
    const { record, questions } = await started(matches, [ann, bob]);
    const matchId = record.id;
    const paused = await matches.pause(ann, { matchId, reason: 'tea' });
    expect(paused.record.status).toBe('PAUSED');
    expect(paused.questions).toEqual([]);
    expect(paused.waitingOn).toEqual([]);
    const [question] = questions;
    const answer = {
      matchId,
      questionId: question?.id ?? '',
      choose: ['number:1'],
      commandId: 'a',
    };
    await expect(matches.answer(ann, answer)).rejects.toMatchObject({ code: 'MATCH_NOT_RUNNING' });
    expect((await matches.pause(ann, { matchId })).record.version).toBe(paused.record.version);
    const resumed = await matches.resume(ann, { matchId });
    expect(resumed.record.status).toBe('RUNNING');
    expect(resumed.questions).toEqual(questions);
    expect((await matches.resume(ann, { matchId })).record.version).toBe(resumed.record.version);
    await pick(matches, ann, matchId);
    expect(JSON.stringify(await matches.journal(bob, matchId, { first: 50 }))).toContain('tea');
  });

  it('can pause like organizers and admins, and unlike other players', async () => {
    const { matches } = openHall();
    const matchId = (await started(matches, [ann, bob])).record.id;
    for (const other of [bob, cid]) {
      await expect(matches.pause(other, { matchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const oto = { ...account('oto'), roles: ['player', 'organizer'] as const };
    expect((await matches.pause(oto, { matchId })).record.status).toBe('PAUSED');
    const ada = { ...account('ada'), roles: ['admin'] as const };
    expect((await matches.resume(ada, { matchId })).record.status).toBe('RUNNING');
  });

  it('pauses only a running match', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 2 });
    await expect(matches.pause(ann, { matchId: record.id })).rejects.toMatchObject({
      code: 'MATCH_NOT_RUNNING',
    });
  });
});
