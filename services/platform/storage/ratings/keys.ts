import type { RatedName, RatingBoard } from '../contract.ts';
import { id, segment, type Key } from '../table/keys.ts';

/** The prefix of the partitions of tallies: an account's id follows. */
export const TALLIES = 'RATING#';

/** The partition of an account's tallies: who follows streams may write there, as beside its tenures. */
export const tallyPartition = (account: string): string => TALLIES + id(account, 'account', 900);

/** The prefix of the tallies in it. */
export const TALLY = 'TALLY#';

export const tallyKey = (account: string, { kind, pool }: RatingBoard): Key => ({
  pk: tallyPartition(account),
  sk: `${TALLY}${segment(kind, 'kind')}#${segment(pool, 'pool')}`,
});

/**
 * Builds the partition of the ratings of a stream: apart from its commits, because they are marked.
 */
export const ratedPartition = (stream: string): string => `RATED#${id(stream, 'stream', 900)}`;

/** The prefix of the ratings in it. */
export const RATED = 'RATED#';

/** Ordered by how often the stream was corrected. */
export const ratedKey = ({ stream, correction }: RatedName): Key => ({
  pk: ratedPartition(stream),
  sk: RATED + String(correction).padStart(4, '0'),
});
