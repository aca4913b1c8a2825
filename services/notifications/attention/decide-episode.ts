import { after } from '../../platform/time/duration.ts';
import type { Circumstances, Sending } from './circumstances.ts';
import { passage, type Passing } from './gates.ts';
import { nextDigest } from './quiet.ts';
import { episodeKey, noticeId } from './ids.ts';
import type { Route } from './rules.ts';
import type { AttentionState, Episode, SentNotices } from './state.ts';
import { holdEnd, reminderPercent, remindersOf, watchedHold } from './steps.ts';

type OfEpisode = {
  readonly sendings: readonly Sending[];
  readonly told: AttentionState['told'];
  readonly wakes: readonly string[];
};

/** Decides the notices of an episode: none while it is held, nor after its time is over. */
export function decideEpisode(
  { episode: said, speed, told }: AttentionState,
  its: Circumstances,
): OfEpisode {
  const { now, deadline } = its;
  const none = { sendings: [], told, wakes: [] };
  if (said === undefined || (deadline !== undefined && deadline <= now)) return none;
  const episode = { ...said, ...(deadline !== undefined && { deadline }) };
  const inTime = (time: string): boolean => deadline === undefined || time < deadline;
  const hold = heldUntil(episode, { speed, told }, its);
  if (hold > now) return { ...none, wakes: [hold].filter(inTime) };
  const parts = pairsOf(its).map(({ id, ...routes }) => ({
    id,
    ...decideChannel(told[id] ?? { reminders: 0 }, { episode, hold, ...routes }, its),
  }));
  return {
    sendings: parts.flatMap(({ sending }) => sending ?? []),
    told: { ...told, ...Object.fromEntries(parts.map((part) => [part.id, part.told])) },
    wakes: parts.flatMap(({ wakes }) => wakes).filter(inTime),
  };
}

/**
 * Computes the end of the hold of an episode: an account that looks at the match is not notified
 * for a while; the hold ends with the first notice.
 */
function heldUntil(
  episode: Episode,
  { speed, told }: Pick<AttentionState, 'speed' | 'told'>,
  { watching, now }: Circumstances,
): string {
  const hold = holdEnd(episode, speed);
  if (hold > now || !watching || Object.keys(told).length > 0) return hold;
  return watchedHold(episode, speed, now) ?? hold;
}

type Pair = { readonly needed: Route | undefined; readonly reminder: Route | undefined };

/** Pairs, for each channel, the route of the first notice and that of reminders. */
function pairsOf({ routes }: Circumstances): readonly (Pair & { readonly id: string })[] {
  const needed = routes('match.attention.needed');
  const reminders = routes('match.attention.reminder');
  const to = (among: readonly Route[], id: string) =>
    among.find(({ channel }) => channel.id === id);
  return [...new Set([...needed, ...reminders].map(({ channel }) => channel.id))].map((id) => ({
    id,
    needed: to(needed, id),
    reminder: to(reminders, id),
  }));
}

type ToChannel = Pair & { readonly episode: Episode; readonly hold: string };
type OfChannel = {
  readonly sending?: Sending;
  readonly told: SentNotices;
  readonly wakes: readonly string[];
};

/**
 * Decides the next notice of a channel: once that something waits, and then the latest reminder
 * that it has not had.
 */
function decideChannel(told: SentNotices, of: ToChannel, its: Circumstances): OfChannel {
  const { episode, hold, needed, reminder } = of;
  const timeFor = ({ mode }: Route, time: string): string =>
    mode === 'DIGEST' ? nextDigest(its.hours, time) : time;
  const first =
    needed && told.needed === undefined ? timeFor(needed, after(hold, needed.after)) : undefined;
  const times = reminder ? remindersOf(episode).map((time) => timeFor(reminder, time)) : [];
  const passed = times.filter((time) => time <= its.now).length;
  const wakes = [...(first === undefined ? [] : [first]), ...times].filter(
    (time) => time > its.now,
  );
  const isFirst = first !== undefined && (first <= its.now || passed > told.reminders);
  const route = isFirst ? needed : passed > told.reminders ? reminder : undefined;
  // an item first told by a reminder is due at the reminder's time, whatever its own time was
  const since = first !== undefined && first <= its.now ? first : times[passed - 1];
  if (route === undefined || since === undefined) return { told, wakes };
  const step = isFirst ? 'needed' : `reminder ${String(passed)}`;
  const way = passage(passingOf({ route, since, step, isFirst, episode }, its), its);
  if (typeof way === 'object' && 'at' in way) return { told, wakes: [...wakes, way.at] };
  const isTold = isFirst || told.needed !== undefined;
  const next = {
    ...(isTold && { needed: told.needed ?? its.now }),
    reminders: Math.max(passed, told.reminders),
  };
  if (way === 'told') return { told: next, wakes };
  const type = isFirst ? 'match.attention.needed' : 'match.attention.reminder';
  const percent = isFirst ? undefined : reminderPercent(passed);
  const sending = { ...way, type, route, at: since, until: its.deadline, percent } as const;
  return { sending, told: next, wakes };
}

function passingOf(
  {
    route,
    since,
    step,
    isFirst,
    episode,
  }: {
    readonly route: Route;
    readonly since: string;
    readonly step: string;
    readonly isFirst: boolean;
    readonly episode: Episode;
  },
  { account, matchId, deadline }: Circumstances,
): Passing {
  const key = episodeKey(matchId, episode.from);
  return {
    account,
    id: noticeId(account, key, step, route.channel.id),
    route,
    until: deadline,
    key,
    since: isFirst ? episode.since : since,
    digest: route.mode === 'DIGEST' ? since : undefined,
  };
}
