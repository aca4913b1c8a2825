import type { Circumstances, Sending } from './circumstances.ts';
import { decideEpisode } from './decide-episode.ts';
import { decideNews } from './decide-news.ts';
import type { AttentionState } from './state.ts';

export type Decision = {
  readonly sendings: readonly Sending[];
  /** State of attention once the notices have left. */
  readonly state: AttentionState;
  /** The wake-up, when to decide again, ISO 8601. */
  readonly wake: string | undefined;
};

/** Notices to send now, and the time to look again. Pure: the same once more for the same, by the same ids. */
export function decide(state: AttentionState, its: Circumstances): Decision {
  if (its.muted) return { sendings: [], state: { ...state, news: [] }, wake: undefined };
  const episode = decideEpisode(state, its);
  const news = decideNews(state, its);
  return {
    sendings: [...news.sendings, ...episode.sendings],
    state: { ...state, told: episode.told, news: [...news.news] },
    wake: [...episode.wakes, ...news.wakes].toSorted()[0],
  };
}
