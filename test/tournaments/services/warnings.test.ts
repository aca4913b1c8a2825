import { expect, it } from 'vitest';
import { openEvent, owner, people, useTournaments } from './event.ts';

const open = useTournaments();
const stage = { format: 'SWISS', podSize: { preferred: 4 } };

it.each([
  [
    'more rounds than players can meet others in',
    { stages: [{ ...stage, rounds: 9 }] },
    { kind: 'REPEATS', figures: { rounds: 9, players: 16, without: 5 } },
  ],
  [
    'turns that may take longer than a round',
    {
      stages: [{ ...stage, rounds: 2 }],
      timeControl: { preset: 'async-2d' },
      rounds: { length: 'P21D' },
    },
    { kind: 'CLOCK', figures: { match: 'P32D', round: 'P21D' } },
  ],
  [
    'a draw that pays a pod more than a win',
    { stages: [{ ...stage, rounds: 2 }], scoring: { kind: 'WIN', win: 3, draw: 1 } },
    { kind: 'DRAWS_PAY', figures: { seats: 4 } },
  ],
  ['nothing', { stages: [{ ...stage, rounds: 4 }], rounds: { length: 'PT3H' } }, undefined],
])('warns staff, and nobody else, of %s', async (_, more, warning) => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await openEvent(event, more);
  for (const who of people(16)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  expect((await tournaments.find(owner, id)).warnings).toEqual(warning ? [warning] : []);
  expect((await tournaments.find(undefined, id)).warnings).toEqual([]);
});
