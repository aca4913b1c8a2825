import { bySize } from '../support/random-event.ts';
import { one, onceIn, type Luck } from './luck.ts';

type Size = { readonly preferred: number; readonly min: number; readonly max: number };
const sizes: readonly [Size, ...Size[]] = [
  { preferred: 2, min: 2, max: 2 },
  { preferred: 3, min: 2, max: 4 },
  { preferred: 4, min: 3, max: 5 },
  { preferred: 4, min: 2, max: 6 },
  { preferred: 6, min: 4, max: 6 },
];

const swiss = (luck: Luck) => ({
  format: 'SWISS',
  rounds: 1 + luck(3),
  remainder: one(luck, ['SMALLER', 'LARGER', 'BYES']),
  remainderAt: one(luck, ['LOW', 'HIGH', 'SPREAD']),
  repeats: one(luck, ['MINIMISE', 'MINIMISE', 'SOFT', 'IGNORE', 'NEVER']),
  pairing: one(luck, ['SWISS', 'SWISS', 'POWER', 'RANDOM']),
  opening: one(luck, ['SNAKE', 'DRAW']),
});

const roundRobin = (luck: Luck) => ({
  format: 'ROUND_ROBIN',
  meetings: 1,
  concurrency: 1 + luck(3),
  rounds: 1 + luck(3),
});

const elimination = (luck: Luck, { min, max }: Size) => ({
  format: 'ELIMINATION',
  lives: 1 + luck(3),
  advanceBySize: Object.fromEntries(
    Array.from({ length: max - min + 1 }, (_, i) => [String(min + i), Math.floor((min + i) / 2)]),
  ),
  fill: one(luck, ['LUCKY_LOSERS', 'BYES']),
  finalSize: 2 + luck(5),
});

function stage(luck: Luck, cut?: number) {
  const podSize = one(luck, sizes);
  const common = { podSize, ...(cut !== undefined && { cut, carry: onceIn(luck, 2) }) };
  const form = one(luck, [swiss, swiss, roundRobin, elimination, elimination]);
  return { ...common, ...form(luck, podSize) };
}

const deadline = (luck: Luck, isElimination: boolean) => ({
  length: 'PT1H',
  onDeadline: one<readonly Record<string, string>[]>(luck, [
    [{ rule: 'LAST_ROUND', perTurn: 'PT1M' }, { rule: 'STANDING' }],
    [{ rule: 'EXTEND', by: 'PT10M' }, { rule: 'DRAW_ACTIVE' }],
    [{ rule: isElimination ? 'ALL_ADVANCE' : 'ARBITER' }],
  ]),
});

/** Regulations of any format, as an organizer might write them for this number of players. */
export function randomRegulations(luck: Luck, players: number): Record<string, unknown> {
  const stages = [stage(luck)];
  for (let left = players; onceIn(luck, 3) && stages.length < 3;) {
    left = Math.max(2, Math.ceil(left / 2));
    stages.push(stage(luck, left));
  }
  const isElimination = stages.some(({ format }) => format === 'ELIMINATION');
  const cap = onceIn(luck, 3) ? Math.max(2, players - luck(4)) : players + 4;
  return {
    game: { id: 'secret-numbers' },
    timeControl: { preset: 'live' },
    stages,
    seats: one(luck, ['BALANCED', 'RANDOM']),
    scoring: one(luck, [
      { kind: 'WIN' },
      { kind: 'PLACEMENT', bySize },
      { kind: 'NORMALISED' },
      { kind: 'GAME_SCORE', measure: one(luck, ['RAW', 'SHARE_OF_POD', 'ABOVE_MEAN']) },
    ]),
    ...(onceIn(luck, 3) && { byePoints: luck(6) }),
    registration: { mode: one(luck, ['OPEN', 'OPEN', 'APPROVAL']), cap },
    ...(onceIn(luck, 4) && { checkIn: { eachRound: onceIn(luck, 2) } }),
    seeding: one(luck, ['RATING', 'MANUAL', 'DRAW']),
    ...(onceIn(luck, 2) && { lateEntry: { untilRound: 2 + luck(2), points: luck(3) } }),
    rounds: {
      advance: one(luck, ['AUTO', 'AUTO', 'MANUAL']),
      gap: 'PT3M',
      ...(onceIn(luck, 2) && deadline(luck, isElimination)),
    },
    appeals: { window: 'PT15M', holdsRound: onceIn(luck, 2) },
  };
}
