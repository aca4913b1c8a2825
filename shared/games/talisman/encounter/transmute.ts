import type { Procedure } from '../../../engine/index.ts';
import { askSeats, need } from '../asking.ts';
import type { EffectOf } from '../content/effect.ts';
import type { Occasion, TalismanTable } from '../edition.ts';
import { hero } from '../state.ts';
import { idOf } from './choose-if-any.ts';
import { melt } from './melt.ts';
import { remain, sourceOf } from './remain.ts';

/** Any number of the own Objects become gold, so much for each (T4-BRD-18). */
export function* transmuteOf(
  table: TalismanTable,
  occasion: Occasion,
  { gold }: EffectOf<'transmute'>,
): Procedure {
  const { seat } = occasion;
  const key = `alchemy:${seat}`;
  const answers = yield* askSeats(table, () => {
    need(table, seat);
    const options = hero(table.state, seat).objects.map((card) => `card:${card}`);
    if (options.length === 0) return [];
    const about = { ...sourceOf(table, occasion), gold };
    const range = { min: 0, max: options.length, fallback: [] };
    return [{ key, seat, kind: 'alchemy', options, about, ...range }];
  });
  remain(table, occasion);
  for (const choice of answers.get(key) ?? []) {
    yield* melt(table, seat, { card: idOf(choice), gold });
  }
}
