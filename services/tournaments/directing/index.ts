import { oneAtATime } from '../../platform/commands/one-at-a-time.ts';
import { createWarm } from '../../platform/commands/warm.ts';
import { tournamentsAsLoaded } from '../aggregate.ts';
import type { Directing } from '../directing-contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { createDirecting } from './directing.ts';

/** Creates the automatic work of tournaments, without their commands. */
export function createDirectingAlone(deps: TournamentsDeps): Directing {
  const { store, room } = deps;
  const warm = createWarm(tournamentsAsLoaded(deps), { store, room });
  return createDirecting(deps, { warm, inTurn: oneAtATime() });
}
