import * as z from 'zod';
import {
  askEach,
  leave,
  PROCEDURE,
  roll,
  sees,
  shuffle,
  tell,
  type Answers,
  type Call,
  type Game,
  type Procedure,
  type Question,
  type Seat,
  type Table,
} from '../../shared/engine/index.ts';

/**
 * A small game with everything that services must get right: secrets, sealed simultaneous
 * questions, dice, resignation, and procedures as short or as long as wanted. Each player is dealt
 * a secret lucky number, then picks a number each round; the highest scores it, plus a die.
 */
export type Numbers = {
  readonly seats: readonly Seat[];
  readonly rounds: number;
  /** True if all rounds are one procedure. */
  readonly marathon: boolean;
  readonly round: number;
  readonly lucky: Readonly<Record<Seat, number>>;
  readonly scores: Readonly<Record<Seat, number>>;
  readonly resigned: readonly Seat[];
};
type Dealt = { readonly type: 'Dealt'; readonly seat: Seat; readonly lucky: number };
type Revealed = {
  readonly type: 'Revealed';
  readonly picks: Readonly<Record<Seat, number>>;
  readonly die: number;
};
type Resigned = { readonly type: 'SeatResigned'; readonly seat: Seat };
export type NumbersEvent = Dealt | Revealed | Resigned;

const options = z.strictObject({
  rounds: z.int().min(1).max(1_000).default(3),
  marathon: z.boolean().default(false),
});
type Options = z.infer<typeof options>;

const playing = ({ seats, resigned }: Numbers): readonly Seat[] =>
  seats.filter((seat) => !resigned.includes(seat));

const isOver = (state: Numbers): boolean =>
  state.round >= state.rounds || playing(state).length < 2;

function* deal(table: Table<Numbers>): Procedure {
  const { seats } = table.state;
  const numbers = yield* shuffle(
    'lucky',
    seats.map((_, i) => i + 1),
  );
  for (const [i, seat] of seats.entries()) {
    yield* tell<NumbersEvent>({ type: 'Dealt', seat, lucky: numbers[i] ?? 0 });
  }
}

const question = (seat: Seat): Question => ({
  key: `pick:${seat}`,
  seat,
  kind: 'pick',
  options: ['number:1', 'number:2', 'number:3'],
  sealed: true,
  fallback: ['number:1'],
});

// oxlint-disable-next-line require-yield -- it only ever leaves
function* settle(table: Table<Numbers>): Procedure {
  if (playing(table.state).length < 2) return leave(PROCEDURE);
}

function* round(table: Table<Numbers>): Procedure {
  const answers: Answers = yield* askEach(table, () => playing(table.state).map(question), {
    settle: () => settle(table),
  });
  const picks = Object.fromEntries(
    [...answers].map(([key, [pick = '']]) => [key.slice(5), Number(pick.slice(7))]),
  );
  const [die = 0] = yield* roll('bonus');
  yield* tell<NumbersEvent>({ type: 'Revealed', picks, die });
}

function* marathon(table: Table<Numbers>): Procedure {
  while (!isOver(table.state)) yield* round(table);
}

function evolve(state: Numbers, event: NumbersEvent): Numbers {
  switch (event.type) {
    case 'Dealt':
      return { ...state, lucky: { ...state.lucky, [event.seat]: event.lucky } };
    case 'Revealed': {
      const { picks, die } = event;
      const best = Math.max(...Object.values(picks));
      const scores = Object.fromEntries(
        Object.entries(state.scores).map(([seat, score]) => [
          seat,
          picks[seat] === best ? score + best + die : score,
        ]),
      );
      return { ...state, scores, round: state.round + 1 };
    }
    case 'SeatResigned':
      return { ...state, resigned: [...state.resigned, event.seat] };
  }
}

function next(state: Numbers): Call | undefined {
  if (Object.keys(state.lucky).length === 0) return { name: 'deal' };
  if (isOver(state)) return undefined;
  return { name: state.marathon ? 'marathon' : 'round' };
}

const words = {
  'question.pick': 'Pick',
  'option.number': '{number}',
  'log.Dealt': '{seat}',
  'log.Revealed': '{die}',
  'log.SeatResigned': '{seat}',
};

export const secretNumbers: Game<Numbers, NumbersEvent, Options> = {
  id: 'secret-numbers',
  rules: 1,
  seats: { min: 2, max: 5 },
  options,
  initial: ({ seats, options: { rounds, marathon: long } }) => ({
    seats,
    rounds,
    marathon: long,
    round: 0,
    lucky: {},
    scores: Object.fromEntries(seats.map((seat) => [seat, 0])),
    resigned: [],
  }),
  evolve,
  orderEnds: { names: ['round'], by: ({ type }) => (type === 'Revealed' ? ['round'] : []) },
  roundBegun: ({ seats, ...state }, event) =>
    event.type === 'Revealed'
      ? state.round + 1 < state.rounds
      : event.type === 'Dealt' && event.seat === seats.at(-1),
  asks: { pick: {} },
  next,
  procedures: { deal, round, marathon },
  view: ({ lucky, ...open }, viewer) => ({
    ...open,
    lucky: Object.fromEntries(Object.entries(lucky).filter(([seat]) => sees(viewer, seat))),
  }),
  viewSchema: z.any(),
  log: (event, viewer) => {
    switch (event.type) {
      case 'Dealt': {
        const { lucky, seat } = event;
        return {
          type: 'Dealt',
          seat,
          data: sees(viewer, seat) ? { seat, lucky } : { seat },
          text: { key: 'log.Dealt', args: { seat: `seat:${seat}` } },
        };
      }
      case 'Revealed': {
        const { picks, die } = event;
        return {
          type: 'Revealed',
          data: { picks, die },
          text: { key: 'log.Revealed', args: { die } },
        };
      }
      case 'SeatResigned': {
        const { seat } = event;
        return {
          type: 'SeatResigned',
          seat,
          data: { seat },
          text: { key: 'log.SeatResigned', args: { seat: `seat:${seat}` } },
        };
      }
    }
  },
  standing: ({ seats, scores, resigned }) =>
    seats
      .map((seat) => ({ seat, score: scores[seat] ?? 0, out: resigned.includes(seat) }))
      .toSorted((a, b) => Number(a.out) - Number(b.out) || b.score - a.score)
      .map(({ seat, score }, i) => ({ seat, place: i + 1, score, details: {} })),
  resigned: (seat) => ({ type: 'SeatResigned', seat }),
  reshuffle: () => [],
  invariants: () => [],
  bots: {
    random: ({ question: { options: ids }, chance }) => [ids[chance(ids.length)] ?? ''],
    first: ({ question: { options: ids } }) => ids.slice(0, 1),
    broken: () => ['number:99'],
  },
  words: {
    catalogue: { en: words, cs: words, ko: words },
    question: () => ({ key: 'question.pick' }),
    option: (_, option) => ({ key: 'option.number', args: { number: option.slice(7) } }),
  },
  position: { schema: z.any(), place: (state) => state },
};
