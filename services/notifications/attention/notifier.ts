import type { Attention, Attentions } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import { expiryAt, newsAfter } from './episode.ts';
import { stateOf, type AttentionState, type News } from './state.ts';

export type NotifierParts = {
  readonly attentions: Pick<Attentions, 'find' | 'put'>;
  /** Tests if an account has a channel that reaches it. */
  reachable(account: string): Promise<boolean>;
  /** Callback for items due soon. */
  awaits(attention: Attention): Promise<void>;
};

/** News of a stream that is no match, for one account. */
export type NewsItem = Pick<AttentionState, 'gameId' | 'speed'> & {
  readonly account: string;
  readonly stream: string;
  readonly news: Omit<News, 'told'>;
};

/**
 * Stores news of a stream for its notices, by the account's own rules and hours. The same news may
 * be stored again, also after their notices: they leave by the same ids. Stores nothing for an
 * account that no channel reaches.
 */
export function createNotifier({
  attentions,
  reachable,
  awaits,
}: NotifierParts): (hearing: NewsItem) => Promise<void> {
  return async ({ account, stream, gameId, speed, news }) => {
    if (!(await reachable(account))) return;
    await retried(`The notifications of ${account} about ${stream}`, async () => {
      const before = await attentions.find(account, stream);
      const was = before === undefined ? [] : stateOf(before).news;
      const heard = newsAfter(was, [{ ...news, told: [] }]);
      if (before !== undefined && heard === was) return undefined;
      const { version, at } = news;
      const state: AttentionState = { gameId, speed, told: {}, news: heard };
      const next: Attention = {
        ...{ account, stream, open: false, data: state, wake: at, expires: expiryAt(at) },
        version: Math.max(version, before?.version ?? 0),
        revision: (before?.revision ?? 0) + 1,
      };
      if (!(await attentions.put(next))) return OVERTAKEN;
      await awaits(next);
      return undefined;
    });
  };
}
