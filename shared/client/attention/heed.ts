import { stay, type Following, type StaySources } from '../follow/stay.ts';
import { FollowAttention, type FollowAttentionSubscription } from '../generated/operations.ts';

/** A change of the account's attention items: due, or no longer due. */
export type AttentionNews = FollowAttentionSubscription['attention'];

/** Follows the account's attention items until closed: first all of them, then each change. */
export const heed = (sources: StaySources, hear: (news: AttentionNews) => void): Following =>
  stay(sources, {
    document: FollowAttention,
    variables: () => ({}),
    next({ attention }) {
      hear(attention);
      return 'on';
    },
    state: () => undefined,
  });
