import { describe, expect, it } from 'vitest';
import { callsDuring } from '../support/sdk-calls.ts';
import { ann, bob, codeOf, pick, started, useHalls } from './hall.ts';

const openHall = useHalls();

describe('a process whose cached match is outdated', () => {
  it('reads the match again before it refuses', async () => {
    const here = openHall();
    const there = openHall();
    const { record } = await started(here.matches, [ann, bob]);
    const matchId = record.id;
    await pick(there.matches, ann, matchId);
    await pick(there.matches, bob, matchId);
    const [second] = (await there.matches.find(ann, matchId))?.questions ?? [];
    const answer = { matchId, choose: ['number:1'], commandId: 'second' };
    const { version } = await here.matches.answer(ann, { ...answer, questionId: second?.id ?? '' });
    expect(version).toBe(5);
  });

  it('refuses by the current state, with its code', async () => {
    const here = openHall();
    const there = openHall();
    const { record, questions } = await started(here.matches, [ann, bob]);
    const matchId = record.id;
    await there.matches.resign(bob, { matchId });
    const late = { matchId, questionId: 'never', choose: [], commandId: 'late' };
    expect(questions).toHaveLength(1);
    expect(await codeOf(here.matches.answer(ann, late))).toBe('MATCH_NOT_RUNNING');
  });

  it('accepts that a seat was given up in another process', async () => {
    const here = openHall();
    const { record } = await here.matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    const matchId = record.id;
    await here.matches.join(bob, { matchId });
    await openHall().matches.leave(bob, { matchId });
    const again = await here.matches.join(bob, { matchId });
    expect(again).toMatchObject({ seat: 'seat2', record: { version: 3 } });
  });

  it('retries on the newer version', async () => {
    const here = openHall();
    const { record, questions } = await started(here.matches, [ann, bob]);
    await pick(openHall().matches, bob, record.id);
    const calls = await callsDuring(here.client, async () => {
      const { version } = await here.matches.answer(ann, {
        matchId: record.id,
        questionId: questions[0]?.id ?? '',
        choose: ['number:1'],
        commandId: 'first',
      });
      expect(version).toBe(4);
    });
    expect([...calls].sort()).toEqual(['GetItem', 'PutItem', 'PutItem', 'Query']);
  });
});
