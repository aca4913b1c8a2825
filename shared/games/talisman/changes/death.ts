import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { discardCard } from './cards.ts';
import { hero, isLiving, player } from '../state-queries.ts';

/**
 * Kills a character: its belongings stay on its space or wait for the next one, the rest goes back
 * (T4-DTH-01 to 05, T4-ALT-06). A seat that has resigned is then out; so is one that waits for a
 * character when none may begin again (T4-DTH-08).
 */
export function* die(table: TalismanTable, seat: Seat): AtOnce {
  yield* letBoundGo(table, seat);
  const { resigned, status } = player(table.state, seat);
  if (resigned !== undefined || status === 'waiting') return yield* goOut(table, seat);
  yield* leaveBelongings(table, seat, { kept: table.state.options.inheritance && !isLast(table) });
  const { id: character, space } = hero(table.state, seat);
  const fallen = { character, space, ...slayer(table, seat), out: isLast(table) };
  yield* tell<TalismanEvent>({ type: 'CharacterKilled', seat, ...fallen });
}

/** True if characters killed now do not begin again. */
const isLast = ({ state: { crownReached, options } }: TalismanTable): boolean =>
  crownReached || options.bloodbath;

/** The seat that took the last life of a character, if any. */
export function slayer({ rules, state }: TalismanTable, seat: Seat): { readonly by?: Seat } {
  const { slainBy: by } = hero(state, seat);
  return rules >= 2 && by !== undefined ? { by } : {};
}

/**
 * Tells the belongings that a leaving character leaves on its space, or to the next one of its seat
 * (T4-DTH-01, T4-ALT-06).
 */
export function* leaveBelongings(
  table: TalismanTable,
  seat: Seat,
  { kept }: { readonly kept: boolean },
): AtOnce {
  if (table.rules < 2 || !isLiving(table.state, seat)) return;
  const { space, objects, followers, gold } = hero(table.state, seat);
  const cards = [...objects, ...followers];
  if (cards.length + gold === 0) return;
  const left = { space, cards, gold, ...(kept && ({ kept } as const)) };
  yield* tell<TalismanEvent>({ type: 'BelongingsLeft', seat, ...left });
}

function* goOut(table: TalismanTable, seat: Seat): AtOnce {
  yield* leaveBelongings(table, seat, { kept: false });
  yield* letHeirloomGo(table, seat);
  const why = player(table.state, seat).resigned === undefined ? 'killed' : 'resigned';
  yield* tell<TalismanEvent>({ type: 'SeatOut', seat, why });
}

/** Returns cards set aside for a character that never comes, each to its home. */
export function* letHeirloomGo(table: TalismanTable, seat: Seat): AtOnce {
  const { objects = [], followers = [] } = player(table.state, seat).heirloom ?? {};
  for (const card of [...objects, ...followers]) {
    yield* discardCard(table, card, { heirloom: seat });
  }
}

/**
 * Discards Enemies that a seat won as Followers: they leave it only for the discard pile (T4-RUL-108).
 */
export function* letBoundGo(table: TalismanTable, seat: Seat): AtOnce {
  if (!isLiving(table.state, seat)) return;
  const { followers } = hero(table.state, seat);
  for (const card of followers) {
    if (table.edition.book.card(card).type !== 'enemy') continue;
    yield* discardCard(table, card, { seat });
  }
}
