import { expect, it } from 'vitest';
import { regulationsText } from '../../../shared/tournaments/words/regulations-text.ts';
import { codeOf } from '../../matches/hall.ts';
import { nth, openEvent, owner, people, useTournaments } from './event.ts';

const open = useTournaments();

it('check-in is open with the registration of an event that staff start, for everyone', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const tournamentId = await openEvent(event, { checkIn: { opens: 'PT1H' } });
  const accountIds = people(4).map(({ account }) => account);
  await tournaments.registerPlayers(owner, { tournamentId, accountIds });
  const can = async (who = nth(1)) => (await tournaments.find(who, tournamentId)).can;
  const checkIn = (who = nth(1)) => codeOf(tournaments.checkIn(who, { tournamentId }));
  expect(await can()).toContain('checkIn');
  for (const who of people(3)) expect(await checkIn(who)).toBe('done');
  await settle(tournamentId);
  const { tournament } = await tournaments.find(undefined, tournamentId);
  expect(tournament.players.map(({ status }) => status)).toEqual([
    ...['CHECKED_IN', 'CHECKED_IN', 'CHECKED_IN', 'REGISTERED'],
  ]);
  const named = { game: 'g', timeControl: 'live', moment: (at: string) => at };
  expect(regulationsText(tournament.regulations, 'en', named)).toContain(
    'Check-in before the start: while registration is open',
  );
  await tournaments.startTournament(owner, { tournamentId });
  // there is no check-in before each round, and no late registration
  expect(await can()).not.toContain('checkIn');
  expect(await checkIn()).toBe('TOURNAMENT_STATE');
  expect(await can(nth(4))).not.toContain('checkIn');
  expect(await checkIn(nth(4))).toBe('REGISTRATION_CLOSED');
});

it('check-in closes at its time for everyone', async () => {
  const event = open();
  const { tournaments, settle, now } = event;
  const startsAt = '2026-03-01T18:00:00.000Z';
  const checkIn = { opens: 'PT2H', closes: 'PT1H' };
  const tournamentId = await openEvent(event, { startsAt, checkIn });
  await tournaments.registerPlayers(owner, { tournamentId, accountIds: [nth(1).account] });
  const asked = async () => {
    await settle(tournamentId);
    const { can } = await tournaments.find(nth(1), tournamentId);
    const code = await codeOf(tournaments.checkIn(nth(1), { tournamentId }));
    return [can.includes('checkIn'), code];
  };
  expect(await asked()).toEqual([false, 'TOURNAMENT_STATE']);
  now.pass(4 * 3_600_000);
  expect(await asked()).toEqual([true, 'done']);
  now.pass(3_600_000);
  expect(await asked()).toEqual([false, 'TOURNAMENT_STATE']);
});
