import type { Seat } from '../../../shared/engine/index.ts';

/** A card's id is its name and a number: `strike1`, `cancel1`, and blanks such as `gem1`. */
export type Card = string;
export type Options = { readonly askForReactions: 'able' | 'everyone' };

/** Hands and the deck are hidden; all else lies open. */
export type State = {
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly lives: Readonly<Record<Seat, number>>;
  readonly fallen: readonly Seat[];
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  /** Played, and not resolved yet. */
  readonly inFlight: readonly Card[];
  readonly turn: { readonly seat: Seat; readonly number: number; readonly ended: boolean };
  /** The seats that have played a card in this turn, one entry a card. */
  readonly played: readonly Seat[];
};

type Of<Type extends string, Facts> = {
  readonly type: Type;
  readonly seat: Seat;
} & Readonly<Facts>;
export type SkirmishEvent =
  | Of<'TurnBegan' | 'TurnEnded' | 'SeatResigned' | 'Fell', unknown>
  | Of<'CardPlayed', { card: Card; target?: Seat }>
  | Of<'CardSpent', { card: Card; cancelled: boolean }>
  | Of<'CardDrawn', { card: Card }>
  | Of<'LivesChanged', { by: number }>
  | { readonly type: 'DeckShuffled'; readonly cards: readonly Card[] };

/** Folds one fact. */
export function evolve(state: State, event: SkirmishEvent): State {
  const { turn, hands, deck, discard, inFlight, lives } = state;
  if (event.type === 'DeckShuffled') return { ...state, deck: event.cards };
  const { seat } = event;
  const hand = hands[seat] ?? [];
  const holding = (held: readonly Card[]) => ({ ...state, hands: { ...hands, [seat]: held } });
  switch (event.type) {
    case 'TurnBegan':
      return { ...state, played: [], turn: { seat, number: turn.number + 1, ended: false } };
    case 'TurnEnded':
      return { ...state, turn: { ...turn, ended: true } };
    case 'SeatResigned':
      return { ...state, lives: { ...lives, [seat]: 0 } };
    case 'Fell': {
      const ended = turn.ended || seat === turn.seat;
      const left = { fallen: [...state.fallen, seat], turn: { ...turn, ended } };
      return { ...holding([]), discard: [...hand, ...discard], ...left };
    }
    case 'CardPlayed': {
      const played = { inFlight: [...inFlight, event.card], played: [...state.played, seat] };
      return { ...holding(without(hand, [event.card])), ...played };
    }
    case 'CardSpent': {
      const left = without(inFlight, [event.card]);
      return { ...state, inFlight: left, discard: [event.card, ...discard] };
    }
    case 'CardDrawn':
      return { ...holding([...hand, event.card]), deck: deck.slice(1) };
    case 'LivesChanged':
      return { ...state, lives: { ...lives, [seat]: (lives[seat] ?? 0) + event.by } };
  }
}

const without = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !gone.includes(card));
