import { leave, PROCEDURE } from '../../../../../engine/index.ts';
import { choose } from '../../../asking/asking.ts';
import type { Special } from '../../../edition/edition.ts';
import type { Landing } from '../../../edition/occasions.ts';
import { meetCharacter } from '../../../fight/duel.ts';
import { othersHere } from '../../../state-queries.ts';
import { castCommand } from './command.ts';
import { idOf, refer } from '../../../reference.ts';

/**
 * Plays a turn on the goal: an encounter with another character there, or the Command Spell if there
 * is none (T4-CRN-03 to 06, T4-RUL-49).
 */
export const crown: Special = function* (table, occasion) {
  const { seat, landing = 0 } = occasion;
  const at: Landing = { seat, landing };
  const others = (): readonly string[] =>
    othersHere(table.state, seat).map((other) => refer('seat', other));
  const [only, ...more] = others();
  if (only === undefined) return yield* castCommand(table, occasion);
  const chosen =
    more.length === 0 ? only : yield* choose(table, occasion, { kind: 'crown', options: others });
  yield* meetCharacter(table, at, idOf(chosen), { compulsory: true });
  return leave(PROCEDURE);
};
