import { expect, it } from 'vitest';
import { pairsOf as everyTwo } from '../../../shared/tournaments/pairing/history.ts';
import type { PodSize } from '../../../shared/tournaments/pairing/sizes.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { sizesOf } from '../../../shared/tournaments/schedules/built.ts';
import { schedule } from '../../../shared/tournaments/schedules/schedule.ts';
import { warningsOf } from '../../../services/tournaments/views/warnings.ts';
import { nth, openEvent, owner, people, useTournaments } from './event.ts';
import { amount } from '../../support/long.ts';

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
    'a schedule of all pairs, one of which is forbidden',
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
    'no players with a table of their own',
    { stages: [{ ...stage, rounds: 2 }], apart: [...everyTwo([1, 2, 3, 4]), [2, 1], [9, 99]] },
    undefined,
  ],
  [
    'no players that a schedule keeps apart',
    { stages: [{ format: 'ROUND_ROBIN', podSize: { preferred: 4 }, rounds: 4 }], apart: [[1, 2]] },
    undefined,
  ],
  ['nothing', { stages: [{ ...stage, rounds: 4 }], rounds: { length: 'PT3H' } }, undefined],
])('only staff are warned of %s', async (_, { apart = [], ...more }, warning) => {
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

const sized = (preferred: number, min: number) => ({ preferred, min, max: Math.max(preferred, 4) });
const MOST_DRAWN = amount(8, 12);
const drawn = (size: number, podSize: PodSize) =>
  schedule({
    ...{ algorithm: 'round-robin-2', seed: 'a0', players: range(1, size), podSize, meetings: 1 },
  }).rounds;
const gamesOf = (rounds: ReturnType<typeof drawn>, player: number) =>
  rounds.filter(({ byes }) => !byes.includes(player)).length;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const robin = (podSize: PodSize) => ({
  format: 'ROUND_ROBIN',
  podSize,
  meetings: 1,
  concurrency: 1,
});

const MOST = amount(10, 32);

it(`staff are warned of every round robin in which a player misses rounds, of 4 to ${String(MOST)} players`, async () => {
  const event = open();
  const id = await openEvent(event);
  const { tournament } = await event.tournaments.find(owner, id);
  // drawing schedules takes long: those of small fields are drawn, others are cut
  const fields = [
    ...range(4, MOST).map((size) => [size, sized(4, 4)] as const),
    ...range(4, MOST).map((size) => [size, sized(2, 2)] as const),
    ...[5, 6, 10, 12].map((size) => [size, sized(4, 3)] as const),
    ...[5, 7].map((size) => [size, sized(4, 2)] as const),
    ...[7, 8].map((size) => [size, sized(3, 3)] as const),
  ];
  const found: string[] = [];
  for (const [size, podSize] of fields) {
    const players = range(1, size);
    const rounds = size <= MOST_DRAWN || podSize.preferred === 2 ? drawn(size, podSize) : undefined;
    const games = rounds && players.map((player) => gamesOf(rounds, player));
    const seats = sizesOf(size, podSize).reduce((sum, each) => sum + each, 0);
    // in pairs an odd number is left with a bye each
    const fewest = games && Math.min(...games);
    const isFull =
      podSize.preferred === 2
        ? fewest === Math.max(...(games ?? []))
        : fewest === undefined
          ? seats === size
          : fewest === rounds?.length;
    const registered = players.map((n) => ({ account: nth(n).account, status: 'REGISTERED' }));
    const warnings = warningsOf({
      ...tournament,
      regulations: { ...tournament.regulations, stages: [robin(podSize)] },
      players: registered,
    } as unknown as Tournament).filter(({ kind }) => kind === 'BYES');
    const where = `${String(size)} by ${String(podSize.preferred)}, ${String(podSize.min)} or more`;
    expect(warnings.length, where).toBe(isFull ? 0 : 1);
    if (isFull) continue;
    found.push(where);
    if (rounds) {
      expect(warnings[0]?.figures, where).toMatchObject({ rounds: rounds.length, games: fewest });
    }
  }
  expect(found).toEqual(expect.arrayContaining(['6 by 4, 4 or more', '10 by 4, 4 or more']));
  expect(found).not.toContain('5 by 4, 2 or more');
});

it('staff are warned of byes before registration, and of a Swiss with byes', async () => {
  const event = open();
  const { tournaments } = event;
  const kinds = async (stages: unknown, registered = 0) => {
    const id = await openEvent(event, { stages });
    for (const who of people(registered)) {
      await tournaments.registerForTournament(who, { tournamentId: id });
    }
    await event.settle(id);
    return (await tournaments.find(owner, id)).warnings.map(({ kind, figures }) =>
      kind === 'BYES' ? figures : kind,
    );
  };
  const fours = { preferred: 4, min: 4 };
  expect(await kinds([{ format: 'ROUND_ROBIN', podSize: fours }])).toEqual([
    { players: 9, byes: 1, rounds: 9, games: 8 },
  ]);
  expect(await kinds([{ format: 'ROUND_ROBIN', podSize: { preferred: 4 } }])).toEqual([]);
  expect(await kinds([{ format: 'ROUND_ROBIN', podSize: { preferred: 2 } }])).toEqual([]);
  const swiss = { ...stage, podSize: fours, rounds: 1 };
  expect(await kinds([swiss], 6)).toEqual([{ players: 6, byes: 2, rounds: 1, games: 0 }]);
  expect(await kinds([{ ...swiss, remainder: 'BYES' }], 6)).toEqual([]);
});
