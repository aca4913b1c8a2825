import type { PlayedPod, PlayedRound, PodPlace } from '../../../shared/tournaments/results.ts';
import type { TablePlayer } from '../../../shared/tournaments/scoring/player.ts';
import {
  standings,
  type Standing,
  type StandingsInput,
} from '../../../shared/tournaments/standings/standings.ts';

/** Active players of this number, who were there from the first round. */
export const playersUpTo = (count: number): readonly TablePlayer[] =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, status: 'ACTIVE', entered: 1 }));

/** A pod by its numbers from the best down; those in one list share a place. */
export function pod(pod: number, ...order: readonly (number | readonly number[])[]): PlayedPod {
  const groups = order.map((each) => (typeof each === 'number' ? [each] : each));
  const places = groups.flatMap((group, i): readonly PodPlace[] =>
    group.map((number) => ({ number, place: i + 1 })),
  );
  return { pod, players: places.map(({ number }) => number).toSorted((a, b) => a - b), places };
}

/** A round of pods, each given as `pod` takes it. */
export const round = (
  number: number,
  pods: readonly (readonly (number | readonly number[])[])[],
  more: Partial<PlayedRound> = {},
): PlayedRound => ({
  round: number,
  stage: 1,
  pods: pods.map((order, i) => pod(i + 1, ...order)),
  byes: [],
  ...more,
});

/** A table in which wins count 1 and draws a half, for as many players, with what else is said. */
export const tableOf = (
  count: number,
  rounds: readonly PlayedRound[],
  more: Partial<StandingsInput> = {},
): readonly Standing[] =>
  standings({
    players: playersUpTo(count),
    rounds,
    scoring: { kind: 'WIN', win: 1, draw: 0.5, loss: 0 },
    ties: [],
    seed: '00ff',
    ...more,
  });

/** The numbers of a table, the best first. */
export const numbersIn = (table: readonly Standing[]): readonly number[] =>
  table.map(({ number }) => number);

/** The row of a player in a table; throws if there is none. */
export function rowOf(table: readonly Standing[], number: number): Standing {
  const row = table.find((each) => each.number === number);
  if (row === undefined) throw new Error(`There is no ${String(number)} in the table.`);
  return row;
}

/** The text of the first tie-break of each player, by number. */
export const firstTies = (table: readonly Standing[]): Readonly<Record<number, string>> =>
  Object.fromEntries(table.map(({ number, ties }) => [number, ties[0]?.value ?? 'none']));
