import { expect, it } from 'vitest';
import { codeOf } from '../../matches/hall.ts';
import { begun } from './begun.ts';
import { owner, useTournaments } from './event.ts';

const open = useTournaments();

it('an expected version is checked against changes of the round, and of nothing else', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await begun(event, 8);
  await tournaments.draftRound(owner, { tournamentId: id });
  const { version } = (await tournaments.find(owner, id)).tournament;
  await tournaments.setTournamentRole(owner, {
    ...{ tournamentId: id, accountId: 'helper', role: 'STAFF', granted: true },
  });
  const publish = (expectedVersion: number) =>
    codeOf(tournaments.publishRound(owner, { tournamentId: id, round: 1, expectedVersion }));
  expect(await publish(version - 1)).toBe('STALE_VERSION');
  expect(await publish(version + 5)).toBe('STALE_VERSION');
  const races = await Promise.all(Array.from({ length: 20 }, () => publish(version)));
  expect(races.filter((code) => code === 'done')).toHaveLength(1);
  expect(races.filter((code) => code === 'STALE_VERSION')).toHaveLength(19);
  await settle(id);
  expect(event.wanted.made.size).toBe(2);
});
