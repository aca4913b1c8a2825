import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { hero } from '../state-queries.ts';
import { refer } from '../reference.ts';

/** True if a space is the entry of its region, and its exit (T4-INR-07). */
export function isEntry({ edition }: Pick<Sight, 'edition'>, space: string): boolean {
  const { region, back = [] } = edition.book.space(space);
  return back.some((other) => edition.book.space(other).region !== region);
}

/** True if a seat owns a pass for the space, even if Magic Objects have no effect (T4-RUL-110). */
export function holdsPass({ state, edition }: Sight, seat: Seat, space: string): boolean {
  const { objects, followers } = hero(state, seat);
  return [...objects, ...followers].some((card) =>
    edition.book
      .card(card)
      .abilities?.some((ability) => ability.can === 'pass' && ability.at.includes(space)),
  );
}

/** True if a seat may be on a space: a restricted one needs a pass (T4-INR-33). */
export const mayBeOn = (sight: Sight, seat: Seat, space: string): boolean =>
  sight.edition.book.space(space).restricted !== true || holdsPass(sight, seat, space);

/**
 * The moves of a seat on the paths, as options: `space:<id>` for the space one step on, for its own if
 * something is unfinished there, or for the one outside of the entry; else `turn-back`. A seat that
 * has lost the pass for its space must turn back (T4-RUL-41).
 */
export function pathOptions(sight: Sight, seat: Seat): readonly string[] {
  const { space, trial, turningBack } = hero(sight.state, seat);
  const { next = [], back = [] } = sight.edition.book.space(space);
  if (turningBack) return backOptions(sight, seat);
  if (trial) return [refer('space', space), 'turn-back'];
  const on = mayBeOn(sight, seat, space) ? next.filter((to) => mayBeOn(sight, seat, to)) : [];
  const away = isEntry(sight, space) ? back.map((to) => refer('space', to)) : ['turn-back'];
  return [...on.map((to) => refer('space', to)), ...away];
}

export const backOptions = ({ state, edition }: Sight, seat: Seat): readonly string[] =>
  (edition.book.space(hero(state, seat).space).back ?? []).map((to) => refer('space', to));
