import { chanceOf, drawn, numbersOf } from '../pairing/draw.ts';
import { pairsOf, type Pair } from '../pairing/history.ts';
import type { FormerRound, Pods } from '../pairing/input.ts';
import type { PodSize } from '../pairing/sizes.ts';
import type { Chance } from '../../engine/index.ts';
import { castApart } from './apart.ts';
import {
  builtBy,
  roundsOfAll,
  roundsWanted,
  sizesOf,
  type ScheduleAlgorithm,
  type ScheduleRequest,
} from './built.ts';
import { anneal, planOf, roundsOf } from './meetings.ts';
import { evenSizes, meetingsIn, roundOf, type ScheduleRound } from './round.ts';

/** The input of a round robin. Plain JSON. */
export type ScheduleInput = {
  readonly algorithm: ScheduleAlgorithm;
  /** Lower-case hex. */
  readonly seed: string;
  /** Start numbers; their order has no effect, the draw goes by the numbers. */
  readonly players: readonly number[];
  /**
   * From 2 to 6. By `round-robin-1` all pods are of the preferred size, and players left over in a
   * round have byes.
   */
  readonly podSize: PodSize;
  /** Number of meetings of each two. */
  readonly meetings: number;
  /** Number of rounds; default: the most without two players meeting more often. */
  readonly rounds?: number;
  /** Groups of players who are not to meet. The draw is unchanged if none of them would. */
  readonly forbidden?: Pods | undefined;
};

/** The rounds of a round robin, and the most and fewest meetings of any two. */
export type Schedule = {
  readonly rounds: readonly FormerRound[];
  readonly mostMeetings: number;
  readonly fewestMeetings: number;
  /** Pairs that were to be kept apart, and could not be. */
  readonly broken: readonly Pair[];
};

/**
 * Draws a round robin in which all pairs meet as equally often as possible. Rounds built by
 * construction are used if they are enough, repeated from the start if all have met all; otherwise
 * rounds are annealed, in a fixed number of steps. Players are assigned to parts by draw, and
 * reassigned as needed to keep pairs apart.
 * @throws RangeError if the input is inconsistent.
 */
export function schedule(input: ScheduleInput): Schedule {
  assertInput(input);
  const { algorithm, seed } = input;
  const players = input.players.toSorted((a, b) => a - b);
  const size = players.length;
  const chance = chanceOf(seed, algorithm);
  const rounds = roundsFor(wishOf(input, size), chance);
  const together = meetingsIn(rounds, size);
  const { parts, broken } = castApart(
    {
      parts: drawn(players, chance, 'draw'),
      apart: (input.forbidden ?? []).flatMap(pairsOf),
      met: together,
    },
    numbersOf(chance, 'apart'),
  );
  const named = (group: readonly number[]) => group.flatMap((part) => parts[part] ?? []);
  const met = together.filter((_, i) => i % (size + 1) !== 0);
  return {
    rounds: rounds.map(({ pods, byes }) => ({ pods: pods.map(named), byes: named(byes) })),
    mostMeetings: met.reduce((most, times) => Math.max(most, times), 0),
    fewestMeetings: met.reduce((fewest, times) => Math.min(fewest, times), rounds.length),
    broken,
  };
}

function assertInput({ players, podSize, meetings, rounds = 0 }: ScheduleInput): void {
  const size = new Set(players).size;
  if (size < players.length) throw new RangeError('A player is listed twice.');
  const { preferred, min, max } = podSize;
  const isWhole = [...players, preferred, min, max, meetings, rounds].every(Number.isSafeInteger);
  if (
    !isWhole ||
    size < 2 ||
    min < 2 ||
    preferred < min ||
    max < preferred ||
    meetings < 1 ||
    rounds < 0
  ) {
    throw new RangeError('A round robin needs two players or more, in pods of two or more.');
  }
}

type Cut = ScheduleRequest & { readonly sizes: readonly number[] };

/** The dimensions of a schedule, by its algorithm. */
function wishOf({ algorithm, podSize, meetings, rounds }: ScheduleInput, size: number): Cut {
  if (algorithm === 'round-robin-2') {
    const wanted = roundsOfAll({ size, podSize, meetings, rounds });
    const sizes = sizesOf(size, podSize);
    return { size, wanted, sizes, podSize: sizes[0] ?? size };
  }
  const { preferred } = podSize;
  const wanted = roundsWanted({ size, podSize: preferred, meetings, rounds });
  return { size, wanted, podSize: preferred, sizes: evenSizes(size, preferred) };
}

function roundsFor(
  { size, podSize, sizes, wanted }: Cut,
  chance: Chance,
): readonly ScheduleRound[] {
  const isEven = sizes.every((each) => each === podSize);
  const { rounds: built, enough } = isEven ? builtBy({ size, podSize, wanted }) : NONE;
  if (enough) return built;
  const more = Array.from({ length: wanted - built.length }, (_, i) => {
    const order = drawn([...Array(size).keys()], chance, `round:${i}`);
    return roundOf(order, sizes);
  });
  const plan = planOf([...built, ...more], size, sizes);
  anneal(plan, numbersOf(chance, 'anneal'));
  return roundsOf(plan);
}

const NONE = { rounds: [], enough: false } as const;
