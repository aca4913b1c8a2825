import { leave, PROCEDURE, type Procedure } from '../../../engine/index.ts';
import { leaveUnlessThere } from '../asking/guards.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { battleWith, confront } from '../fight/attack.ts';

/**
 * Fights that are not won end the turn, and what is left of the visit (T4-BCR-16). What is there for
 * who wins is not for who has evaded all there was to beat (HP-EVA-02).
 */
export function* fightOf(
  table: TalismanTable,
  occasion: Occasion,
  { creatures, effects = [] }: EffectOf<'fight'>,
): Procedure {
  const met = yield* confront(table, occasion, creatures);
  leaveUnlessThere(table, occasion);
  const outcome = yield* battleWith(table, occasion, met);
  leaveUnlessThere(table, occasion);
  if (outcome !== 'won' && occasion.landing !== undefined) return leave(PROCEDURE);
  if (outcome === 'won' && met.length > 0) yield* table.perform(table, occasion, effects);
}
