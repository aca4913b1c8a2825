import type { Opening } from '../../matches/seating/opening.ts';
import { isBlockedBy, type Blocking } from '../../platform/requests/blocked.ts';
import { isGuestAccount } from '../../platform/requests/guest.ts';
import { ANY_GAME } from '../../platform/storage/alerts/contract.ts';
import { lobbyStream } from '../../platform/storage/alerts/name.ts';
import type { Alerts, Store, StoredAlert } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { after } from '../../platform/time/duration.ts';
import { createNotifier, type NewsItem, type NotifierParts } from '../attention/notifier.ts';
import { hoursOf } from '../attention/hours.ts';
import { quietUntil } from '../attention/quiet.ts';
import { reachableOn } from '../delivery/stored-channels.ts';

/** The most accounts that one opening tells, by game and for any game: the rest wait for the next. */
const MOST = 10;
/** The most that it looks at: accounts that cannot be told now do not keep those behind them waiting. */
const LOOKED = 50;
/** The time in ms after which an opening is no news. */
const FRESH_MS = 60 * 60_000;

type AnnouncingParts = {
  readonly alerts: Pick<Alerts, 'find' | 'put' | 'waiting'>;
  readonly accounts: Blocking;
  /** Stores news for an account's notices. */
  hear(hearing: NewsItem): Promise<void>;
  /** Game time. */
  readonly now: Clock;
};

/**
 * Tells accounts whose alerts fit an opening, each alert once. Its cost is bounded: at most 20
 * accounts are told, of 100 looked at. Passes over accounts that could not sit down, have blocked the one who
 * opened it or are blocked by them, and those in their quiet hours: their alerts wait on. Safe to
 * repeat: an alert that was taken by an opening is told of it again, by the same id.
 */
function createAnnouncer(parts: AnnouncingParts): (opening: Opening) => Promise<void> {
  const { alerts, now } = parts;
  return async (opening) => {
    const at = now().toISOString();
    const told = new Set([opening.by]);
    for (const game of [opening.gameId, ANY_GAME]) {
      const before = told.size;
      for (const account of await alerts.waiting(game, at, LOOKED)) {
        if (told.size - before === MOST) break;
        if (told.has(account)) continue;
        if (await tell(parts, opening, { account, game, at })) told.add(account);
      }
    }
  };
}

/** The announcer on a store. */
export const announcerOn = (
  { accounts, alerts, attentions, documents }: Pick<Store, Stored>,
  { awaits, now }: Pick<NotifierParts, 'awaits'> & Pick<AnnouncingParts, 'now'>,
): ((opening: Opening) => Promise<void>) =>
  createAnnouncer({
    ...{ accounts, alerts, now },
    hear: createNotifier({ attentions, reachable: reachableOn(documents), awaits }),
  });
type Stored = 'accounts' | 'alerts' | 'attentions' | 'documents';

type Waiting = { readonly account: string; readonly game: string; readonly at: string };

/** Tells one account, if the opening is for it; false if it is not. */
async function tell(
  parts: AnnouncingParts,
  opening: Opening,
  { account, game, at }: Waiting,
): Promise<boolean> {
  const { alerts, hear } = parts;
  const found = await alerts.find(account, game);
  if (found === undefined || !isFree(found, opening, at)) return false;
  if (!(await fits(parts, opening, { account, at }))) return false;
  // taken first, so that no other opening tells of it, too; shown until it is told, for a retry
  const taken = { ...found, revision: found.revision + 1, told: opening.id };
  if (!(await alerts.put(taken))) return false;
  const { id, type, gameId, speed, matchId } = opening;
  await hear({
    ...{ account, stream: lobbyStream(gameId), gameId, speed },
    news: {
      ...{ type, version: 0, at, about: id, until: after(at, FRESH_MS) },
      ...(matchId !== undefined && { data: { matchId } }),
    },
  });
  await alerts.put({ ...taken, revision: taken.revision + 1, over: true });
  return true;
}

const isFree = ({ until, told, over }: StoredAlert, { id }: Opening, at: string): boolean =>
  until > at && !over && (told === undefined || told === id);

async function fits(
  { accounts }: AnnouncingParts,
  { by, admits }: Opening,
  { account, at }: Pick<Waiting, 'account' | 'at'>,
): Promise<boolean> {
  const profile = await accounts.profile(account);
  if (profile?.deleted !== undefined || quietUntil(hoursOf(profile), at) !== undefined)
    return false;
  const [blocks, isBlocked] = await Promise.all([
    isBlockedBy(accounts, [account], by),
    isBlockedBy(accounts, [by], account),
  ]);
  if (blocks || isBlocked) return false;
  return admits({ account, ...(isGuestAccount(account) && { guest: true }) }, profile);
}
