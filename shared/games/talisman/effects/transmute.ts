import type { Procedure } from '../../../engine/index.ts';
import { askSeats } from '../asking/asking.ts';
import { leaveUnlessAlive, leaveUnlessThere } from '../asking/guards.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { parting } from './belongings.ts';
import { melt } from '../changes/melt.ts';
import { causeOf, sourceOf } from '../edition/source.ts';
import { idOf, refer } from '../reference.ts';

/** Turns the seat's own Objects into gold, this much each: any number, or up to `most` (T4-BRD-18). */
export function* transmuteOf(
  table: TalismanTable,
  occasion: Occasion,
  { gold, most }: EffectOf<'transmute'>,
): Procedure {
  const { seat } = occasion;
  const key = `alchemy:${seat}`;
  const answers = yield* askSeats(table, () => {
    leaveUnlessAlive(table, seat);
    const options = parting(table, seat).map((card) => refer('card', card));
    if (options.length === 0) return [];
    const about = { ...sourceOf(table, occasion), gold };
    const range = { min: 0, max: Math.min(most ?? options.length, options.length), fallback: [] };
    return [{ key, seat, kind: 'alchemy', options, about, ...range }];
  });
  leaveUnlessThere(table, occasion);
  for (const choice of answers.get(key) ?? []) {
    yield* melt(table, seat, { card: idOf(choice), gold, of: causeOf(table, occasion) });
  }
}
