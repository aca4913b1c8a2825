import { refuseInput } from '../../platform/requests/refusal.ts';
import type { Page, StandingOn } from '../../platform/storage/contract.ts';
import { CursorError } from '../../platform/storage/errors.ts';
import { cursorOf } from '../../platform/storage/ratings/place.ts';
import type { LeaderboardKey, Ranked, SeenRating } from './contract.ts';
import type { RatingParts } from './contract.ts';
import { ratingAt, stored } from './rating-at.ts';

/** The most places that one request corrects: the next request goes on. */
const PUT_RIGHT = 100;

type Parts = Pick<RatingParts, 'ratings' | 'now'>;
type Asked = { readonly first: number; readonly after?: string | undefined };
type Place = { readonly account: string; readonly rating: SeenRating };

/** A page of a leaderboard; refused is a cursor that is none of it. */
export async function leaderboardPage(
  parts: Parts,
  board: LeaderboardKey,
  { first, after }: Asked,
): Promise<Page<Ranked>> {
  const found: Place[] = [];
  try {
    for await (const place of placesOn(parts, board, { first, after })) {
      found.push(place);
      if (found.length > first) break;
    }
  } catch (thrown) {
    if (!(thrown instanceof CursorError)) throw thrown;
    return refuseInput({ path: ['after'], detail: thrown.message });
  }
  const cursorAt = (place: Place) => cursorOf(stored(board), figured(place));
  return {
    items: found.slice(0, first).map((item) => ({ cursor: cursorAt(item), item })),
    hasNext: found.length > first,
  };
}

/**
 * Yields the places on a board. Idleness lowers ratings, and no write happens then: so the stored
 * rank of an account may be too high, never too low. A reader that meets it corrects it, and finds
 * it in its new place.
 */
async function* placesOn(parts: Parts, board: LeaderboardKey, asked: Asked): AsyncGenerator<Place> {
  const at = parts.now().toISOString();
  const seen = new Set<string>();
  let lowered: readonly Place[] = [];
  let moved = 0;
  for await (const standing of standingOn(parts, board, asked)) {
    const { account, figure, tally } = standing;
    const rating = ratingAt(tally, at);
    if (rating === undefined || seen.has(account)) continue;
    seen.add(account);
    const isDue = (place: Place): boolean => isAbove(figured(place), standing);
    yield* lowered.filter(isDue);
    lowered = lowered.filter((place) => !isDue(place));
    const place = { account, rating };
    if (rating.figure < figure && moved < PUT_RIGHT) {
      moved += 1;
      lowered = [...lowered, place].toSorted((a, b) => (isAbove(figured(a), figured(b)) ? -1 : 1));
      await lower(parts, standing, rating.figure);
    } else yield place;
  }
  yield* lowered;
}

/** Yields all entries of a board, as they are stored. */
async function* standingOn(
  { ratings }: Parts,
  board: LeaderboardKey,
  { first, after }: Asked,
): AsyncGenerator<StandingOn> {
  for (let from = after, more = true; more;) {
    const { items, hasNext } = await ratings.board(stored(board), { first, after: from });
    yield* items.map(({ item }) => item);
    from = items.at(-1)?.cursor;
    more = hasNext;
  }
}

type Figured = Pick<StandingOn, 'account' | 'figure'>;

const figured = ({ account, rating: { figure } }: Place): Figured => ({ account, figure });

/** Whether one place is above another, in the order of the index. */
const isAbove = (one: Figured, other: Figured): boolean =>
  one.figure > other.figure || (one.figure === other.figure && one.account > other.account);

/** Moves an account to its place on a board, unless its rating has changed meanwhile. */
async function lower({ ratings }: Parts, { account, tally }: StandingOn, figure: number) {
  if (tally.figure === figure) return;
  await ratings.putTally(account, { ...tally, revision: tally.revision + 1, figure });
}
