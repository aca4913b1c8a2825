import type { Procedure, Table } from '../procedure/step.ts';
import type { Rules } from './game.ts';

/**
 * The procedures of a game that need constants on their tables, and these constants: the compiler
 * checks that they match.
 */
export function besideTables<S, B extends Readonly<Record<string, unknown>>>(
  beside: B,
  procedures: Readonly<Record<string, (table: Table<S> & B, args: never) => Procedure>>,
): Pick<Rules<S>, 'beside' | 'procedures'> {
  // The engine lays the contents of `beside` on every table of the game.
  return { beside, procedures };
}
