import type { Seat, SeatStanding } from '../../../engine/index.ts';
import type { PrintedEdition, Sight } from '../edition/print.ts';
import { timedScore, total } from '../character/timed-score.ts';
import { type State } from '../state.ts';
import { hero, isLiving, player } from '../state-queries.ts';

/**
 * A fair ranking at any moment. The winners share the first place. Then come the characters alive: on
 * the goal; in the innermost region with the pass; by the score that settles an interrupted match
 * (T4-FST-17), with points gained in attributes counted twice, because they stay and open the ways
 * inward; then by region, by the pass, by lives. If rounds are counted, that score decides first. Then
 * come seats that wait for a character; then those eliminated, the first of them lower; then those
 * that resigned, the first at the very end. Seats level in all share the place.
 */
export const standingOf =
  (edition: PrintedEdition) =>
  (state: State): readonly SeatStanding[] => {
    const ranked = state.seats.map((seat) => rank({ state, edition }, seat)).sort(byRank);
    return ranked.map(({ keys, ...rest }) => {
      const first = ranked.findIndex((other) => byRank(other, { keys }) === 0);
      return { ...rest, place: first + 1 };
    });
  };

/** The keys of the ranking, most important first; higher is better. */
type Ranked = { readonly keys: readonly number[] };

const byRank = (a: Ranked, b: Ranked): number => {
  const i = a.keys.findIndex((key, n) => key !== b.keys[n]);
  return i < 0 ? 0 : (b.keys[i] ?? 0) - (a.keys[i] ?? 0);
};

function rank(sight: Sight, seat: Seat): Omit<SeatStanding, 'place'> & Ranked {
  const { state, edition } = sight;
  const { resigned, fell } = player(state, seat);
  const parts = timedScore(sight, seat);
  const score = total(parts);
  const growth = Object.keys(edition.content.attributes).reduce(
    (sum, attribute) => sum + (parts[attribute] ?? 0),
    0,
  );
  const { lives, ...near } = stateOf(sight, seat);
  const { goal, region, talisman } = near;
  const isAtTheDoor = talisman === 1 && region === edition.content.regions.length ? 1 : 0;
  const isTimed = state.options.rounds !== undefined;
  const details = { ...near, ...parts, lives };
  if (state.ended?.winners.includes(seat)) return { seat, score, details, keys: [1] };
  return {
    seat,
    score,
    details,
    keys: [
      0,
      // Resigned seats rank below all others, the earlier the lower.
      resigned ?? state.seats.length + 1,
      fell ?? Infinity,
      isLiving(state, seat) ? 1 : 0,
      ...(isTimed ? [score, goal, isAtTheDoor] : [goal, isAtTheDoor, score + growth]),
      region,
      talisman,
      lives,
    ],
  };
}

type CharacterState = {
  readonly goal: number;
  readonly region: number;
  readonly talisman: number;
  readonly lives: number;
};

/**
 * The parts of the ranking: whether it stands on the goal, the depth of its region, its pass, and its
 * lives.
 */
function stateOf({ state, edition }: Sight, seat: Seat): CharacterState {
  if (!isLiving(state, seat)) return { goal: 0, region: 0, talisman: 0, lives: 0 };
  const { space, objects, lives } = hero(state, seat);
  const { book, content } = edition;
  const { region } = book.space(space);
  const passes = objects.some((card) =>
    book.card(card).abilities?.some((ability) => ability.can === 'pass'),
  );
  return {
    goal: space === edition.goal ? 1 : 0,
    region: content.regions.findIndex(({ id }) => id === region) + 1,
    talisman: passes ? 1 : 0,
    lives,
  };
}
