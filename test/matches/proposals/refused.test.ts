import { describe, expect, it } from 'vitest';
import { ann, bob, cid, codeOf, pick } from '../hall.ts';
import { DAY, HOUR } from '../clocks/table.ts';
import { useTables } from './table.ts';

const table = useTables();
const byWeb = { timeControl: { preset: 'async-1d' } };

describe('an invalid proposal', () => {
  it('is refused by field, and changes nothing', async () => {
    const { matches, matchId, look } = await table(byWeb);
    const refused = [
      { kind: 'PAUSE' },
      { kind: 'PAUSE', until: 'tomorrow' },
      { kind: 'UNDO' },
      { kind: 'EXTEND' },
      { kind: 'EXTEND', extend: 'P15D' },
      { kind: 'END', seat: 'seat1' },
      { kind: 'REPLACE' },
      { kind: 'REPLACE', seat: 'seat2', level: 'unbeatable' },
      { kind: 'RESUME' },
      { kind: 'SHOUT' },
    ] as const;
    const { record } = await look();
    for (const said of refused) {
      expect(await codeOf(matches.propose(ann, { matchId, ...said } as never)), said.kind).toBe(
        'BAD_USER_INPUT',
      );
    }
    await expect(
      matches.propose(ann, { matchId, kind: 'END', extend: 'PT1H', seat: 'seat2' }),
    ).rejects.toThrow(
      /`extend`: Not allowed for END\. Allowed: outcome\. `seat`: Not allowed for END\. /,
    );
    expect((await look()).record.version).toBe(record.version);
  });

  it('is refused for spectators, and for absent or resigned players', async () => {
    const { matches, matchId, clock } = await table(byWeb, [ann, bob, cid]);
    const stranger = { ...ann, account: 'eve' };
    const end = { matchId, kind: 'END' } as const;
    expect(await codeOf(matches.propose(stranger, end))).toBe('FORBIDDEN');
    for (let turn = 0; turn < 2; turn += 1) {
      await pick(matches, ann, matchId);
      await pick(matches, bob, matchId);
      clock.pass(DAY + HOUR);
      await matches.wake(matchId);
    }
    expect(await codeOf(matches.propose(cid, end))).toBe('FORBIDDEN');
    await matches.resign(bob, { matchId });
    expect(await codeOf(matches.propose(bob, end))).toBe('ALREADY_RESIGNED');
  });

  it('is refused while one of its kind is open, and after five in a day', async () => {
    const { matches, matchId, clock, vote } = await table();
    const pause = () => matches.propose(ann, { matchId, kind: 'PAUSE' });
    await pause();
    expect(await codeOf(pause())).toBe('BAD_USER_INPUT');
    await vote(bob, false);
    for (let n = 1; n < 5; n += 1) {
      await pause();
      await vote(bob, false);
    }
    await expect(pause()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 24 * 3600 });
    await matches.propose(bob, { matchId, kind: 'PAUSE' });
    await vote(bob, false);
    clock.pass(DAY);
    await pause();
  });

  it('is refused in a match without a time limit, if it is about time', async () => {
    const { matches, matchId } = await table();
    const extend = matches.propose(ann, { matchId, kind: 'EXTEND', extend: 'PT1H' });
    expect(await codeOf(extend)).toBe('BAD_USER_INPUT');
  });
});

describe('a vote on a proposal', () => {
  it('is refused if the proposal does not exist', async () => {
    const { matches, matchId } = await table();
    const vote = matches.vote(bob, { matchId, proposalId: 'p99', agree: true });
    await expect(vote).rejects.toThrow('No proposal is open.');
  });

  it('changes nothing when it is repeated', async () => {
    const { matches, matchId, latest, look } = await table({}, [ann, bob, cid]);
    const propose = { matchId, kind: 'PAUSE', commandId: 'one' } as const;
    const first = await matches.propose(ann, propose);
    const again = await matches.propose(ann, propose);
    expect(again.record.version).toBe(first.record.version);
    const proposalId = (await latest())?.id ?? '';
    await matches.vote(bob, { matchId, proposalId, agree: true });
    const { record } = await look();
    await matches.vote(bob, { matchId, proposalId, agree: true });
    expect((await look()).record.version).toBe(record.version);
  });

  it('races with the deadline, which wins if the vote was late', async () => {
    const { matches, matchId, clock, latest, look } = await table();
    await matches.propose(ann, { matchId, kind: 'PAUSE' });
    const proposalId = (await latest())?.id ?? '';
    clock.pass(DAY);
    const [code] = await Promise.all([
      codeOf(matches.vote(bob, { matchId, proposalId, agree: true })),
      matches.wake(matchId),
    ]);
    expect(code).toBe('PROPOSAL_CLOSED');
    expect(await latest()).toMatchObject({ status: 'EXPIRED' });
    expect((await look()).record.status).toBe('RUNNING');
  });
});
