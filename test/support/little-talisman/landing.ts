import { leave, shuffle, tell, type Procedure, type Seat } from '../../../shared/engine/index.ts';
import { choose, need, settle } from './asking.ts';
import { battle, duel } from './battle.ts';
import { draws, impSends, nameOf, rankOf, type Card } from './cards.ts';
import type { LittleEvent } from './events.ts';
import { loseLife, rollOwn } from './spells.ts';
import { clockwise, hero, type LittleTable } from './state.ts';

/** A landing is named by its number within the turn: a window may move the character on. */
export type Landing = { readonly seat: Seat; readonly landing: number };

/** Whatever moves the character ends this landing, and `next` lands it again. */
export function* landing(table: LittleTable, at: Landing): Procedure {
  const { seat } = at;
  const here = hero(table.state, seat).space;
  const stay = (): void => {
    need(table, seat);
    if (table.state.turn.landings !== at.landing) leave('procedure');
  };
  yield* tell<LittleEvent>({ type: 'Landed', seat, space: here });
  yield* meet(table, seat, here, stay);
  if (here === 'city' && table.rules >= 2) {
    yield* choose(table, seat, 'shop', () => ['leave', 'buy']);
  }
  if (here === 'tavern') yield* tavern(table, seat);
  const due = (draws[here] ?? 0) - cardsAt(table, here).length;
  for (let drawn = 0; drawn < due; drawn += 1) yield* draw(table, seat, here);
  for (;;) {
    const card = firstDue(table, here);
    if (card === undefined) break;
    yield* encounter(table, seat, card, { here, stay });
    stay();
  }
  yield* takeCards(table, seat, here);
}

const cardsAt = (table: LittleTable, space: string): readonly Card[] =>
  table.state.board[space] ?? [];

function firstDue(table: LittleTable, space: string): Card | undefined {
  const rank = (card: Card): number => rankOf(table.content, card);
  return cardsAt(table, space)
    .filter((card) => rank(card) > 0)
    .toSorted((a, b) => rank(a) - rank(b))[0];
}

/** A character may be met instead of the space; the landing is then over. */
function* meet(table: LittleTable, seat: Seat, here: string, stay: () => void): Procedure {
  const others = (): readonly Seat[] =>
    clockwise(table.state, seat).filter(
      (other) => other !== seat && hero(table.state, other).space === here,
    );
  if (others().length === 0) return;
  const met = yield* choose(table, seat, 'encounter', () => [
    'space',
    ...others().map((other) => `seat:${other}`),
  ]);
  if (met === 'space') return;
  yield* duel(table, seat, met.slice('seat:'.length), stay);
  return leave('procedure');
}

function* tavern(table: LittleTable, seat: Seat): Procedure {
  const choice = yield* choose(table, seat, 'tavern', () => table.content.tavern);
  switch (choice) {
    case 'drink':
    case 'leave':
      return;
    case 'gamble':
      if ((yield* rollOwn(table, seat, 'tavern')) > 3) {
        yield* tell<LittleEvent>({ type: 'GoldGained', seat, amount: 1 });
      }
      return;
    default:
      throw new Error(`The tavern offers no ${choice}.`);
  }
}

function* draw(table: LittleTable, seat: Seat, space: string): Procedure {
  if (table.state.deck.length === 0 && table.state.discard.length > 0) {
    const cards = yield* shuffle('adventure', table.state.discard);
    yield* tell<LittleEvent>({ type: 'DeckShuffled', cards });
  }
  const [card] = table.state.deck;
  if (card) yield* tell<LittleEvent>({ type: 'CardDrawn', seat, space, card });
}

type Place = { readonly here: string; readonly stay: () => void };

function* encounter(table: LittleTable, seat: Seat, card: Card, { here, stay }: Place): Procedure {
  const discard = () => tell<LittleEvent>({ type: 'CardDiscarded', card, space: here });
  switch (nameOf(card)) {
    case 'imp': {
      const die = yield* rollOwn(table, seat, 'imp');
      yield* discard();
      yield* tell<LittleEvent>({ type: 'Moved', seat, space: impSends[die - 1] ?? here });
      return leave('procedure');
    }
    case 'devil':
      yield* tell<LittleEvent>({ type: 'LifeLost', seat, amount: table.content.devilLoss });
      yield* discard();
      return yield* settle(table);
    case 'pestilence':
      yield* discard();
      for (const other of clockwise(table.state, seat)) yield* loseLife(table, other, 1);
      return yield* settle(table);
    case 'siren':
      yield* discard();
      for (const other of clockwise(table.state, seat)) {
        yield* tell<LittleEvent>({ type: 'TurnLost', seat: other });
      }
      return leave('procedure');
    case 'blizzard': {
      yield* discard();
      const until = { seat, at: 'turn-end', slots: 2 } as const;
      const effect = { kind: 'blizzard', seat, until } as const;
      return yield* tell<LittleEvent>({ type: 'EffectBegan', seat, effect });
    }
    case 'sage': {
      yield* discard();
      const [spell] = table.state.spellDeck;
      if (spell) yield* tell<LittleEvent>({ type: 'SpellDrawn', seat, card: spell });
      return;
    }
    default:
      if ((yield* battle(table, seat, card, stay)) !== 'won') return leave('procedure');
  }
}

function* takeCards(table: LittleTable, seat: Seat, here: string): Procedure {
  const free = (): readonly Card[] =>
    cardsAt(table, here).filter(
      (card) => rankOf(table.content, card) === 0 && !table.state.turn.ditched.includes(card),
    );
  while (free().length > 0) {
    const take = yield* choose(table, seat, 'take', () => [
      'done',
      ...free().map((card) => `take:${card}`),
    ]);
    if (take === 'done') return;
    const card = take.slice('take:'.length);
    yield* tell<LittleEvent>({ type: 'CardTaken', seat, card, space: here });
    yield* settle(table);
  }
}
