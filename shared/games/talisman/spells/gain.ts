import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { leaveUnlessStill, seatOf, type GuardedSeat } from '../asking/guards.ts';
import { spellLimitOf, spellRoom } from '../character/limits.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { idOf, refer, refersTo } from '../reference.ts';
import { handOf, hero, isLiving } from '../state-queries.ts';
import { drawSpells } from './hands.ts';

/** The number of Spells a seat can gain now: within its limit, and those left to draw (T4-RUL-86). */
export function gainableSpells(sight: Sight, seat: Seat): number {
  const { decks, discards } = sight.state;
  const room = spellRoom(sight, seat) || (maySwap(sight, seat) ? 1 : 0);
  return Math.min(room, decks.spells.length + discards.spells.length);
}

/**
 * Gains Spells within the limit; by a house rule each further one in place of one that is held
 * (T4-HOU-05).
 */
export function* gainSpells(table: TalismanTable, asked: GuardedSeat, amount: number): Procedure {
  for (let nth = 0; nth < amount; nth += 1) {
    leaveUnlessStill(table, asked);
    yield* gainSpell(table, asked);
  }
}

function* gainSpell(table: TalismanTable, asked: GuardedSeat): Procedure {
  const seat = seatOf(asked);
  if (spellRoom(table, seat) > 0) yield* drawSpells(table, seat, 1);
  else yield* swapSpell(table, asked);
}

/** Lets a seat with a full hand discard a Spell and draw one for it. */
function* swapSpell(table: TalismanTable, asked: GuardedSeat): Procedure {
  const seat = seatOf(asked);
  const chosen = yield* chooseIfAny(table, asked, {
    kind: 'swap',
    options: () =>
      maySwap(table, seat)
        ? ['keep', ...handOf(table.state, seat).map((card) => refer('card', card))]
        : [],
  });
  if (chosen === undefined || !refersTo('card', chosen)) return;
  yield* tell<TalismanEvent>({ type: 'SpellsDiscarded', seat, cards: [idOf(chosen)] });
  yield* drawSpells(table, seat, 1);
}

/** True if a seat holds its limit of Spells, and the table lets it swap them (T4-HOU-06). */
function maySwap(sight: Sight, seat: Seat): boolean {
  const { state } = sight;
  if (!state.options.swapSpells || !isLiving(state, seat) || hero(state, seat).toad) return false;
  const held = handOf(state, seat).length;
  return held > 0 && held === spellLimitOf(sight, seat);
}
