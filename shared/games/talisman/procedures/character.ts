import {
  askEach,
  leave,
  PROCEDURE,
  shuffle,
  tell,
  type Procedure,
  type Question,
  type Seat,
} from '../../../engine/index.ts';
import { choose, chooseSome } from '../asking/asking.ts';
import { leaveUnlessAlive } from '../asking/guards.ts';
import { takeCard } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { gain, supplyOf } from '../changes/goods.ts';
import { mayOwn } from '../character/owning.ts';
import { drawSpells } from '../spells/hands.ts';
import { type State } from '../state.ts';
import { hero, isLiving, player } from '../state-queries.ts';
import { settle } from '../changes/settle.ts';
import { letHeirloomGo } from '../changes/death.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/** The question which of the characters dealt to play, in secret (T4-SET-05). */
export function characterQuestion({ dealt }: State, seat: Seat): Question {
  const options = (dealt[seat] ?? []).map((id) => refer('character', id));
  const fallback = options.slice(0, 1);
  return { key: `character:${seat}`, seat, kind: 'character', options, fallback, sealed: true };
}

/** A character enters the game at its start space, with all it begins with (T4-SET-08 to 16). */
export function* enter(table: TalismanTable, seat: Seat, id: string): Procedure {
  const { book, numbers } = table.edition;
  const { start: space, alignment, life, fate, gold, objects = [] } = book.character(id);
  yield* tell<TalismanEvent>({
    type: 'CharacterTaken',
    seat,
    character: id,
    space,
    alignment,
    lives: Math.min(life, supplyOf(table, 'life')),
    fate: Math.min(fate, supplyOf(table, 'fate')),
    gold: Math.min(gold ?? numbers.startingGold, supplyOf(table, 'gold')),
  });
  for (const kind of objects) yield* takeObject(table, seat, kind);
  yield* drawSpells(table, seat, table.edition.book.character(id).spells ?? 0);
}

function* takeObject(table: TalismanTable, seat: Seat, kind: string): Procedure {
  const card = table.state.purchase.find((copy) => table.edition.book.kindOf(copy) === kind);
  if (card === undefined || !mayOwn(table, seat, card)) return;
  yield* takeCard(table, seat, { card, from: { supply: 'purchase' } });
}

/** The first character of a seat; in one variant a counter of the player's choice is its head start (T4-FST-04, 05). */
export function* enterAtSetup(table: TalismanTable, seat: Seat, id: string): Procedure {
  yield* enter(table, seat, id);
  if (table.state.options.headStart) yield* headStart(table, seat);
}

function* headStart(table: TalismanTable, seat: Seat): Procedure {
  const chosen = yield* choose(table, seat, {
    kind: 'counter',
    options: () =>
      [table.edition.might, table.edition.mind].map((name) => refer('attribute', name)),
  });
  const what = idOf(chosen);
  yield* gain(table, seat, { what, amount: 1, of: 'cause.head-start' });
  yield* settle(table);
}

/**
 * The next character of a seat whose last one was killed (T4-DTH-06, 07, T4-RUL-22); without one
 * left the seat is out (T4-RUL-23).
 */
export function* replace(table: TalismanTable, seat: Seat): Procedure {
  const order = yield* shuffle('characters', table.state.unused);
  const characters = order.slice(0, table.state.options.replacementChoice);
  if (characters.length === 0) {
    yield* letHeirloomGo(table, seat);
    yield* tell<TalismanEvent>({ type: 'SeatOut', seat, why: 'no-character' });
    return yield* settle(table);
  }
  yield* tell<TalismanEvent>({ type: 'CharactersDealt', seat, characters });
  yield* enter(table, seat, yield* chosenOf(table, seat));
  yield* inherit(table, seat);
  yield* settle(table);
}

function* chosenOf(table: TalismanTable, seat: Seat): Procedure<string> {
  const [only = '', ...others] = table.state.dealt[seat] ?? [];
  if (others.length === 0) return only;
  const answers = yield* askEach(
    table,
    () => {
      if (player(table.state, seat).status === 'out') return leave(PROCEDURE);
      return [characterQuestion(table.state, seat)];
    },
    { settle: () => settle(table) },
  );
  const [chosen = ''] = answers.get(`character:${seat}`) ?? [];
  return idOf(chosen);
}

/** Takes any of the last character's belongings; the rest lies on its start space (T4-ALT-08, 09). */
function* inherit(table: TalismanTable, seat: Seat): Procedure {
  const { heirloom } = player(table.state, seat);
  if (heirloom === undefined) return;
  const options = (): readonly string[] => [
    ...[...heirloom.objects, ...heirloom.followers]
      .filter((card) => mayOwn(table, seat, card))
      .map((card) => refer('card', card)),
    ...Array.from({ length: heirloom.gold }, (_, i) => refer('coin', i + 1)),
  ];
  const max = options().length;
  const wanted =
    max === 0 ? [] : yield* chooseSome(table, { seat }, { kind: 'inherit', options, min: 0, max });
  yield* takeOver(table, seat, wanted);
  leaveUnlessAlive(table, seat);
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'HeirloomLeft', seat, space, ...leftOf(table, seat) });
}

/** The rest of the heirloom, not taken by anyone. */
function leftOf({ rules, state }: TalismanTable, seat: Seat) {
  const { heirloom } = player(state, seat);
  if (rules < 2 || heirloom === undefined) return {};
  const { objects, followers, gold } = heirloom;
  return { cards: [...objects, ...followers], gold };
}

function* takeOver(table: TalismanTable, seat: Seat, wanted: readonly string[]): Procedure {
  const from = { heirloom: seat };
  const amount = wanted.filter((option) => refersTo('coin', option)).length;
  if (amount > 0) yield* tell<TalismanEvent>({ type: 'GoldTaken', seat, amount, from });
  for (const option of wanted.filter((each) => refersTo('card', each))) {
    const card = idOf(option);
    if (isLiving(table.state, seat)) yield* takeCard(table, seat, { card, from });
  }
}
