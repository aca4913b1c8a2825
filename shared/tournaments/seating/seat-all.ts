import { chanceOf, drawn } from '../pairing/draw.ts';
import type { Pods } from '../pairing/input.ts';
import { balanced } from './balanced.ts';
import { seatRecord } from './record.ts';
import type { SeatingInput } from './seat.ts';

/** What the seats of a whole schedule follow from. */
export type ScheduleSeating = Omit<SeatingInput, 'pods' | 'former'> & {
  readonly rounds: readonly Pods[];
};

const PASSES = 8;

/**
 * The rounds of a schedule with their pods in the order of seats, balanced over all of it: each round is seated
 * anew by what all others give, eight times over.
 */
export function seatAll({ algorithm, seed, policy, rounds }: ScheduleSeating): readonly Pods[] {
  const chance = chanceOf(seed, algorithm);
  const seated = rounds.map((pods, round) =>
    pods.map((pod, i) => drawn(pod, chance, `seats:${round + 1}:${i}`)),
  );
  if (policy === 'RANDOM') return seated;
  const record = seatRecord();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [round, pods] of seated.entries()) {
      // rounds that are yet to come are not balanced at first, and say nothing
      if (pass > 0) record.note(pods, -1);
      const better = pods.map((pod, i) =>
        balanced(drawn(pod, chance, `seats:${round + 1}:${i}:${pass + 1}`), record),
      );
      record.note(better, 1);
      seated[round] = better;
    }
  }
  return seated;
}
