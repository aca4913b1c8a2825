import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { supplyOf } from '../../../changes/goods.ts';
import { settle } from '../../../changes/settle.ts';
import { drawSpells } from '../../../spells/hands.ts';
import { hero, player } from '../../../state-queries.ts';
import { isOn } from '../options.ts';
import { chooseSide, figureFor, sidesOf } from './deal.ts';
import { newcomer } from './newcomer.ts';

/**
 * Before its turn: a character that was laid up recovers, a seat that lost its character has another
 * (HP-VAR-06).
 */
export function* restartCharacter(table: TalismanTable, seat: Seat): Procedure {
  if (player(table.state, seat).status === 'waiting') return yield* newcomer(table, seat);
  yield* recover(table, seat);
}

/**
 * Restarts a character: the player chooses a side of the same card, and the dials show its printed
 * values; fate and Spells are not restored, unless the option says so (HP-HLT-06 to 09, HP-RUL-21).
 */
function* recover(table: TalismanTable, seat: Seat): Procedure {
  const side = yield* chooseSide(table, seat, () =>
    sidesOf(table, figureFor(table, hero(table.state, seat).id)),
  );
  if (side === undefined) return;
  const { life: lives, fate, spells = 0 } = table.edition.book.character(side);
  const anew = isOn(table.state, 'fullRestart');
  yield* tell<TalismanEvent>({
    type: 'Recovered',
    seat,
    character: side,
    lives,
    fate: anew ? Math.min(fate, supplyOf(table, 'fate')) : 0,
  });
  if (anew) yield* drawSpells(table, seat, spells);
  yield* settle(table);
}
