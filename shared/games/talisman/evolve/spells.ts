import { lay, lift } from './cards.ts';
import { added, less, put, withTurn, type EventsOf } from './folding.ts';
import { type Lasting, type State } from '../state.ts';
import { discardsIn, handOf } from '../state-queries.ts';

type SpellEvent = EventsOf<
  'SpellDrawn' | 'SpellCast' | 'SpellSpent' | 'SpellsDiscarded' | 'LastingBegan' | 'LastingEnded'
>;

/** Folds facts about Spells and lasting effects. */
export function evolveSpells(state: State, event: SpellEvent): State {
  switch (event.type) {
    case 'SpellDrawn': {
      const { seat, card } = event;
      const decks = { ...state.decks, spells: less(state.decks.spells, card) };
      return { ...state, decks, hands: put(state.hands, seat, [...handOf(state, seat), card]) };
    }
    case 'SpellCast':
      return cast(state, event);
    case 'SpellSpent': {
      const inFlight = less(state.inFlight, event.card);
      if (event.kept) return { ...state, inFlight };
      return { ...discardedSpells(state, [event.card]), inFlight };
    }
    case 'SpellsDiscarded': {
      const { seat, cards } = event;
      const hands = put(state.hands, seat, less(handOf(state, seat), ...cards));
      return { ...discardedSpells(state, cards), hands };
    }
    case 'LastingBegan':
      return lastingBegan(state, event.lasting);
    case 'LastingEnded':
      return lastingEnded(state, event);
  }
}

const discardedSpells = (state: State, cards: readonly string[]): State => ({
  ...state,
  discards: { ...state.discards, spells: [...state.discards.spells, ...cards] },
});

function cast(state: State, { seat, card, free }: EventsOf<'SpellCast'>): State {
  const flying = {
    ...state,
    hands: put(state.hands, seat, less(handOf(state, seat), card)),
    inFlight: [...state.inFlight, card],
  };
  return free ? flying : withTurn(flying, { casts: added(state.turn.casts, seat, 1) });
}

/** A Spell cast at a space lies there from now on (T4-CRD-29); an Event that lasts is set aside. */
function lastingBegan(state: State, lasting: Lasting): State {
  const { card, on, pile } = lasting;
  const begun = { ...state, lasting: [...state.lasting, lasting] };
  if (card !== undefined && on === undefined && pile !== undefined) {
    const discards = { ...state.discards, [pile]: less(discardsIn(state, pile), card) };
    return { ...begun, discards };
  }
  if (card === undefined || on === undefined || !state.inFlight.includes(card)) return begun;
  return { ...lay(begun, on, card), inFlight: less(state.inFlight, card) };
}

/** The card it kept goes to its discard pile, from the space or from beside the board. */
function lastingEnded(state: State, { kind, on, by }: EventsOf<'LastingEnded'>): State {
  const ended = state.lasting.find((l) => l.kind === kind && l.on === on && l.by === by);
  if (ended === undefined) return state;
  const rest = { ...state, lasting: state.lasting.filter((lasting) => lasting !== ended) };
  const { card, pile } = ended;
  if (card === undefined || pile === undefined) return rest;
  const lifted = on === undefined ? rest : lift(rest, on, card);
  return {
    ...lifted,
    discards: { ...lifted.discards, [pile]: [...discardsIn(lifted, pile), card] },
  };
}
