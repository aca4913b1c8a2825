import { expect, it } from 'vitest';
import { openEvent, owner, people, person, useTournaments } from '../services/event.ts';
import { come, heardOf } from './hearing.ts';

const open = useTournaments();
const heard = () => heardOf(open);
const HOUR = 3_600_000;
const seats = [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4 }];

it('a registered player is notified of their status, and of a free place', async () => {
  const event = heard();
  const { tournaments, settle, lines, tellings, now } = event;
  const id = await openEvent(event, { registration: { mode: 'OPEN', cap: 2 } });
  for (const who of people(3)) {
    await tournaments.registerForTournament(who, { tournamentId: id });
    now.pass(1);
  }
  await settle(id);
  expect(tellings.map(({ news }) => news.data)).toEqual([
    { status: 'REGISTERED' },
    { status: 'WAITLISTED' },
  ]);
  expect(lines()).toEqual(['registered p0001 p0002', 'registered p0003']);
  await tournaments.withdrawFromTournament(person('p0001'), { tournamentId: id });
  await settle(id);
  expect(lines()).toEqual(['waitlist.moved p0003']);
});

it('players with a place are notified that check-in is open, and until when', async () => {
  const event = heard();
  const { settle, lines, tellings, now } = event;
  const checkIn = { opens: 'PT1H', closes: 'PT10M', eachRound: false };
  const id = await openEvent(event, { startsAt: '2026-03-01T14:00:00.000Z', checkIn });
  await come(event, id, 3);
  lines();
  now.pass(HOUR);
  await settle(id);
  const deadline = '2026-03-01T13:50:00.000Z';
  expect(tellings).toMatchObject([
    { tournament: id, news: { speed: 'LIVE', gameId: 'secret-numbers', until: deadline } },
  ]);
  expect(tellings[0]?.news.data).toEqual({ deadline });
  expect(lines()).toEqual(['checkin.open p0001 p0002 p0003']);
});

it('players are notified to check in for the next round, if each round has a check-in', async () => {
  const event = heard();
  const { tournaments, settle, lines, tellings, result } = event;
  const checkIn = { opens: 'PT1H', closes: 'PT10M', eachRound: true };
  const id = await openEvent(event, { checkIn });
  await come(event, id, 4);
  for (const who of people(4)) await tournaments.checkIn(who, { tournamentId: id });
  await settle(id);
  await tournaments.startTournament(owner, { tournamentId: id });
  const rounds: unknown[] = [];
  for (const round of [1, 2]) {
    await tournaments.draftRound(owner, { tournamentId: id });
    await tournaments.publishRound(owner, { tournamentId: id, round });
    await settle(id);
    const asked = tellings.filter(({ news }) => news.type === 'tournament.checkin.open');
    rounds.push(asked.map(({ news }) => news.data));
    lines();
    await result(id, { round, pod: 1 }, seats);
    for (const who of people(4)) await tournaments.checkIn(who, { tournamentId: id });
    await settle(id);
  }
  // there are two
  expect(rounds).toEqual([[{ round: 2 }], []]);
});
