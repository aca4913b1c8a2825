import { isDeepStrictEqual } from 'node:util';
import type { SeatRequirements, WantedAccount, WantedNews } from '../../matches/contract.ts';
import type { Attention } from '../../platform/storage/contract.ts';
import { after } from '../../platform/time/duration.ts';
import { stateOf, type AttentionState, type Episode, type News } from './state.ts';
import { firstStep } from './steps.ts';

/** The time for which an ended attention is remembered, in s, so that no late update reopens it. */
const KNOWN_S = 30 * 24 * 3_600;
/** The time before a wake-up within which it is not moved: it may serve the next item, too. */
const SOON_MS = 2 * 60_000;
/** The number of a match's events kept until their notices leave; the latest. */
const MOST_NEWS = 12;

/** Meaning of a version of a match for one account. */
export type EpisodeStep = {
  readonly wanted: SeatRequirements;
  readonly account: WantedAccount;
  readonly news: readonly News[];
  /** True if the account has a channel that reaches it. */
  readonly reachable: boolean;
};

/** Computes the account's attention after a commit; `undefined` if it does not change. */
export function attentionAfter(
  before: Attention | undefined,
  { wanted, account, news, reachable }: EpisodeStep,
): Attention | undefined {
  if (before !== undefined && before.version > wanted.version) return undefined;
  const was = before && stateOf(before);
  const episode = episodeAfter(was?.episode, wanted, account);
  const heard = newsAfter(was?.news ?? [], reachable ? news : []);
  const hasNews = was === undefined ? heard.length > 0 : heard !== was.news;
  if (isDeepStrictEqual(episode, was?.episode) && !hasNews) return undefined;
  const isNew = episode?.from !== was?.episode?.from;
  const { gameId, speed, at } = wanted;
  const state: AttentionState = {
    gameId,
    ...(speed !== undefined && { speed }),
    ...(episode && { episode }),
    ...(was !== undefined && episode === undefined && { was: lastOf(was) }),
    told: isNew ? {} : (was?.told ?? {}),
    news: heard,
  };
  const wake = hasNews ? at : wakeAfter(before?.wake, state, { at, reachable });
  return {
    account: account.account,
    stream: wanted.matchId,
    ...(account.kind && { kind: account.kind }),
    version: wanted.version,
    revision: (before?.revision ?? 0) + 1,
    open: episode !== undefined,
    data: state,
    ...(wake !== undefined && { wake }),
    ...(episode === undefined && { expires: expiryAt(at) }),
  };
}

const lastOf = ({ episode, was }: AttentionState): AttentionState['was'] =>
  episode === undefined ? was : { seat: episode.seat, since: episode.since };

export const expiryAt = (at: string): number => Math.floor(Date.parse(at) / 1_000) + KNOWN_S;

/** Closes an attention as of this version: its followers don't know yet. */
export function closed(attention: Attention, version: number): Attention {
  const { episode, ...state } = stateOf(attention);
  const at = episode?.since ?? attention.wake ?? '';
  return {
    ...attention,
    version,
    open: false,
    tells: 'followers',
    data: { ...state, was: lastOf(stateOf(attention)), told: {} },
    expires: expiryAt(at),
  };
}

/** An episode of another seat is another. */
function episodeAfter(
  was: Episode | undefined,
  { version, at, turn }: SeatRequirements,
  { seat, count, deadline }: WantedAccount,
): Episode | undefined {
  if (count === 0) return undefined;
  const goesOn = was?.seat === seat;
  return {
    from: goesOn ? was.from : version,
    seat,
    since: goesOn ? was.since : at,
    count,
    ...(deadline !== undefined && { deadline }),
    ...(goesOn ? was.turn !== undefined && { turn: was.turn } : turn !== undefined && { turn }),
  };
}

/** Adds news to a list; returns the same list if nothing is new. */
export function newsAfter(was: readonly News[], news: readonly News[]): News[] {
  const isKnown = ({ type, version, seat, about }: News): boolean =>
    was.some(
      (each) =>
        each.type === type &&
        each.version === version &&
        each.seat === seat &&
        each.about === about,
    );
  const fresh = news.filter((each) => !isKnown(each));
  return fresh.length === 0 ? (was as News[]) : [...was, ...fresh].slice(-MOST_NEWS);
}

/** Computes the next wake-up. An earlier one stays: it finds the later when it comes. */
function wakeAfter(
  before: string | undefined,
  { episode, speed, news }: AttentionState,
  { at, reachable }: { readonly at: string; readonly reachable: boolean },
): string | undefined {
  if (episode === undefined) {
    const isSoon = before !== undefined && before <= after(at, SOON_MS);
    return isSoon || news.length > 0 ? before : undefined;
  }
  const first = reachable ? firstStep(episode, speed, at) : undefined;
  if (before === undefined || first === undefined) return before ?? first;
  return before < first ? before : first;
}

/** Filters the news of a commit for this account. */
export const newsFor = (
  { account, seat }: WantedAccount,
  news: readonly WantedNews[],
  { version, at }: Pick<News, 'version' | 'at'>,
): readonly News[] =>
  news
    .filter((each) =>
      each.of === 'account' ? each.account === account : each.of === 'all' || each.seat === seat,
    )
    .map(({ type, seat: about }) => ({
      type,
      version,
      at,
      ...(about !== undefined && { seat: about }),
      told: [],
    }));
