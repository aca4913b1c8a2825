import { describe, expect, it } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { replay, verify } from '../../shared/engine/index.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { account, ann, bob, pick, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();
const oto: AccountActor = { ...account('oto'), roles: ['player', 'organizer'] };
const ada: AccountActor = { ...account('ada'), roles: ['admin'] };
const reason = 'a slip of the finger';

describe('an arbiter', () => {
  it('rewinds a match: it has its earlier state, is played on, and its dice still verify', async () => {
    const { matches } = openHall();
    const matchId = (await started(matches, [ann, bob])).record.id;
    await playRounds(matches, [ann, bob], matchId, 1);
    const there = await matches.find(ann, matchId);
    await playRounds(matches, [ann, bob], matchId, 1);
    const back = await matches.rewind(oto, { matchId, toVersion: 4, reason, commandId: 'r' });
    expect(back.record.version).toBe(7);
    expect((await matches.find(ann, matchId))?.view).toEqual(there?.view);
    expect((await openHall().matches.find(ann, matchId))?.view).toEqual(there?.view);
    const again = await matches.rewind(oto, { matchId, toVersion: 4, reason, commandId: 'r' });
    expect(again.record.version).toBe(7);
    await playRounds(openHall().matches, [ann, bob], matchId, 2);
    const journal = await matches.exportJournal(undefined, matchId);
    expect(replay(secretNumbers, journal)).toMatchObject({ drift: 0, match: { over: true } });
    expect(verify(journal)).toMatchObject({ fair: true, faults: [] });
  });

  it('rewinds past an earlier rewind, and past many versions', async () => {
    const { matches } = openHall();
    const matchId = (await started(matches, [ann, bob], { rounds: 40 })).record.id;
    await playRounds(matches, [ann, bob], matchId, 3);
    await matches.rewind(ada, { matchId, toVersion: 6, reason });
    await playRounds(matches, [ann, bob], matchId, 10);
    const then = await matches.rewind(ada, { matchId, toVersion: 2, reason });
    expect(then.view).toMatchObject({ round: 0 });
    await pick(openHall().matches, ann, matchId);
  });

  it('closes a stuck rule, and the match continues behind it', async () => {
    const { matches } = openHall();
    const matchId = (await started(matches, [ann, bob])).record.id;
    const before = (await matches.find(ann, matchId))?.questions[0]?.id;
    const closed = await matches.closeProcedure(ada, { matchId, reason: 'stuck' });
    expect(closed.record).toMatchObject({ status: 'RUNNING', version: 3 });
    expect((await matches.find(ann, matchId))?.questions[0]?.id).not.toBe(before);
    await playRounds(matches, [ann, bob], matchId, 3);
    expect((await matches.find(ann, matchId))?.record.status).toBe('FINISHED');
    const told = JSON.stringify(await matches.journal(bob, matchId, { first: 99 }));
    expect(told).toContain('stuck');
  });

  it('can’t act on a match in which they play', async () => {
    const { matches } = openHall();
    const matchId = (await started(matches, [ann, oto])).record.id;
    for (const attempt of [
      matches.rewind(oto, { matchId, toVersion: 1, reason }),
      matches.closeProcedure(oto, { matchId, reason }),
    ]) {
      await expect(attempt).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(/have a seat/) as string,
      });
    }
  });

  it('can’t rewind before the start, to the current version, or past a resignation', async () => {
    const { matches } = openHall();
    const matchId = (await started(matches, [ann, bob, account('cid')])).record.id;
    const to = (toVersion: number) => matches.rewind(oto, { matchId, toVersion, reason });
    for (const version of [0, 2, 3, 99, -1]) {
      await expect(to(version), String(version)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    await pick(matches, ann, matchId);
    await matches.resign(bob, { matchId });
    await expect(to(3)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/resigned/) as string,
    });
    const empty = matches.rewind(oto, { matchId, toVersion: 3, reason: '' });
    await expect(empty).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('can’t reopen a finished match, because its secret is public', async () => {
    const { matches } = openHall();
    const finished = (await started(matches, [ann, bob], { rounds: 1 })).record.id;
    await playRounds(matches, [ann, bob], finished, 1);
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    for (const matchId of [finished, record.id]) {
      for (const attempt of [
        matches.rewind(ada, { matchId, toVersion: 0, reason }),
        matches.closeProcedure(ada, { matchId, reason }),
      ]) {
        await expect(attempt).rejects.toMatchObject({ code: 'MATCH_NOT_RUNNING' });
      }
    }
  });
});
