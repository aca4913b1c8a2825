import { leave, PROCEDURE, type Procedure } from '../../../engine/index.ts';
import { leaveUnlessThere } from '../asking/guards.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { battleWith, confront } from '../fight/attack.ts';

/**
 * Fights; unless it is won, the turn and the visit end (T4-BCR-16). The winner's effects are not for a
 * character that has evaded all opponents (HP-EVA-02).
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
