import * as z from 'zod';
import type {
  Game,
  OrderEnds,
  Procedure,
  Reshuffle,
  Seat,
  Standing,
  Table,
} from '../../../shared/engine/index.ts';
import { printed, type Card, type Content } from './cards.ts';
import type { LittleEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { landing } from './landing.ts';
import { allCards, hero, type Hero, type LittleTable, type Options, type State } from './state.ts';
import { begin, command, end, move, next } from './turn.ts';
import { log, view, type LittleView } from './view.ts';

export type LittleTalisman = Game<State, LittleEvent, Options, LittleView>;

/** Lays content beside the table, as the deployed version has it. */
const playing =
  <A>(content: Content, body: (table: LittleTable, args: A) => Procedure) =>
  (table: Table<State>, args: A): Procedure =>
    body(
      {
        get state() {
          return table.state;
        },
        get rules() {
          return table.rules;
        },
        content,
      },
      args,
    );

const someone: Hero = {
  playing: true,
  alive: true,
  leaving: false,
  strength: 3,
  craft: 3,
  lives: 4,
  fate: 0,
  gold: 1,
  space: 'forest',
  objects: [],
  followers: [],
  trophies: [],
  toad: 0,
};

const options = z.strictObject({ askForReactions: z.enum(['able', 'everyone']).default('able') });

function initial(seats: readonly Seat[], chosen: Options): State {
  return {
    seats,
    options: chosen,
    heroes: Object.fromEntries(seats.map((seat) => [seat, someone])),
    turn: {
      seat: seats[0] ?? '',
      number: 0,
      phase: 'done',
      landings: 0,
      extra: false,
      casts: {},
      spellsAtStart: 0,
      ditched: [],
    },
    inFlight: [],
    effects: [],
    missed: {},
    extra: {},
    board: {},
    discard: [],
    spellDiscard: [],
    crownReached: false,
    winners: undefined,
    hands: {},
    deck: [],
    spellDeck: [],
  };
}

/** Piles drawn from or looked at are shuffled anew. */
function reshuffle(state: State, seen: readonly LittleEvent[]): readonly Reshuffle[] {
  const learnt = (...types: readonly LittleEvent['type'][]): boolean =>
    seen.some(({ type }) => types.includes(type));
  const piles: readonly (Reshuffle & { readonly due: boolean })[] = [
    {
      due: learnt('CardDrawn', 'DeckSeen'),
      label: 'adventure',
      items: state.deck,
      event: (cards): LittleEvent => ({ type: 'DeckShuffled', cards }),
    },
    {
      due: learnt('SpellDrawn'),
      label: 'spells',
      items: state.spellDeck,
      event: (cards): LittleEvent => ({ type: 'SpellDeckShuffled', cards }),
    },
  ];
  return piles.filter(({ due }) => due);
}

const orderEnds: OrderEnds<LittleEvent> = {
  names: ['turn', 'attacked'],
  by: (event, seat) => {
    if (event.type === 'TurnEnded') return ['turn'];
    return event.type === 'DuelJoined' && event.defender === seat ? ['attacked'] : [];
  },
};

function standing(state: State): readonly Standing[] {
  const scoreOf = (seat: Seat): number => hero(state, seat).lives + hero(state, seat).gold;
  const placeOf = (seat: Seat): number =>
    1 + state.seats.filter((other) => scoreOf(other) > scoreOf(seat)).length;
  return state.seats
    .map((seat) => ({ seat, place: placeOf(seat), score: scoreOf(seat), details: {} }))
    .toSorted((a, b) => a.place - b.place);
}

function invariants(state: State): readonly string[] {
  const cards = allCards(state);
  return new Set(cards).size === cards.length ? [] : ['a card is in two places'];
}

/** A small Talisman: enough rules to put the engine through its twelve hard situations. */
export function littleTalisman(rules = 1, content: Content = printed): LittleTalisman {
  return {
    id: 'little-talisman',
    rules,
    seats: { min: 2, max: 6 },
    options,
    initial: (setup) => initial(setup.seats, setup.options),
    evolve,
    orderEnds,
    turnBegun: (event) => (event.type === 'TurnBegan' ? event.seat : undefined),
    next,
    procedures: {
      begin: playing(content, begin),
      move: playing(content, move),
      landing: playing(content, landing),
      end: playing(content, end),
      command: playing(content, command),
    },
    view,
    viewSchema: z.custom<LittleView>(),
    log,
    standing,
    resigned: (seat) => ({ type: 'SeatResigned', seat }),
    reshuffle,
    invariants,
    bots: {},
    words: {
      catalogue: { en: {}, cs: {}, ko: {} },
      question: ({ kind }) => ({ key: `question.${kind}` }),
      option: (_, option) => ({ key: `option.${option}` }),
    },
    position: { schema: z.custom<Position>(), place },
  };
}

export type Position = {
  readonly heroes?: Readonly<Record<Seat, Partial<Hero>>>;
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>;
} & Partial<Omit<State, 'heroes' | 'hands' | 'seats'>>;

function place(state: State, { heroes = {}, ...rest }: Position): State {
  const laid = state.seats.map(
    (seat) => [seat, { ...hero(state, seat), ...heroes[seat] }] as const,
  );
  return { ...state, ...rest, heroes: Object.fromEntries(laid) };
}

/** A position to play from. */
export const laidOut = (seats: readonly Seat[], position: Position = {}): State =>
  place(initial(seats, { askForReactions: 'able' }), position);
