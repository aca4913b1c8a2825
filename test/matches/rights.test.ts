import { describe, expect, it } from 'vitest';
import type { Matches, MatchView } from '../../services/matches/contract.ts';
import { bob, dan, useHalls } from './hall.ts';
import { setTheStage } from './stage.ts';

const openHall = useHalls();

describe('permissions on a match', () => {
  const strangers = { matchId: '', commandId: 'x' };
  it.each<[string, (matches: Matches, matchId: string) => Promise<unknown>]>([
    ['start', (matches, matchId) => matches.start(dan, { ...strangers, matchId })],
    ['addBot', (matches, matchId) => matches.addBot(dan, { matchId, level: 'first' })],
    ['leave', (matches, matchId) => matches.leave(dan, { matchId })],
    ['resign', (matches, matchId) => matches.resign(dan, { matchId })],
    [
      'setStandingOrders',
      (matches, matchId) => matches.setStandingOrders(dan, { matchId, orders: [] }),
    ],
  ])('forbid %s to strangers: FORBIDDEN in public, NOT_FOUND in private', async (_, act) => {
    const { matches } = openHall();
    const { open, hidden } = await setTheStage(matches);
    await expect(act(matches, open.record.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(act(matches, hidden.record.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reserve starting and bots for the host', async () => {
    const { matches } = openHall();
    const { open } = await setTheStage(matches);
    const matchId = open.record.id;
    await matches.join(bob, { matchId });
    await expect(matches.start(bob, { matchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(matches.addBot(bob, { matchId, level: 'first' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('hide a private match from all but its players', async () => {
    const { matches } = openHall();
    const { hidden } = await setTheStage(matches);
    const matchId = hidden.record.id;
    expect(hidden.invitation).toMatch(/^[0-9A-Z]{10}$/);
    expect(await matches.find(bob, matchId)).toBeUndefined();
    expect(await matches.find(undefined, matchId)).toBeUndefined();
    for (const read of [
      matches.log(bob, matchId, { first: 10 }),
      matches.journal(bob, matchId, { first: 10 }),
      matches.updates(bob, matchId, {}),
      matches.exportJournal(bob, matchId),
    ]) {
      await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const joined = await matches.join(bob, { matchId, ...invitationOf(hidden) });
    expect(joined).toMatchObject({ seat: 'seat2', invitation: undefined });
    expect((await matches.find(bob, matchId))?.seat).toBe('seat2');
    expect(JSON.stringify(await matches.journal(bob, matchId, { first: 10 }))).not.toContain(
      hidden.invitation,
    );
  });
});

const invitationOf = ({ invitation }: MatchView) =>
  invitation === undefined ? {} : { invitation };
