import { oneAtATime } from '../../platform/commands/one-at-a-time.ts';
import { createWarm } from '../../platform/commands/warm.ts';
import type { Directing } from '../directing-contract.ts';
import { tournamentsAsLoaded } from '../aggregate.ts';
import { depsOn } from '../deps-on.ts';
import { createDirecting } from './directing.ts';

/** Creates the automatic work of the tournaments on a store, without their commands. */
export function directingOn(...on: Parameters<typeof depsOn>): Directing {
  const deps = depsOn(...on);
  const { store, room } = deps;
  const warm = createWarm(tournamentsAsLoaded(deps), { store, room });
  return createDirecting(deps, { warm, inTurn: oneAtATime() });
}
