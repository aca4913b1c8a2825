import { after } from '../../platform/time/duration.ts';
import { specOf } from '../channels/registry.ts';
import { digestSlot, MAIL_SLOT, type Batches } from './batch.ts';
import type { Hours } from './hours.ts';
import { quietUntil } from './quiet.ts';
import { noticeId } from './ids.ts';
import type { Route } from './rules.ts';

/** The time between two mails of the default rules, for all matches together, in ms. */
const SPACE_MS = 4 * 3_600_000;

/** A notice on its way. */
export type Passing = {
  readonly account: string;
  /** The id of the delivery, if it is not part of a digest. */
  readonly id: string;
  readonly route: Route;
  /** The deadline, if there is one. */
  readonly until: string | undefined;
  /** Key of the event; `since` is the time from which there was a notice to send. */
  readonly key: string;
  readonly since: string;
  /** The digest that it belongs to, by its time. */
  readonly digest: string | undefined;
};
export type Gates = {
  readonly now: string;
  readonly hours: Hours;
  readonly batches: Batches;
};

/** A notice that may leave; together with others if it takes a slot. */
export type Leaving = {
  readonly id: string;
  readonly slot?: { readonly name: string; readonly at: string };
};
/**
 * The decision on a notice: it leaves, another one has covered it already, or the time of the next
 * decision.
 */
export type Passage = Leaving | 'told' | { readonly at: string };

/**
 * Decides on a notice: none leaves in quiet hours, unless it is urgent, nor as one mail too many.
 */
export function passage(passing: Passing, gates: Gates): Passage {
  const quiet = quietFor(passing, gates);
  const way = passing.digest === undefined ? spaced(passing, gates) : inDigest(passing, gates);
  return quiet === undefined || way === 'told' ? way : { at: quiet };
}

function spaced({ id, route, key, since }: Passing, { now, batches }: Gates): Passage {
  if (!route.spaced) return { id };
  const last = batches[MAIL_SLOT];
  const leaving = { id, slot: { name: MAIL_SLOT, at: now } };
  if (last === undefined) return leaving;
  if (last.id === id) return { id, slot: { name: MAIL_SLOT, at: last.at } };
  if (last.covered.includes(key) && last.sentAt !== undefined && last.sentAt >= since)
    return 'told';
  const room = after(last.at, SPACE_MS);
  return room > now ? { at: room } : leaving;
}

/**
 * Adds a notice to the digest of its day; one that became due after that digest had left gets a
 * digest of its own.
 */
function inDigest({ account, id, route, key, digest = '' }: Passing, { batches }: Gates): Passage {
  const name = digestSlot(route.channel.id);
  const last = batches[name];
  const whole = {
    id: noticeId(account, 'digest', digest, route.channel.id),
    slot: { name, at: digest },
  };
  if (last?.at !== digest) return whole;
  if (!last.covered.includes(key)) return { id };
  return last.sentAt === undefined ? whole : 'told';
}

function quietFor({ route, until }: Passing, { now, hours }: Gates): string | undefined {
  if (specOf(route.channel.kind).audience === 'FEED') return undefined;
  const quiet = quietUntil(hours, now);
  if (quiet === undefined || until === undefined) return quiet;
  const urgent = after(until, -hours.urgentBelow);
  if (urgent <= now) return undefined;
  return urgent < quiet ? urgent : quiet;
}
