import type { Seat } from '../../../engine/index.ts';
import type { SightInPlay } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import { ringOf, stepped } from '../board/ring.ts';
import { refer } from '../reference.ts';

/** A move round a ring: whose, from where, and the steps that are left of it. */
export type Journey = {
  readonly seat: Seat;
  readonly from: string;
  readonly steps: number;
  /** A crossing just come over: stepping straight back would turn round (T4-MOV-04). */
  readonly across?: true;
};

/**
 * Ends of a move, as options: `space:<id>` where it ends, all steps used (T4-MOV-02, 03), and
 * `cross:<id>` for the space of a crossing that it reaches with a step to spare (T4-SEN-02,
 * T4-PRT-03), the space it starts on included (T4-RUL-100); or with none, where the crossing may be
 * tried on arrival (HP-KIN-02, HP-GAT-02).
 */
export function waysOf(sight: SightInPlay, journey: Journey): readonly string[] {
  const { from, steps } = journey;
  const ring = ringOf(sight.edition, from);
  const ends = [steps, -steps].map((way) => refer('space', stepped(ring, from, way)));
  const crossings = crossingsWithin(sight, journey).map((space) => `cross:${space}`);
  return [...new Set([...ends, ...crossings])];
}

function crossingsWithin(sight: SightInPlay, journey: Journey): readonly string[] {
  const { seat, from, steps, across } = journey;
  const { book, crossings } = sight.edition;
  const ring = ringOf(sight.edition, from);
  const mayTry = (space: string, left: number): boolean => {
    const rule = crossings[book.space(space).crossing?.rule ?? ''];
    if (rule === undefined || (left === 0 && !rule.onArrival)) return false;
    return rule.mayTry(sight, seat, space);
  };
  const distances = Array.from({ length: steps + 1 }, (_, i) => i).slice(across ? 1 : 0);
  return distances.flatMap((i) =>
    [stepped(ring, from, i), stepped(ring, from, -i)].filter((space) => mayTry(space, steps - i)),
  );
}

/** The steps left on reaching a space of the ring, by the shorter way. */
export function stepsLeft({ edition }: Sight, { from, steps }: Journey, to: string): number {
  const ring = ringOf(edition, from);
  const apart = Math.abs(ring.indexOf(to) - ring.indexOf(from));
  return steps - Math.min(apart, ring.length - apart);
}
