import { recalled, remembered } from '../../../engine/index.ts';
import type { Edition } from '../edition/edition.ts';
import { ringOf, stepped } from '../board/ring.ts';

/** A crossing that a move comes to, with the steps left. */
export type Gate = { readonly from: string; readonly steps: number };

/** The ways of a move: the spaces where it ends, by number, and the crossings it reaches. */
export type Ways = { readonly ends: readonly number[]; readonly gates: readonly Gate[] };

/**
 * The courses of moves from the spaces on rings: for each number of steps the numbers of the spaces
 * and gates they end at. Gates are numbered in order here, after the spaces.
 */
export type Courses = {
  readonly gates: readonly Gate[];
  readonly starts: readonly { readonly from: number; readonly ends: readonly Ends[] }[];
};
export type Ends = readonly number[];

/**
 * The numbers of the spaces, in the order of the content, so that frequent calculations look up no
 * names.
 */
const numbers = remembered(
  ({ content }: Edition): ReadonlyMap<string, number> =>
    new Map(content.spaces.map(({ id }, i) => [id, i])),
);

export const spaceNumber = (edition: Edition, space: string): number =>
  numbers(edition).get(space) ?? -1;

/** The courses of moves of these numbers of steps, for any seat. */
export const coursesOf = (edition: Edition, steps: readonly number[]): Courses =>
  recalled(courses(edition), steps.join(), () => coursesFor(edition, steps));

const courses: (edition: Edition) => Map<string, Courses> = remembered(() => new Map());

function coursesFor(edition: Edition, steps: readonly number[]): Courses {
  const { spaces } = edition.content;
  const gates = new Map<string, { readonly gate: Gate; readonly number: number }>();
  const numberOf = (gate: Gate): number =>
    recalled(gates, `${gate.from} ${String(gate.steps)}`, () => ({
      gate,
      number: spaces.length + gates.size,
    })).number;
  const starts = spaces
    .filter(({ id }) => ringOf(edition, id).length > 0)
    .map(({ id }) => ({
      from: spaceNumber(edition, id),
      ends: steps.map((each) => {
        const ways = waysOf(edition, id, each);
        return [...ways.ends, ...ways.gates.map(numberOf)];
      }),
    }));
  return { gates: [...gates.values()].map(({ gate }) => gate), starts };
}

/**
 * The ways of a move of a number of steps from a space, for any seat; empty if it is not on a ring.
 */
export function waysOf(edition: Edition, from: string, steps: number): Ways {
  const ring = ringOf(edition, from);
  if (ring.length === 0) return { ends: [], gates: [] };
  const ends = [steps, -steps].map((by) => spaceNumber(edition, stepped(ring, from, by)));
  const passed = Array.from({ length: steps }, (_, i) => i).flatMap((i) =>
    [i, -i].map((by) => ({ from: stepped(ring, from, by), steps: steps - i })),
  );
  const gates = passed.filter((gate) => edition.book.space(gate.from).crossing !== undefined);
  return { ends, gates };
}
