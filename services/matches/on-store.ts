import { randomBytes } from 'node:crypto';
import type { Store } from '../storage/contract.ts';
import type { Backstage, BotLuck, Matches } from './contract.ts';
import type { Source } from './source.ts';
import { createMatches } from './index.ts';

/** The use-cases on a store, with this machine's clock and cryptographic chance. */
export const matchesOn = (
  { events, secrets, places, heads }: Store,
  games: readonly Source[],
): Matches & Backstage & BotLuck =>
  createMatches({
    store: events,
    secrets,
    places,
    index: heads,
    games,
    now: () => new Date(),
    random: randomBytes,
  });
