import { leave, PROCEDURE, type Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { Occasion, TalismanTable } from '../edition.ts';
import { fightCreatures } from '../fight/attack.ts';

/** Fights that are not won end the turn, and what is left of the visit (T4-BCR-16). */
export function* fightOf(
  table: TalismanTable,
  { seat, landing }: Occasion,
  { creatures }: EffectOf<'fight'>,
): Procedure {
  const at = landing === undefined ? { seat } : { seat, landing };
  const outcome = yield* fightCreatures(table, at, creatures);
  if (outcome !== 'won' && landing !== undefined) return leave(PROCEDURE);
}
