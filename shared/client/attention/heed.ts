import { stay, type Following, type StaySources } from '../follow/stay.ts';
import { FollowAttention, type FollowAttentionSubscription } from '../generated/operations.ts';

/** Something that is due from the account, or no longer is. */
export type AttentionNews = FollowAttentionSubscription['attention'];

/** Follows everything that is due from the account until it is closed: first all of it, then each change. */
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
