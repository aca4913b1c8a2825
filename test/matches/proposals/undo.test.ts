import { describe, expect, it } from 'vitest';
import { replay, verify } from '../../../shared/engine/index.ts';
import { ticTacToe } from '../../support/tic-tac-toe.ts';
import { ann, bob, codeOf, pick } from '../hall.ts';
import { useTables } from './table.ts';

const table = useTables();
const grid = (undo?: 'NONE' | 'OWN' | 'CONSENT') =>
  ({ gameId: 'tic-tac-toe', ...(undo && { undo }) }) as const;

describe('an undo by consent', () => {
  it('rewinds the match once all agree, and its record is fair', async () => {
    const { matches, matchId, look, latest, vote, mark } = await table(grid('CONSENT'));
    await mark(ann, 4);
    const { record } = await look();
    await mark(bob, 0);
    await matches.propose(bob, { matchId, kind: 'UNDO', toVersion: record.version });
    const { questions } = await vote(ann);
    expect(questions).toEqual([]);
    expect(await latest()).toMatchObject({ status: 'ACCEPTED' });
    expect((await look(bob)).questions).toHaveLength(1);
    expect(await matches.undoOf(ann, await look())).toMatchObject({ left: 2, reason: 'BEGUN' });
    await mark(bob, 8);
    await mark(ann, 2);
    await mark(bob, 0);
    await mark(ann, 6);
    const journal = await matches.exportJournal(ann, matchId);
    expect(verify(journal)).toMatchObject({ fair: true, faults: [] });
    expect(replay(ticTacToe, journal)).toMatchObject({ drift: 0, match: { over: true } });
  });

  it('is proposed once by a retry, also after the match was rewound', async () => {
    const { matches, matchId, look, vote, mark } = await table(grid('CONSENT'));
    await mark(ann, 4);
    const { record } = await look();
    await mark(bob, 0);
    const undo = { matchId, kind: 'UNDO', toVersion: record.version, commandId: 'u' } as const;
    const { record: proposed } = await matches.propose(bob, undo);
    await vote(ann);
    const again = await matches.propose(bob, undo);
    expect(again.record.version).toBe(proposed.version);
    expect((await look()).proposals).toHaveLength(1);
  });

  it('is allowed three times', async () => {
    const { matches, matchId, look, vote, mark } = await table(grid('CONSENT'));
    for (let n = 0; n < 3; n += 1) {
      const { record } = await look();
      await mark(ann, n);
      await matches.propose(ann, { matchId, kind: 'UNDO', toVersion: record.version });
      await vote(bob);
    }
    const { record } = await look();
    await mark(ann, 3);
    const more = { matchId, kind: 'UNDO', toVersion: record.version } as const;
    await expect(matches.propose(ann, more)).rejects.toMatchObject({ code: 'UNDO_BARRED' });
    expect(await matches.undoOf(ann, await look())).toEqual({
      policy: 'CONSENT',
      left: 0,
      reason: 'SPENT',
    });
  });

  it('is refused once dice were rolled, or hidden information was shown', async () => {
    const { matches, matchId, look } = await table({ undo: 'CONSENT' });
    await pick(matches, ann, matchId);
    const { record } = await look();
    await pick(matches, bob, matchId);
    const undo = { matchId, kind: 'UNDO', toVersion: record.version } as const;
    await expect(matches.propose(bob, undo)).rejects.toMatchObject({
      code: 'UNDO_BARRED',
      sealedAt: record.version + 1,
    });
    expect(await matches.undoOf(bob, await look(bob))).toEqual({
      policy: 'CONSENT',
      left: 3,
      sealedAt: record.version + 1,
      reason: 'ROLL',
    });
  });

  it('expires if the match has moved past the last possible takeback', async () => {
    const { matches, matchId, look, latest, vote } = await table({ undo: 'CONSENT' });
    const { record } = await look();
    await pick(matches, ann, matchId);
    await matches.propose(ann, { matchId, kind: 'UNDO', toVersion: record.version });
    await pick(matches, bob, matchId);
    const { record: moved } = await look();
    await vote(bob);
    expect(await latest()).toMatchObject({ status: 'EXPIRED' });
    expect((await look()).record.version).toBe(moved.version + 1);
    expect((await look()).view).toMatchObject({ round: 1 });
  });
});

describe('the takeback policy', () => {
  it('is NONE among strangers, and CONSENT among friends, unless the host says otherwise', async () => {
    const open = await table(grid());
    expect(await open.matches.undoOf(ann, await open.look())).toMatchObject({ policy: 'NONE' });
    const closed = await table({ ...grid(), visibility: 'PRIVATE' });
    const seen = await closed.matches.undoOf(ann, await closed.look());
    expect(seen).toMatchObject({ policy: 'CONSENT' });
  });

  it('can let each seat take back only its own answers', async () => {
    const { matches, matchId, look, mark } = await table(grid('OWN'));
    const { record } = await look();
    await mark(ann, 4);
    const undo = { matchId, toVersion: record.version };
    expect(await codeOf(matches.undo(bob, undo))).toBe('UNDO_BARRED');
    expect(await codeOf(matches.propose(ann, { ...undo, kind: 'UNDO' }))).toBe('UNDO_BARRED');
    const { questions } = await matches.undo(ann, undo);
    expect(questions).toHaveLength(1);
    await mark(ann, 4);
    await mark(bob, 0);
    expect(await codeOf(matches.undo(ann, { matchId, toVersion: record.version + 2 }))).toBe(
      'UNDO_BARRED',
    );
  });
});
