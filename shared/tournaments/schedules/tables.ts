import { evenSizes, roundOf, type ScheduleRound } from './round.ts';

/**
 * A first round from which the others are derived: all players but the last `fixed` stand in
 * circles of the length of the number of rounds, and from round to round each takes the place of
 * the next in their circle.
 */
type Table = {
  readonly podSize: number;
  readonly rounds: number;
  readonly fixed: number;
  readonly first: readonly number[];
};

/**
 * Tables by number of players. Found by annealing over first rounds; the cost is the number of
 * distances around the circles that occur twice: at 0 no two meet twice. A test checks each.
 */
const TABLES: Readonly<Record<number, readonly Table[]>> = {
  15: [
    { podSize: 3, rounds: 7, fixed: 1, first: [6, 4, 11, 8, 7, 12, 2, 5, 13, 1, 0, 10, 9, 14, 3] },
  ],
  20: [
    {
      podSize: 4,
      rounds: 5,
      fixed: 0,
      first: [14, 16, 11, 4, 0, 18, 19, 3, 2, 10, 1, 6, 17, 9, 15, 8, 12, 5, 7, 13],
    },
  ],
  24: [
    {
      podSize: 4,
      rounds: 7,
      fixed: 3,
      first: [3, 6, 4, 20, 7, 0, 21, 19, 10, 5, 23, 18, 1, 16, 9, 22, 13, 2, 12, 8, 14, 17, 11, 15],
    },
    {
      podSize: 3,
      rounds: 11,
      fixed: 2,
      first: [10, 3, 8, 9, 12, 6, 7, 23, 16, 22, 19, 4, 14, 18, 17, 5, 15, 21, 11, 0, 13, 1, 20, 2],
    },
  ],
  28: [
    {
      podSize: 4,
      rounds: 9,
      fixed: 1,
      first: [
        5, 15, 3, 20, 18, 19, 21, 10, 13, 12, 6, 25, 2, 23, 7, 1, 11, 14, 9, 0, 17, 27, 4, 24, 8,
        16, 26, 22,
      ],
    },
  ],
  30: [
    {
      podSize: 5,
      rounds: 6,
      fixed: 0,
      first: [
        21, 13, 5, 17, 20, 29, 27, 1, 2, 12, 7, 6, 18, 4, 0, 25, 19, 24, 10, 23, 11, 15, 28, 14, 9,
        16, 26, 3, 8, 22,
      ],
    },
  ],
};

/** The rounds of the stored table for this number of players; empty if there is none. */
export function stored(players: number, podSize: number): readonly ScheduleRound[] {
  const table = TABLES[players]?.find((each) => each.podSize === podSize);
  if (table === undefined) return [];
  const { rounds, fixed, first } = table;
  const moved = (player: number, by: number) => {
    if (player >= players - fixed) return player;
    const place = player % rounds;
    return player - place + ((place + by) % rounds);
  };
  return Array.from({ length: rounds }, (_, by) =>
    roundOf(
      first.map((player) => moved(player, by)),
      evenSizes(players, podSize),
    ),
  );
}
