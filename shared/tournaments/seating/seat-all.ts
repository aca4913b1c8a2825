import { chanceOf, drawn } from '../pairing/draw.ts';
import type { Pods } from '../pairing/input.ts';
import { balanced } from './balanced.ts';
import { seatRecord } from './record.ts';
import type { SeatingInput } from './seat.ts';

/** The input of the seats of a whole schedule. */
export type ScheduleSeating = Omit<SeatingInput, 'pods' | 'former'> & {
  readonly rounds: readonly Pods[];
};

const PASSES = 8;

/**
 * Orders the pods of a schedule by seats, balanced over all rounds: each round is reseated given
 * all others, in eight passes.
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
      // in the first pass later rounds are not balanced yet, and do not count
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
