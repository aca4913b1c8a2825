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
  type Wish,
} from './built.ts';
import { anneal, planOf, roundsOf } from './meetings.ts';
import { evenSizes, meetingsIn, roundOf, type Round } from './round.ts';

/** What a round robin follows from. Plain JSON. */
export type ScheduleInput = {
  readonly algorithm: ScheduleAlgorithm;
  /** Lower-case hex. */
  readonly seed: string;
  /** Start numbers; in whatever order, the draw goes by the numbers. */
  readonly players: readonly number[];
  /** From 2 to 6. By `round-robin-1` all pods are of the preferred size, and who is left over in a round has a bye. */
  readonly podSize: PodSize;
  /** How often each two are to meet. */
  readonly meetings: number;
  /** As many as may be without that two meet more often, if not said. */
  readonly rounds?: number;
  /** Groups of whom no two are to meet; nothing else is drawn by it where nobody of them would. */
  readonly forbidden?: Pods | undefined;
};

/** The rounds of a round robin, and how often who meets most and least does. */
export type Schedule = {
  readonly rounds: readonly FormerRound[];
  readonly mostMeetings: number;
  readonly fewestMeetings: number;
  /** Those who are to be kept apart, and could not be. */
  readonly broken: readonly Pair[];
};

/**
 * A round robin: who sits together in every round, each two as often as every other as far as may be. What is
 * built by rule is taken where it has rounds enough, once more from the start where it has brought everybody
 * together; else rounds are annealed, by fixed work. Who plays which part is drawn, and
 * changed from there as far as need be to keep some apart.
 * @throws RangeError where the input makes no sense.
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

type Cut = Wish & { readonly sizes: readonly number[] };

/** How a schedule is cut, by its algorithm. */
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

function roundsFor({ size, podSize, sizes, wanted }: Cut, chance: Chance): readonly Round[] {
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
