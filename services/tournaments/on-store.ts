import type { Directing } from './directing-contract.ts';
import type { Tournaments } from './contract.ts';
import { depsOn } from './deps-on.ts';
import { createTournaments } from './index.ts';

/** The tournaments on a store: their use-cases, and their automatic work. */
export const tournamentsOn = (...on: Parameters<typeof depsOn>): Tournaments & Directing =>
  createTournaments(depsOn(...on));
