import { less, put, withCharacter, withPlayer, withTurn, type EventsOf } from './folding.ts';
import type { Book } from '../content/book.ts';
import type { Whence } from '../events/cards.ts';
import { type Card, type State } from '../state.ts';
import { cardsAt, deckIn, discardsIn, hero, isSeated, player } from '../state-queries.ts';

type CardEvent = EventsOf<
  | 'DeckShuffled'
  | 'SupplyRemoved'
  | 'CardDrawn'
  | 'CardPlaced'
  | 'CardTaken'
  | 'CardDitched'
  | 'CardDiscarded'
  | 'TrophyKept'
  | 'EnemyKilled'
  | 'EnemyDestroyed'
  | 'EnemyJoined'
  | 'TrophiesTraded'
>;

/** Folds facts about cards that lie open: each is in one place before and after. */
export function evolveCards(book: Book, state: State, event: CardEvent): State {
  switch (event.type) {
    case 'DeckShuffled':
      return {
        ...state,
        decks: { ...state.decks, [event.deck]: event.order },
        discards: {
          ...state.discards,
          [event.deck]: less(discardsIn(state, event.deck), ...event.order),
        },
      };
    case 'SupplyRemoved':
      return {
        ...state,
        purchase: less(state.purchase, ...event.cards),
        talismans: less(state.talismans, ...event.cards),
        removed: [...state.removed, ...event.cards],
      };
    case 'CardDrawn': {
      const deck = book.homeOf(event.card);
      const decks = { ...state.decks, [deck]: less(deckIn(state, deck), event.card) };
      return lay({ ...state, decks }, event.space, event.card);
    }
    case 'CardPlaced':
      return lay(lift(state, event.from, event.card), event.space, event.card);
    case 'CardTaken':
      return owned(leaves(state, event.card, event.from), event);
    case 'CardDitched':
      return ditched(state, event);
    case 'CardDiscarded':
      return discarded(state, event);
    case 'EnemyKilled': {
      const { card, space, of } = event;
      const left = of === undefined ? lift(state, space, card) : disowned(state, of, card);
      return thrown(book, left, [card]);
    }
    case 'EnemyDestroyed':
      return thrown(book, lift(state, event.space, event.card), [event.card]);
    case 'TrophyKept': {
      const trophies = [...hero(state, event.seat).trophies, event.card];
      return withCharacter(unthrown(book, state, event.card), event.seat, { trophies });
    }
    case 'EnemyJoined': {
      const found = lift(unthrown(book, state, event.card), event.space, event.card);
      const followers = [...hero(state, event.seat).followers, event.card];
      return withCharacter(found, event.seat, { followers });
    }
    case 'TrophiesTraded': {
      const trophies = less(hero(state, event.seat).trophies, ...event.cards);
      return thrown(book, withCharacter(state, event.seat, { trophies }), event.cards);
    }
  }
}

export const lay = (state: State, space: string, ...cards: readonly Card[]): State => ({
  ...state,
  board: put(state.board, space, [...cardsAt(state, space), ...cards]),
});

export const lift = (state: State, space: string, card: Card): State =>
  cardsAt(state, space).includes(card)
    ? { ...state, board: put(state.board, space, less(cardsAt(state, space), card)) }
    : state;

/** Each onto the discard pile of the deck it is of, or off it again. */
export const thrown = (book: Book, state: State, cards: readonly Card[]): State =>
  cards.reduce((at, card) => withDiscards(at, book.homeOf(card), (pile) => [...pile, card]), state);
const unthrown = (book: Book, state: State, card: Card): State =>
  withDiscards(state, book.homeOf(card), (pile) => less(pile, card));

const withDiscards = (
  state: State,
  deck: string,
  change: (pile: readonly Card[]) => readonly Card[],
): State => ({
  ...state,
  discards: { ...state.discards, [deck]: change(discardsIn(state, deck)) },
});

/** Removes a card from its place. */
function leaves(state: State, card: Card, from: Whence): State {
  if ('space' in from) return lift(state, from.space, card);
  if ('supply' in from) return { ...state, [from.supply]: less(state[from.supply], card) };
  if ('seat' in from) return disowned(state, from.seat, card);
  const { heirloom } = player(state, from.heirloom);
  if (heirloom === undefined) return state;
  const { objects, followers } = heirloom;
  const rest = { ...heirloom, objects: less(objects, card), followers: less(followers, card) };
  return withPlayer(state, from.heirloom, { heirloom: rest });
}

function disowned(state: State, seat: string, card: Card): State {
  if (!isSeated(state, seat)) return state;
  const { objects, followers, trophies } = hero(state, seat);
  return withCharacter(state, seat, {
    objects: less(objects, card),
    followers: less(followers, card),
    trophies: less(trophies, card),
  });
}

const owned = (state: State, { seat, card, as }: EventsOf<'CardTaken'>): State =>
  withCharacter(state, seat, { [as]: [...hero(state, seat)[as], card] });

/** Put down on a space; its owner cannot take it back this turn, surplus included (T4-DIT-03). */
const ditched = (state: State, { seat, card, space }: EventsOf<'CardDitched'>): State =>
  withTurn(lay(disowned(state, seat, card), space, card), {
    ditched: [...state.turn.ditched, { seat, card }],
  });

function discarded(state: State, { card, from, to }: EventsOf<'CardDiscarded'>): State {
  const left =
    'trophies' in from
      ? disowned(state, from.trophies, card)
      : 'lasting' in from
        ? state
        : leaves(state, card, from);
  const { [card]: _, ...pools } = left.pools;
  const rest = {
    ...left,
    pools: card in left.pools ? pools : left.pools,
    lasting: left.lasting.filter((lasting) => lasting.card !== card),
  };
  if (to === 'purchase' || to === 'talismans') return { ...rest, [to]: [...rest[to], card] };
  return withDiscards(rest, to, (pile) => [...pile, card]);
}
