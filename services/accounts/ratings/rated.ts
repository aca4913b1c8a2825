import type { Rating } from '../../../shared/ratings/rating.ts';
import { additionOf, changeFrom, NOTHING, ratingIn } from '../../../shared/ratings/tally.ts';
import type { RatedPlayer, StoredAddition, StoredRated } from '../../platform/storage/contract.ts';
import { between } from '../../platform/time/duration.ts';
import type { Outcome } from './contract.ts';
import type { RatingParts } from './contract.ts';
import { stored } from './rating-at.ts';

/** Loaded when a match is first rated: it brings a library that nothing else needs. */
const plackettLuce = () => import('../../../shared/ratings/plackett-luce.ts');

type Means = Pick<RatingParts, 'ratings'>;
type Player = Outcome['players'][number];

/**
 * Computes the first rating of a match, from the ratings of its players at its end; `undefined` if
 * no player counts.
 */
export async function firstOf(
  { ratings }: Means,
  outcome: Outcome,
): Promise<StoredRated | undefined> {
  const { at, players } = outcome;
  if (players.length < 2) return undefined;
  const begun = await Promise.all(
    players.map(async (player) => {
      const tally = (await ratings.tally(player.account, stored(outcome))) ?? NOTHING;
      const idleMs = tally.matches === 0 ? 0 : between(tally.at, at);
      return { ...player, tally, idleMs, before: ratingIn(tally, idleMs) };
    }),
  );
  return {
    ...(await headOf(outcome)),
    correction: 0,
    at,
    players: (await played(begun)).map(
      ({ account, place, before, after, tally, idleMs }): RatedPlayer => ({
        ...{ account, place, before, after },
        adds: additionOf(tally, idleMs, { after, at }),
      }),
    ),
  };
}

/**
 * Computes the correction of a rated match: from the ratings that its players had then, as the
 * difference to the earlier addition. Later matches are not computed again.
 */
export async function correctionOf(
  { ratings }: Means,
  all: readonly StoredRated[],
  outcome: Outcome,
): Promise<StoredRated> {
  const earlier = all.flatMap(({ players }) => players);
  const [{ at } = outcome] = all;
  const counting = outcome.players.length < 2 ? [] : outcome.players;
  const begun = await Promise.all(
    counting.map(async (player) => {
      const known = earlier.find(isOf(player))?.before;
      const tally = known ? undefined : await ratings.tally(player.account, stored(outcome));
      return { ...player, before: known ?? ratingIn(tally ?? NOTHING, 0) };
    }),
  );
  const counted = (await played(begun)).map((player): RatedPlayer => {
    const { account, place, before, after } = player;
    const whole = { ...changeFrom(before, after), matches: 1, at };
    return { account, place, before, after, adds: less(whole, earlier.filter(isOf(player))) };
  });
  const gone = earlier.filter(
    (player, i) => earlier.findIndex(isOf(player)) === i && !counted.some(isOf(player)),
  );
  const takenBack = gone.map((player): RatedPlayer => {
    const { account, before } = player;
    const none = { mu: 0, spread: 0, matches: 0, at };
    return { account, before, after: before, adds: less(none, earlier.filter(isOf(player))) };
  });
  const players = [...counted, ...takenBack];
  return { ...(await headOf(outcome)), correction: all.length, at, players };
}

async function headOf({ matchId: stream, version, gameId: kind, pool }: Outcome) {
  const { LIBRARY: library } = await plackettLuce();
  return { stream, version, kind, pool, library };
}

/** The ratings of players after a match. */
async function played<P extends Player & { readonly before: Rating }>(players: readonly P[]) {
  const { ratingsAfter } = await plackettLuce();
  const ratings = ratingsAfter(players);
  return players.map((player, i) => ({ ...player, after: ratings[i] ?? player.before }));
}

const isOf =
  ({ account }: { readonly account: string }) =>
  (each: { readonly account: string }): boolean =>
    each.account === account;

/** An addition, less what was added before. */
const less = (whole: StoredAddition, before: readonly RatedPlayer[]): StoredAddition => ({
  mu: before.reduce((rest, { adds }) => rest - adds.mu, whole.mu),
  spread: before.reduce((rest, { adds }) => rest - adds.spread, whole.spread),
  matches: before.reduce((rest, { adds }) => rest - adds.matches, whole.matches),
  at: whole.at,
});
