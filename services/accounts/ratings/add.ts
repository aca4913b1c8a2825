import { ENOUGH, figureOf } from '../../../shared/ratings/rating.ts';
import { NOTHING, plus, ratingIn } from '../../../shared/ratings/tally.ts';
import type { RatedName, RatedPlayer, StoredRated } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import { between } from '../../platform/time/duration.ts';
import type { RatingParts } from './contract.ts';

/**
 * Adds the result of a match to the tally of one of its players, once, even with concurrent or
 * later writers. A tally names the match that was added to it last; before another takes that
 * place, the rating of the match is marked. A writer that reads first the tally and then the mark,
 * and finds neither, adds what was never added: anything that came in between has raised the
 * tally's revision.
 */
export function addTo(
  { ratings, now }: Pick<RatingParts, 'ratings' | 'now'>,
  rated: StoredRated,
  { account, adds }: RatedPlayer,
): Promise<void> {
  const { stream, correction, kind, pool } = rated;
  return retried(`The rating of ${account} for ${kind}`, async () => {
    const tally = await ratings.tally(account, { kind, pool });
    if (tally && isSame(tally.last, rated)) return;
    if (await ratings.isAdded(rated, account)) return;
    if (tally) await ratings.markAdded(tally.last, account);
    const sum = plus(tally ?? NOTHING, adds);
    const figure = figureOf(ratingIn(sum, between(sum.at, now().toISOString())));
    const isPut = await ratings.putTally(account, {
      ...{ kind, pool, ...sum },
      revision: (tally?.revision ?? 0) + 1,
      last: { stream, correction },
      ...(sum.matches >= ENOUGH && { figure }),
    });
    return isPut ? undefined : OVERTAKEN;
  });
}

const isSame = (one: RatedName, other: RatedName): boolean =>
  one.stream === other.stream && one.correction === other.correction;
