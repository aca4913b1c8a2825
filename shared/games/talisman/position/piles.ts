import type { Pile } from '../content/card.ts';
import type { Edition } from '../edition/edition.ts';
import { copiesOf, copyMeant, type Dealt } from './cards.ts';
import type { Position } from './schema.ts';
import { dealtAt } from './seats.ts';
import type { Card, Decks, State } from '../state.ts';

type Given = { readonly state: State; readonly edition: Edition; readonly given: Position };

type Heaps = Given & { readonly dealt: Dealt; readonly left: readonly Card[] };

/** The board, the supplies, the discards, and the decks: the listed cards first. */
export function layPiles({ state, edition, given }: Given, dealt: Dealt): State {
  const used = [...dealt.at.values(), ...state.lasting.flatMap(({ card }) => card ?? [])];
  const left = copiesOf(edition).filter((card) => !used.includes(card));
  const heaps = { state, edition, given, dealt, left };
  const piles = (where: Where): Decks => ({
    ...Object.fromEntries(edition.book.decks.map((deck) => [deck, pile(heaps, deck, where)])),
    spells: pile(heaps, 'spells', where),
  });
  return {
    ...state,
    board: board(heaps),
    decks: piles('decks'),
    discards: piles('discards'),
    purchase: rest(heaps, 'purchase'),
    ...talismansOf(heaps),
  };
}

/** The cards of a pile that the position lists nowhere. */
const rest = ({ edition, left }: Heaps, home: Pile): readonly Card[] =>
  left.filter((card) => edition.book.homeOf(card) === home);

type Where = 'decks' | 'discards';

function pile(heaps: Heaps, name: string, where: Where): readonly Card[] {
  const { given, dealt } = heaps;
  const listed = dealtAt(dealt, `${where}.${name}`, given[where][name] ?? []);
  const isHere = restOf(given, name) === (where === 'decks' ? 'deck' : 'discards');
  return isHere ? [...listed, ...rest(heaps, name)] : listed;
}

const restOf = ({ rest }: Position, deck: string): string => rest[deck] ?? 'deck';

function board(heaps: Heaps): State['board'] {
  const { given, dealt, edition } = heaps;
  const spaces = edition.content.spaces.map(({ id }): [string, readonly Card[]] => {
    const heap = [...edition.book.decks, 'spells'].flatMap((deck) =>
      restOf(given, deck) === id ? rest(heaps, deck) : [],
    );
    const listed = dealtAt(dealt, `board.${id}`, given.board[id] ?? []);
    return [id, [...listed, ...lyingInForce(heaps, id), ...heap]];
  });
  return Object.fromEntries(spaces.filter(([, cards]) => cards.length > 0));
}

/** Cards that last on a space without being listed there. */
function lyingInForce({ state, dealt }: Heaps, space: string): readonly Card[] {
  const listed = [...dealt.at.values()];
  return state.lasting.flatMap(({ card, on }) =>
    card === undefined || on !== space || listed.includes(card) ? [] : [card],
  );
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
function talismansOf(heaps: Heaps): Pick<State, 'talismans' | 'removed'> {
  const left = rest(heaps, 'talismans');
  const elsewhere = heaps.edition.book.instances('talismans').length - left.length;
  const used = heaps.state.options.bloodbath ? Math.max(0, 1 - elsewhere) : left.length;
  return { talismans: left.slice(0, used), removed: left.slice(used) };
}
