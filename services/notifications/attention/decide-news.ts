import { after } from '../../platform/time/duration.ts';
import type { Circumstances, Sending } from './circumstances.ts';
import { passage } from './gates.ts';
import { nextDigest } from './quiet.ts';
import { noticeId } from './ids.ts';
import type { Route } from './rules.ts';
import type { AttentionState, News } from './state.ts';

/** Age in milliseconds beyond which an event is no news. */
const STALE_MS = 3 * 24 * 3_600_000;

type OfNews = {
  readonly sendings: readonly Sending[];
  /** The news with notices still to be sent. */
  readonly news: readonly News[];
  readonly wakes: readonly string[];
};

/** Notices of what has happened to a match: each channel once, when it may be. */
export function decideNews({ news }: AttentionState, its: Circumstances): OfNews {
  const fresh = news.filter(
    ({ at, until }) => after(at, STALE_MS) > its.now && (until === undefined || until > its.now),
  );
  const parts = fresh.map((each) => decideOne(each, its));
  return {
    sendings: parts.flatMap(({ sendings }) => sendings),
    news: parts.flatMap(({ left }) => left ?? []),
    wakes: parts.flatMap(({ wakes }) => wakes),
  };
}

function decideOne(news: News, its: Circumstances) {
  const sendings: Sending[] = [];
  const wakes: string[] = [];
  for (const route of its.routes(news.type)) {
    if (news.told.includes(route.channel.id)) continue;
    const way = wayFor(news, route, its);
    if (typeof way === 'string') wakes.push(way);
    else {
      const { type, at, until } = news;
      sendings.push({ id: way.id, type, route, at, ...(until !== undefined && { until }), news });
    }
  }
  const told = [...news.told, ...sendings.map(({ route }) => route.channel.id)];
  return { sendings, wakes, left: wakes.length === 0 ? undefined : { ...news, told } };
}

/**
 * Returns the delivery's id if it may leave; else the time of the next decision. Notices of a
 * digest leave at its time.
 */
function wayFor(news: News, route: Route, its: Circumstances): { readonly id: string } | string {
  const { account, matchId, now, hours } = its;
  const { type, version, seat = '', about, at, until } = news;
  const time = route.mode === 'DIGEST' ? nextDigest(hours, at) : after(at, route.after);
  if (time > now) return time;
  const key = `${matchId}@${String(version)}`;
  const subject = about === undefined ? [] : [about];
  const id = noticeId(account, key, type, seat, route.channel.id, ...subject);
  const way = passage(
    {
      account,
      id,
      route: { ...route, spaced: false },
      until,
      key,
      since: at,
      digest: undefined,
    },
    its,
  );
  return typeof way === 'object' && 'at' in way ? way.at : { id };
}
