import { randomBytes } from 'node:crypto';
import type { Beacon } from './beacon/contract.ts';
import { namesOn, type AccountNames } from '../accounts/names/account-names.ts';
import { calendarsOn, type AccountCalendars } from '../accounts/calendars/account-calendars.ts';
import { ratingsOn } from '../accounts/ratings/account-ratings.ts';
import type { AccountRatings } from '../accounts/ratings/contract.ts';
import { reliabilityOn } from '../accounts/reliability/account-reliability.ts';
import type { AccountReliability } from '../accounts/reliability/contract.ts';
import type { FaultLog } from './terms/fault-log.ts';
import type { Store } from '../platform/storage/contract.ts';
import { systemClock, type Clock } from '../platform/time/clock.ts';
import type { BotLuck, Directed, Founding, MatchProjections, Matches, Timed } from './contract.ts';
import type { StandsIn } from './record/arbiters.ts';
import type { Room } from './history/room.ts';
import type { Source } from './terms/source.ts';
import { createMatches } from './index.ts';

/**
 * Creates the use-cases on a store, with cryptographic randomness, and public randomness if there
 * is a beacon.
 */
export const matchesOn = (
  { accounts, vacations, events, ...store }: Store,
  games: readonly Source[],
  {
    now = systemClock,
    beacon,
    room,
    calendars = calendarsOn({ accounts, vacations }, now),
    names = namesOn(accounts, now),
    reliability = reliabilityOn({ tenures: store.tenures, accounts }, now),
    ratings = ratingsOn({ ratings: store.ratings, accounts }, now),
    standsIn,
    log,
  }: {
    readonly now?: Clock;
    readonly beacon?: Beacon | undefined;
    readonly room?: Room;
    /** The caches of the process, if others change their contents. */
    readonly calendars?: AccountCalendars;
    readonly names?: AccountNames;
    readonly reliability?: AccountReliability;
    readonly ratings?: AccountRatings;
    readonly standsIn?: StandsIn | undefined;
    readonly log?: FaultLog | undefined;
  } = {},
): Matches & MatchProjections & BotLuck & Timed & Founding & Directed =>
  createMatches({
    store: events,
    secrets: store.secrets,
    places: store.places,
    seenMarks: store.seenMarks,
    defaultOrders: store.defaultOrders,
    accounts,
    wakeUps: store.wakeUps,
    operatorTimes: store.operatorTimes,
    calendars,
    names,
    reliability,
    ratings,
    tickets: store.tickets,
    documents: store.documents,
    index: store.summaries,
    standsIn,
    log,
    games,
    room,
    now,
    random: randomBytes,
    beacon,
  });
