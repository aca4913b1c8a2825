import { carryOut } from '../../../asking/carry-out.ts';
import { tell, type AtOnce, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { putDown } from '../../../changes/cards.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Occasion } from '../../../edition/occasions.ts';
import { leaveUnlessThere } from '../../../asking/guards.ts';
import type { TalismanEvent } from '../../../events.ts';
import { decidedIf } from '../../../dice/decided.ts';
import { rollDie } from '../../../dice/fate.ts';
import { abilitiesOf } from '../../../character/powers.ts';
import { settle } from '../../../changes/settle.ts';
import { isFreeButForWards, isFreeToCast } from '../../../spells/castable.ts';
import { loseLives } from '../../../spells/loss.ts';
import { openWindow } from '../../../spells/window.ts';
import { type State } from '../../../state.ts';
import { clockwise } from '../../../state-queries.ts';
import { refer } from '../../../reference.ts';

/** The name of the Spell in windows and rolls. */
const COMMAND = 'command';

/**
 * The Command Spell, cast by the only character on the goal, outside all casting limits (T4-CRN-06 to
 * 09, T4-SPL-19); a Counterspell undoes it (T4-CRN-11). Prohibitions of casting prevail (T4-GLR-02),
 * so a ward that can be put down for it is (T4-RUL-111).
 */
export function* castCommand(table: TalismanTable, occasion: Occasion): Procedure {
  const { seat } = occasion;
  if (isFreeButForWards(table, seat)) yield* putDownWards(table, seat);
  if (!isFreeToCast(table, seat)) return;
  yield* tell<TalismanEvent>({ type: 'CommandSpellCast', seat });
  const about = { caster: refer('seat', seat) };
  const undone = yield* openWindow(table, { moment: 'cast', seat, subject: COMMAND, about });
  leaveUnlessThere(table, occasion);
  if (undone) return;
  const die = yield* rollDie(table, occasion, {
    label: COMMAND,
    told: true,
    ...decidedIf(table, ([rolled = 0]) => rolled >= leastDie(table.state)),
  });
  const works = die >= leastDie(table.state);
  yield* tell<TalismanEvent>({ type: 'CommandSpellRolled', seat, die, works });
  if (works) yield* carryOut(table, strike(table, seat));
}

function* putDownWards(table: TalismanTable, seat: Seat): AtOnce {
  for (const { card } of abilitiesOf(table, seat, 'shun-spells')) {
    if (card !== undefined) yield* putDown(table, seat, { card });
  }
}

/**
 * Takes a life from every other character, clockwise (T4-CRN-09); then all without any die together.
 */
function* strike(table: TalismanTable, by: Seat): Procedure {
  for (const seat of clockwise(table.state, by)) {
    if (seat !== by)
      yield* loseLives(table, { seat, amount: 1, by, cause: 'command', of: 'roll.command' });
  }
  yield* settle(table);
}

/**
 * The least die that works (T4-CRN-08); easier in one variant while many characters are in the game
 * (T4-FST-09 to 12, T4-RUL-17, 18).
 */
export function leastDie(state: State): number {
  const base = 4;
  const many = 4;
  if (!state.options.commandEase) return base;
  const characters = clockwise(state, state.turn.seat).length;
  return Math.max(1, base - Math.max(0, characters - many));
}
