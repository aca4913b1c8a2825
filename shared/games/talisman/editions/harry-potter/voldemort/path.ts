import type { Sight } from '../../../edition/print.ts';
import { ringOf, stepped } from '../../../board/ring.ts';

/** The space of a figure. */
export const placeOf = ({ state, edition }: Sight, figure: string): string =>
  state.figures?.[figure] ?? edition.book.figure(figure).start;

/**
 * The spaces that a number of steps can take a figure to: either way along its region, or with the
 * first step to an adjacent space of another region and either way from there (HP-VOL-03 to 05). If a
 * region ends, the rest of the steps is lost (HP-RUL-13).
 */
export function pathsOf(sight: Sight, figure: string, steps: number): readonly string[] {
  const from = placeOf(sight, figure);
  const across = adjacent(sight, from).flatMap((space) => walks(sight, space, steps - 1));
  return [...new Set([...walks(sight, from, steps), ...across])];
}

function walks(sight: Sight, from: string, steps: number): readonly string[] {
  if (steps === 0) return [from];
  const ring = ringOf(sight.edition, from);
  if (ring.length > 0) return [stepped(ring, from, steps), stepped(ring, from, -steps)];
  const ends = (['next', 'back'] as const).map((way) => endOf(sight, { from, way, steps }));
  return ends.filter((end) => end !== from);
}

type Walk = { readonly from: string; readonly way: 'next' | 'back'; readonly steps: number };

function endOf({ edition: { book } }: Sight, { from, way, steps }: Walk): string {
  const { region } = book.space(from);
  let at = from;
  for (let step = 0; step < steps; step += 1) {
    const on = book.space(at)[way]?.find((space) => book.space(space).region === region);
    if (on === undefined) return at;
    at = on;
  }
  return at;
}

/** The spaces of other regions next to this one: opposite to it, or at its region's entry. */
function adjacent({ edition: { book, content } }: Sight, from: string): readonly string[] {
  const leads = (one: string, other: string): boolean => {
    const { opposite = [], back = [] } = book.space(one);
    return [...opposite, ...back].includes(other);
  };
  const { region } = book.space(from);
  return content.spaces
    .filter(({ id, region: other }) => other !== region && (leads(id, from) || leads(from, id)))
    .map(({ id }) => id);
}
