import { recalled, remembered } from '../../../engine/index.ts';
import type { Edition } from '../edition/edition.ts';
import { ringOf, stepped } from '../board/ring.ts';

/** A crossing that a move comes to, with so many steps left. */
export type Gate = { readonly from: string; readonly steps: number };

/** The ways a move may go: where it ends, by the numbers of the spaces, and the crossings it comes to. */
export type Ways = { readonly ends: readonly number[]; readonly gates: readonly Gate[] };

/** The numbers of the spaces, in the order of the content: what is reckoned most often looks up no names. */
const numbers = remembered(
  ({ content }: Edition): ReadonlyMap<string, number> =>
    new Map(content.spaces.map(({ id }, i) => [id, i])),
);

export const spaceNumber = (edition: Edition, space: string): number =>
  numbers(edition).get(space) ?? -1;

/** The ways from each space that lies on a ring, one for each of these numbers of steps. */
export const roundsOf = (edition: Edition, steps: readonly number[]): readonly Round[] =>
  recalled(rounds(edition), steps.join(), () =>
    edition.content.spaces
      .filter(({ id }) => ringOf(edition, id).length > 0)
      .map(({ id }) => ({
        from: spaceNumber(edition, id),
        ways: steps.map((each) => waysOf(edition, id, each)),
      })),
  );

/** The space by its number. */
type Round = { readonly from: number; readonly ways: readonly Ways[] };

const rounds: (edition: Edition) => Map<string, readonly Round[]> = remembered(() => new Map());

/** The ways a move of so many steps may go from a space, whoever moves; none where it lies on no ring. */
export function waysOf(edition: Edition, from: string, steps: number): Ways {
  const ring = ringOf(edition, from);
  if (ring.length === 0) return { ends: [], gates: [] };
  const ends = [steps, -steps].map((by) => spaceNumber(edition, stepped(ring, from, by)));
  const passed = Array.from({ length: steps }, (_, i) => i).flatMap((i) =>
    [i, -i].map((by) => ({ from: stepped(ring, from, by), steps: steps - i })),
  );
  const gates = passed.filter((way) => edition.book.space(way.from).crossing !== undefined);
  return { ends, gates };
}
