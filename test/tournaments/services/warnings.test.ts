import { expect, it } from 'vitest';
import { pairsOf as everyTwo } from '../../../shared/tournaments/pairing/history.ts';
import { nth, openEvent, owner, people, useTournaments } from './event.ts';

const open = useTournaments();
const knockout = {
  ...{ format: 'ELIMINATION', podSize: { preferred: 4 }, advanceBySize: { 4: 2 }, finalSize: 4 },
};
type Said = Record<string, unknown> & { readonly apart?: readonly (readonly number[])[] };
const stage = { format: 'SWISS', podSize: { preferred: 4 } };

it.each<[string, Said, Record<string, unknown> | undefined]>([
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
  [
    'a schedule in which everybody meets everybody, two of whom are to be kept apart',
    { stages: [{ format: 'ROUND_ROBIN', podSize: { preferred: 4 } }], apart: [[1, 2]] },
    { kind: 'APART', figures: { pairs: 1, players: 16, rounds: 5 } },
  ],
  [
    'a family that fills more tables than there are',
    { stages: [{ ...stage, rounds: 2 }], apart: everyTwo([1, 2, 3, 4, 5]) },
    { kind: 'APART', figures: { pairs: 10, players: 16, rounds: 1 } },
  ],
  [
    'a family of the first round of an elimination',
    { stages: [knockout], apart: everyTwo([1, 2, 3, 4, 5]) },
    { kind: 'APART', figures: { pairs: 10, players: 16, rounds: 1 } },
  ],
  [
    'nobody who has a table of their own',
    { stages: [{ ...stage, rounds: 2 }], apart: [...everyTwo([1, 2, 3, 4]), [2, 1], [9, 99]] },
    undefined,
  ],
  [
    'nobody whom a schedule leaves apart',
    { stages: [{ format: 'ROUND_ROBIN', podSize: { preferred: 4 }, rounds: 4 }], apart: [[1, 2]] },
    undefined,
  ],
  ['nothing', { stages: [{ ...stage, rounds: 4 }], rounds: { length: 'PT3H' } }, undefined],
])('warns staff, and nobody else, of %s', async (_, { apart = [], ...more }, warning) => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await openEvent(event, more);
  for (const who of people(16)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  const accounts = apart.map(([one = 0, other = 0]): [string, string] => [
    nth(one).account,
    nth(other).account,
  ]);
  await tournaments.updateTournament(owner, { tournamentId: id, apart: accounts });
  expect((await tournaments.find(owner, id)).warnings).toEqual(warning ? [warning] : []);
  expect((await tournaments.find(undefined, id)).warnings).toEqual([]);
});
