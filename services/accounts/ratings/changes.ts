import { figureOf } from '../../../shared/ratings/rating.ts';
import type { StoredRated } from '../../platform/storage/contract.ts';
import type { RatingChange } from './contract.ts';

/**
 * The changes of a match by its stored rating and the corrections of that, in order. A correction
 * has the ratings from before the match, too. Players who no longer count have no change.
 */
export const changesIn = (all: readonly StoredRated[]): readonly RatingChange[] =>
  (all.at(-1)?.players ?? [])
    .filter(({ place }) => place !== undefined)
    .map(({ account, before, after }) => ({
      accountId: account,
      before: figureOf(before),
      after: figureOf(after),
    }));
