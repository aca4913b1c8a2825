import { randomBytes } from 'node:crypto';
import type { Game } from '../../shared/engine/index.ts';
import type { Store } from '../storage/contract.ts';
import type { Backstage, Matches } from './contract.ts';
import { createMatches } from './index.ts';

/** The use-cases on a store, with this machine's clock and cryptographic chance. */
export const matchesOn = (
  { events, secrets, heads }: Store,
  games: readonly Game[],
): Matches & Backstage =>
  createMatches({
    store: events,
    secrets,
    index: heads,
    games,
    now: () => new Date(),
    random: randomBytes,
  });
