import type { Edition } from './edition.ts';
import { copiesOf, copyMeant, type Dealt } from './position-cards.ts';
import type { Position } from './position-schema.ts';
import { dealtAt } from './position-seats.ts';
import type { Card, State } from './state.ts';

type Given = { readonly state: State; readonly edition: Edition; readonly given: Position };

/** The board, the supplies, the discards, and the decks: the listed cards first. */
export function layPiles({ state, edition, given }: Given, dealt: Dealt): State {
  const { book } = edition;
  const dealtCards = new Set(dealt.at.values());
  const used = [...dealtCards, ...state.lasting.flatMap(({ card }) => card ?? [])];
  const left = copiesOf(edition).filter((card) => !used.includes(card));
  const rest = (home: string): readonly Card[] => left.filter((card) => book.homeOf(card) === home);
  const listed = (path: string, names: readonly string[]): readonly Card[] =>
    dealtAt(dealt, path, names);
  const pile = (name: 'adventure' | 'spells', where: 'decks' | 'discards'): readonly Card[] => {
    const top = listed(`${where}.${name}`, given[where][name]);
    const here = given.rest[name] === (where === 'decks' ? 'deck' : 'discards');
    return here ? [...top, ...rest(name)] : top;
  };
  const lasts = (space: string): readonly Card[] =>
    state.lasting.flatMap(({ card, on }) =>
      card === undefined || on !== space || dealtCards.has(card) ? [] : [card],
    );
  const spaces = edition.content.spaces.map(({ id }): [string, readonly Card[]] => {
    const heap = given.rest.adventure === id ? rest('adventure') : [];
    return [id, [...listed(`board.${id}`, given.board[id] ?? []), ...lasts(id), ...heap]];
  });
  return {
    ...state,
    board: Object.fromEntries(spaces.filter(([, cards]) => cards.length > 0)),
    decks: { adventure: pile('adventure', 'decks'), spells: pile('spells', 'decks') },
    discards: { adventure: pile('adventure', 'discards'), spells: pile('spells', 'discards') },
    purchase: rest('purchase'),
    ...talismansOf(state, edition, rest('talismans')),
  };
}

/** Counters on the cards of the board (T4: pools of Places). */
export function layPools({ state, edition, given }: Given, dealt: Dealt): State['pools'] {
  const full = Object.values(state.board)
    .flat()
    .flatMap((card): readonly [Card, number][] => {
      const { pool } = edition.book.card(card);
      return pool === undefined ? [] : [[card, pool.amount]];
    });
  const told = Object.entries(given.pools).map(([name, amount]): [Card, number] => [
    copyMeant(edition, dealt, name) ?? name,
    amount,
  ]);
  return Object.fromEntries([...full, ...told]);
}

/** One card of the supply is used with `bloodbath`, wherever it lies (T4-FST-06). */
function talismansOf({ options }: State, { book }: Edition, left: readonly Card[]) {
  const elsewhere = book.instances('talismans').length - left.length;
  const used = options.bloodbath ? Math.max(0, 1 - elsewhere) : left.length;
  return { talismans: left.slice(0, used), removed: left.slice(used) };
}
