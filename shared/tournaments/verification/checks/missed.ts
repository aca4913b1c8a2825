import { same } from '../../../engine/same.ts';
import type { DrawnRound } from '../../events/event.ts';
import { unless } from '../../acts/moment.ts';

/** Compares who misses a round, and whether it is the final, with the round as it is drawn again. */
export function* missedAndFinal(
  where: string,
  { missed, final }: Pick<DrawnRound, 'missed' | 'final'>,
  redrawn: Pick<DrawnRound, 'missed' | 'final'>,
): Iterable<string> {
  yield* unless(
    same(missed, redrawn.missed),
    `${where} is missed by ${JSON.stringify(redrawn.missed)}, not by ${JSON.stringify(missed)}`,
  );
  yield* unless(
    (final ?? false) === (redrawn.final ?? false),
    `${where} ${final ? 'is not the final' : 'is the final, and does not say so'}`,
  );
}
