import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { Declaration } from '../declaration.ts';
import type { TalesEvent } from '../events.ts';
import { compensation, type Earned } from '../rewards.ts';

/** Discards the tile taken at no cost; returns the compensation due (TG-DSC). */
export function* discard(seat: Seat, { discarded }: Declaration): AtOnce<readonly Earned[]> {
  if (discarded === undefined) return [];
  yield* tell<TalesEvent>({ type: 'TileDiscarded', seat, tile: discarded });
  return [compensation(discarded)];
}
