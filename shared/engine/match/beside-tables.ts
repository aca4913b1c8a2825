import type { Procedure, Table } from '../procedure/step.ts';
import type { Rules } from './game.ts';

/**
 * The procedures of a game that find constants beside the state on their tables, and these constants:
 * what they find is what they are given, or it does not compile.
 */
export function besideTables<S, B extends Readonly<Record<string, unknown>>>(
  beside: B,
  procedures: Readonly<Record<string, (table: Table<S> & B, args: never) => Procedure>>,
): Pick<Rules<S>, 'beside' | 'procedures'> {
  // the engine lays what stands under `beside` on every table of the game
  return { beside, procedures };
}
