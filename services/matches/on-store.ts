import { randomBytes } from 'node:crypto';
import type { Beacon } from '../beacon/contract.ts';
import type { Store } from '../storage/contract.ts';
import type { MatchProjections, BotLuck, Matches } from './contract.ts';
import type { Source } from './source.ts';
import { createMatches } from './index.ts';

/** The use-cases on a store, with this machine's clock and cryptographic chance, and public chance where there is any. */
export const matchesOn = (
  { events, secrets, places, summaries }: Store,
  games: readonly Source[],
  beacon?: Beacon,
): Matches & MatchProjections & BotLuck =>
  createMatches({
    store: events,
    secrets,
    places,
    index: summaries,
    games,
    now: () => new Date(),
    random: randomBytes,
    beacon,
  });
