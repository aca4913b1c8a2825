import type { Procedure, Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Outcome } from '../../../events/fights.ts';
import { fightCreatures } from '../../../fight/attack.ts';

/**
 * A battle with a figure, by its printed values: it cannot be evaded, nor affected by effects on
 * Enemies (HP-RUL-15, 45). A defeat costs 1 Health.
 */
export const fightFigure = (
  table: TalismanTable,
  seat: Seat,
  { figure, attribute }: { readonly figure: string; readonly attribute: string },
): Procedure<Outcome> => {
  const { values } = table.edition.book.figure(figure);
  const value = values[attribute] ?? 0;
  return fightCreatures(table, { seat }, [{ id: figure, attribute, value, sheltered: true }]);
};
