import * as z from 'zod';
import {
  askEach,
  choose,
  roll,
  sees,
  shuffle,
  tell,
  type Game,
  type Procedure,
  type Seat,
  type Table,
} from '../../../shared/engine/index.ts';

/** A game of four turns with dice, a deck and hidden hands: roll for coins, or draw a card. */
type Lots = {
  readonly seats: readonly Seat[];
  readonly turns: number;
  readonly ready: boolean;
  readonly deck: readonly string[];
  readonly coins: Readonly<Record<Seat, number>>;
  readonly hands: Readonly<Record<Seat, readonly string[]>>;
  readonly turn: number;
};
type LotsEvent =
  | { readonly type: 'DeckShuffled'; readonly deck: readonly string[] }
  | { readonly type: 'CoinsGained'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'CardDrawn'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'TurnEnded'; readonly seat: Seat }
  | { readonly type: 'SeatResigned'; readonly seat: Seat };

/** Its words, good enough for any language. */
const texts = {
  'game.name': 'Lots',
  'question.act': 'Roll or draw?',
  'option.roll': 'Roll',
  'option.draw': 'Draw',
  'log.CoinsGained': 'Coins are gained.',
  'log.CardDrawn': 'A card is drawn.',
  'log.TurnEnded': 'The turn ends.',
  'log.SeatResigned': 'A seat gives up.',
};

const cards = ['ace', 'king', 'queen', 'jack'];
const mover = ({ seats, turn }: Lots): Seat => seats[turn % seats.length] ?? '';

function* setup(): Procedure {
  yield* tell<LotsEvent>({ type: 'DeckShuffled', deck: yield* shuffle('deck', cards) });
}

function* turn(table: Table<Lots>): Procedure {
  const seat = mover(table.state);
  const kind = 'act';
  const option = yield* choose(table, () => ({
    key: `act:${seat}`,
    seat,
    kind,
    options: table.state.deck.length > 0 ? ['roll', 'draw'] : ['roll'],
  }));
  if (option === 'roll') {
    const dice = yield* roll(`coins:${seat}`, 2);
    yield* tell<LotsEvent>({ type: 'CoinsGained', seat, coins: dice.reduce((a, b) => a + b) });
  } else {
    const [card = ''] = table.state.deck;
    yield* tell<LotsEvent>({ type: 'CardDrawn', seat, card });
  }
  yield* tell<LotsEvent>({ type: 'TurnEnded', seat });
}

function evolve(state: Lots, event: LotsEvent): Lots {
  switch (event.type) {
    case 'DeckShuffled':
      return { ...state, ready: true, deck: event.deck };
    case 'CoinsGained': {
      const { seat, coins } = event;
      return { ...state, coins: { ...state.coins, [seat]: (state.coins[seat] ?? 0) + coins } };
    }
    case 'CardDrawn': {
      const { seat, card } = event;
      const hands = { ...state.hands, [seat]: [...(state.hands[seat] ?? []), card] };
      return { ...state, hands, deck: state.deck.slice(1) };
    }
    case 'TurnEnded':
      return { ...state, turn: state.turn + 1 };
    case 'SeatResigned':
      return { ...state, turns: state.turn };
  }
}

const definition: Game<Lots, LotsEvent, { turns: number }> = {
  id: 'lots',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: z.strictObject({ turns: z.int().min(1).default(4) }),
  initial: ({ seats, options }) => ({
    seats,
    turns: options.turns,
    ready: false,
    deck: [],
    coins: Object.fromEntries(seats.map((seat) => [seat, 0])),
    hands: Object.fromEntries(seats.map((seat) => [seat, []])),
    turn: 0,
  }),
  evolve,
  orderEnds: { names: ['turn'], by: ({ type }) => (type === 'TurnEnded' ? ['turn'] : []) },
  next: (state) => {
    if (!state.ready) return { name: 'setup' };
    return state.turn < state.turns ? { name: 'turn' } : undefined;
  },
  procedures: { setup, turn },
  view: ({ deck, hands, ...open }, viewer) => ({
    ...open,
    deck: deck.length,
    hands: Object.fromEntries(
      Object.entries(hands).map(([seat, hand]) => [seat, sees(viewer, seat) ? hand : hand.length]),
    ),
  }),
  viewSchema: z.unknown(),
  log: (event, viewer) => {
    if (event.type === 'DeckShuffled') return undefined;
    const { type, seat } = event;
    const masked = type === 'CardDrawn' && !sees(viewer, seat) ? { type, seat } : event;
    return { type, seat, data: masked, text: { key: `log.${type}` } };
  },
  standing: ({ seats, coins }) =>
    seats
      .map((seat) => {
        const score = coins[seat] ?? 0;
        const better = seats.filter((other) => (coins[other] ?? 0) > score).length;
        return { seat, place: better + 1, score, details: {} };
      })
      .toSorted((a, b) => a.place - b.place),
  resigned: (seat) => ({ type: 'SeatResigned', seat }),
  reshuffle: () => [],
  invariants: ({ coins }) => Object.values(coins).flatMap((n) => (n < 0 ? ['a debt'] : [])),
  bots: {
    random: ({ question, chance }) => [question.options[chance(question.options.length)] ?? ''],
    greedy: () => ['roll'],
  },
  words: {
    catalogue: { en: texts, cs: texts, ko: texts },
    question: () => ({ key: 'question.act' }),
    option: (_, option) => ({ key: `option.${option}` }),
  },
  position: {
    schema: z.strictObject({
      deck: z.array(z.enum(cards)).optional(),
      coins: z.record(z.string(), z.int()).default({}),
      turn: z.int().default(0),
    }),
    place: (state, position: { deck?: string[]; coins: Record<Seat, number>; turn: number }) => ({
      ...state,
      ready: position.deck !== undefined,
      deck: position.deck ?? [],
      coins: { ...state.coins, ...position.coins },
      turn: position.turn,
    }),
  },
};

/** All seats vote at once, and may change their minds until all have voted. */
function* vote(table: Table<Lots>): Procedure {
  const { seats } = table.state;
  const questions = seats.map((seat) => {
    return { key: `vote:${seat}`, seat, kind: 'vote', options: ['yes', 'no'] };
  });
  yield* askEach(table, () => questions, { revisable: true });
  yield* tell<LotsEvent>({ type: 'TurnEnded', seat: mover(table.state) });
}

/** Tells another amount whenever it is run. */
function forgetful(): Procedure {
  runs += 1;
  return tell<LotsEvent>({ type: 'CoinsGained', seat: 'ann', coins: runs });
}
let runs = 0;

export const lots = definition as Game;
const withTurn = (id: string, of: (table: Table<Lots>) => Procedure): Game => ({
  ...lots,
  id,
  procedures: { setup, turn: of },
});

/** The games that these tests know, by id. Two of them break the contract of a game. */
export const games: ReadonlyMap<string, Game> = new Map(
  [
    lots,
    withTurn('votes', vote),
    withTurn('drifting', function* (table) {
      yield* forgetful();
      yield* turn(table);
    }),
    {
      ...lots,
      id: 'impure',
      evolve: (state: unknown, event) => {
        runs += 1;
        return { ...(lots.evolve(state, event) as object), runs };
      },
    } satisfies Game,
  ].map((game) => [game.id, game]),
);
