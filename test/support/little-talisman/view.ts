import { sees, type LogLine, type Seat, type Viewer } from '../../../shared/engine/index.ts';
import type { Card } from './cards.ts';
import type { LittleEvent } from './events.ts';
import { handOf, type State } from './state.ts';

type Hidden = 'hands' | 'deck' | 'spellDeck';
/** What one viewer sees: all that lies open, its own hand, and how many cards the rest is. */
export type LittleView = Omit<State, Hidden> & {
  readonly hands: Readonly<Record<Seat, readonly Card[] | number>>;
  readonly deck: number;
  readonly spellDeck: number;
};

/** Hands as each viewer saw them last, by the hands themselves, so that a view keeps its parts. */
const masked = new WeakMap<object, Map<string, LittleView['hands']>>();

export function view(state: State, viewer: Viewer): LittleView {
  const { deck, spellDeck } = state;
  return {
    ...state,
    hands: maskedHands(state, viewer),
    deck: deck.length,
    spellDeck: spellDeck.length,
  };
}

function maskedHands(state: State, viewer: Viewer): LittleView['hands'] {
  const known = masked.get(state.hands) ?? new Map<string, LittleView['hands']>();
  masked.set(state.hands, known);
  const who = viewer.role === 'seat' ? `seat:${viewer.seat}` : viewer.role;
  const hands =
    known.get(who) ??
    Object.fromEntries(
      state.seats.map((seat) => {
        const hand = handOf(state, seat);
        return [seat, sees(viewer, seat) ? hand : hand.length] as const;
      }),
    );
  known.set(who, hands);
  return hands;
}

/** A drawn spell and a look at the deck are their seat's alone; the order of a pile is nobody's. */
export function log(event: LittleEvent, viewer: Viewer): LogLine | undefined {
  const { type } = event;
  if (type === 'DeckShuffled' || type === 'SpellDeckShuffled') {
    return { type, data: { count: event.cards.length }, text: { key: `log.${type}` } };
  }
  const seat = 'seat' in event ? event.seat : undefined;
  const line = (data: object): LogLine => ({
    type,
    ...(seat !== undefined && { seat }),
    data: { ...data },
    text: { key: `log.${type}`, args: seat === undefined ? {} : { seat: `seat:${seat}` } },
  });
  if ((type === 'SpellDrawn' || type === 'DeckSeen') && !sees(viewer, event.seat)) return line({});
  const { type: _, ...data } = event;
  return line(data);
}
