import type { Seat, Standing } from '../../../engine/index.ts';
import type { PrintedEdition, Sight } from '../edition/print.ts';
import { timedScore, total } from './score.ts';
import { type State } from '../state.ts';
import { hero, isLiving, player } from '../state-queries.ts';

/**
 * A fair ranking at any moment. The winners share the first place; then come the characters alive,
 * by how near they are to the goal, in a timed match by their score; then seats that wait for a
 * character; then those eliminated, the first of them lower; then those that resigned, the first at
 * the very end. Who is level in all shares the place.
 */
export const standingOf =
  (edition: PrintedEdition) =>
  (state: State): readonly Standing[] => {
    const ranked = state.seats.map((seat) => rank({ state, edition }, seat)).sort(byRank);
    return ranked.map(({ keys, ...rest }) => {
      const first = ranked.findIndex((other) => byRank(other, { keys }) === 0);
      return { ...rest, place: first + 1 };
    });
  };

/** Numbers that decide the place, the weightiest first; higher is better. */
type Ranked = { readonly keys: readonly number[] };

const byRank = (a: Ranked, b: Ranked): number => {
  const i = a.keys.findIndex((key, n) => key !== b.keys[n]);
  return i < 0 ? 0 : (b.keys[i] ?? 0) - (a.keys[i] ?? 0);
};

function rank(sight: Sight, seat: Seat): Omit<Standing, 'place'> & Ranked {
  const { state } = sight;
  const { resigned, fell } = player(state, seat);
  const parts = timedScore(sight, seat);
  const score = total(parts);
  const near = nearness(sight, seat);
  const timed = state.options.suddenDeath === 'timed';
  const way = [near.goal, near.region, near.talisman];
  const details = { ...near, ...parts };
  if (state.ended?.winners.includes(seat)) return { seat, score, details, keys: [1] };
  return {
    seat,
    score,
    details,
    keys: [
      0,
      // who has resigned is below everybody, the earlier the lower
      resigned ?? state.seats.length + 1,
      fell ?? Infinity,
      isLiving(state, seat) ? 1 : 0,
      ...(timed ? [score, ...way] : [...way, score]),
    ],
  };
}

type Nearness = { readonly goal: number; readonly region: number; readonly talisman: number };

/** Whether it stands on the goal, how far in its region lies, and whether it may go all the way. */
function nearness({ state, edition }: Sight, seat: Seat): Nearness {
  if (!isLiving(state, seat)) return { goal: 0, region: 0, talisman: 0 };
  const { space, objects } = hero(state, seat);
  const { book, content } = edition;
  const { region } = book.space(space);
  const passes = objects.some((card) =>
    book.card(card).abilities?.some((ability) => ability.can === 'pass'),
  );
  return {
    goal: space === edition.goal ? 1 : 0,
    region: content.regions.findIndex(({ id }) => id === region) + 1,
    talisman: passes ? 1 : 0,
  };
}
