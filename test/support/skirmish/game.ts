import * as z from 'zod';
import {
  besideTables,
  sees,
  type Game,
  type OrderEnds,
  type Seat,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { act, begin, next, type SkirmishTable } from './rules.ts';
import { evolve, type Card, type Options, type SkirmishEvent, type State } from './state.ts';

/** A position to play from: play has not begun, all have three lives and nothing in hand. */
export const laidOut = (seats: readonly Seat[], position: Partial<State> = {}): State => ({
  seats,
  options: { askForReactions: 'able' },
  fallen: [],
  deck: [],
  discard: [],
  inFlight: [],
  turn: { seat: seats[0] ?? '', number: 0, ended: true },
  played: [],
  ...position,
  lives: { ...Object.fromEntries(seats.map((seat) => [seat, 3])), ...position.lives },
  hands: { ...Object.fromEntries(seats.map((seat) => [seat, []])), ...position.hands },
});

/** Every card, wherever it is: none is ever lost. */
export const allCards = ({ deck, discard, inFlight, hands }: State): readonly Card[] =>
  [...deck, ...discard, ...inFlight, ...Object.values(hands).flat()].toSorted();

const orderEnds: OrderEnds<SkirmishEvent> = {
  names: ['turn', 'attacked'],
  by: (event, seat) => {
    if (event.type === 'TurnEnded') return ['turn'];
    return event.type === 'CardPlayed' && event.target === seat ? ['attacked'] : [];
  },
};

/** Masks the order of a pile for all, and a drawn card for all but its seat. */
function log(event: SkirmishEvent, viewer: Viewer) {
  const { type } = event;
  const masked = type === 'DeckShuffled' || (type === 'CardDrawn' && !sees(viewer, event.seat));
  return { type, data: masked ? {} : { ...event }, text: { key: `log.${type}` } };
}

/**
 * A game of hidden hands, reactions, and reactions to them: only the parts that are hard for an
 * engine.
 */
export const skirmish = (rest = 1): Game<State, SkirmishEvent, Options> => ({
  id: 'skirmish',
  rules: 1,
  seats: { min: 2, max: 6 },
  options: z.strictObject({ askForReactions: z.enum(['able', 'everyone']).default('able') }),
  initial: ({ seats, options }) => laidOut(seats, { options }),
  evolve,
  orderEnds,
  turnBegun: (event) => (event.type === 'TurnBegan' ? event.seat : undefined),
  next,
  ...besideTables<State, Pick<SkirmishTable, 'rest'>>({ rest }, { begin, act }),
  view: ({ seats, hands, deck, ...open }, viewer) => ({
    ...open,
    deck: deck.length,
    hands: seats.map((seat) => (sees(viewer, seat) ? hands[seat] : hands[seat]?.length)),
  }),
  viewSchema: z.unknown(),
  log,
  standing: ({ seats, lives }) =>
    seats.map((seat) => ({ seat, place: 1, score: lives[seat] ?? 0, details: {} })),
  resigned: (seat) => ({ type: 'SeatResigned', seat }),
  reshuffle: ({ deck }, seen) =>
    seen.some(({ type }) => type === 'CardDrawn')
      ? [{ label: 'deck', items: deck, event: (cards) => ({ type: 'DeckShuffled', cards }) }]
      : [],
  invariants: () => [],
  bots: {},
  words: {
    catalogue: { en: {}, cs: {}, ko: {} },
    question: ({ kind }) => ({ key: `question.${kind}` }),
    option: (_, option) => ({ key: `option.${option}` }),
  },
  position: { schema: z.custom(), place: (state) => state },
});
