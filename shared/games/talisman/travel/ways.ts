import { rememberedOfBoth, type Seat } from '../../../engine/index.ts';
import type { Book } from '../content/book.ts';
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
 * Ends of a move, as options: `space:<id>` for its last space, with all steps used (T4-MOV-02, 03),
 * and `cross:<id>` for the space of a crossing that it reaches with a step to spare (T4-SEN-02,
 * T4-PRT-03), including its first space (T4-RUL-100); or with none, if the crossing may be tried on
 * arrival (HP-KIN-02, HP-GAT-02).
 */
export function waysOf(sight: SightInPlay, journey: Journey): readonly string[] {
  const { from, steps } = journey;
  const ring = ringOf(sight.edition, from);
  const ends = [steps, -steps].map((way) => refer('space', stepped(ring, from, way)));
  const crossings = crossingsWithin(sight, journey).map((space) => `cross:${space}`);
  return [...new Set([...ends, ...crossings])];
}

/** The spaces of crossings that may be tried on the way, the nearer ones first, and clockwise before the other way. */
function crossingsWithin(sight: SightInPlay, journey: Journey): readonly string[] {
  const { seat, steps } = journey;
  const { book, crossings } = sight.edition;
  const mayTry = ({ space, after }: Gate): boolean => {
    const rule = crossings[book.space(space).crossing?.rule ?? ''];
    if (rule === undefined || (after === steps && !rule.onArrival)) return false;
    return rule.mayTry(sight, seat, space);
  };
  return gatesWithin(sight, journey)
    .filter(mayTry)
    .map(({ space }) => space);
}

/** The space of a crossing, and after how many steps one comes to it. */
type Gate = { readonly space: string; readonly after: number };

function gatesWithin({ edition }: SightInPlay, { from, steps, across }: Journey): readonly Gate[] {
  const ring = ringOf(edition, from);
  const lap = ring.length === 0 ? [from] : ring;
  const at = lap.indexOf(from);
  const after = (apart: number): number =>
    (apart + lap.length) % lap.length || (across ? lap.length : 0);
  const gates = gatesOf(edition.book, lap);
  return [1, -1]
    .flatMap((way) =>
      gates.map((space): Gate => ({ space, after: after((lap.indexOf(space) - at) * way) })),
    )
    .filter((gate) => gate.after <= steps)
    .sort((a, b) => a.after - b.after);
}

const gatesOf = rememberedOfBoth((book: Book, spaces: readonly string[]): readonly string[] =>
  spaces.filter((space) => book.space(space).crossing !== undefined),
);

/** The steps left on reaching a space of the ring, by the shorter way. */
export function stepsLeft({ edition }: Sight, { from, steps }: Journey, to: string): number {
  const ring = ringOf(edition, from);
  const apart = Math.abs(ring.indexOf(to) - ring.indexOf(from));
  return steps - Math.min(apart, ring.length - apart);
}
