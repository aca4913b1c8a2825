import { randomBytes } from 'node:crypto';
import type { Beacon } from '../beacon/contract.ts';
import type { Store } from '../storage/contract.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import type { BotLuck, MatchProjections, Matches, Timed } from './contract.ts';
import type { Source } from './source.ts';
import { createMatches } from './index.ts';

/** The use-cases on a store, with cryptographic chance, and public chance where there is any. */
export const matchesOn = (
  { events, secrets, places, seenMarks, summaries, wakeUps, operatorTimes }: Store,
  games: readonly Source[],
  {
    now = systemClock,
    beacon,
  }: { readonly now?: Clock; readonly beacon?: Beacon | undefined } = {},
): Matches & MatchProjections & BotLuck & Timed =>
  createMatches({
    store: events,
    secrets,
    places,
    seenMarks,
    wakeUps,
    operatorTimes,
    index: summaries,
    games,
    now,
    random: randomBytes,
    beacon,
  });
