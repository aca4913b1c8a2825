import * as z from 'zod';
import {
  choose,
  sees,
  tell,
  type Call,
  type Game,
  type Procedure,
  type Question,
  type Seat,
  type SeatStanding,
  type Table,
} from '../../shared/engine/index.ts';

/** The smallest whole game: a measure for the engine and a guinea pig for everything around it. */
export type Grid = {
  readonly seats: readonly Seat[];
  /** Nine cells in reading order; the seat whose mark is there, or an empty string. */
  readonly cells: readonly Seat[];
  readonly turn: number;
  readonly resigned: readonly Seat[];
};
export type GridEvent =
  | { readonly type: 'Marked'; readonly seat: Seat; readonly cell: number }
  | { readonly type: 'SeatResigned'; readonly seat: Seat };

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const ids = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => `cell:${String(cell)}`);

/** The seat with three in a row. */
function winner({ cells, seats, resigned }: Grid): Seat | undefined {
  if (resigned.length > 0) return seats.find((seat) => !resigned.includes(seat));
  for (const [a, b, c] of lines) {
    const seat = cells[a];
    if (seat !== '' && seat === cells[b] && seat === cells[c]) return seat;
  }
  return undefined;
}

const mover = ({ seats, turn }: Grid): Seat => seats[turn % 2] ?? '';

function question(state: Grid): Question {
  const seat = mover(state);
  const options = ids.filter((_, cell) => state.cells[cell] === '');
  return { key: `mark:${seat}`, seat, kind: 'mark', options, fallback: options.slice(0, 1) };
}

/** One mark. */
function* turn(table: Table<Grid>): Procedure {
  const option = yield* choose(table, () => question(table.state));
  yield* tell<GridEvent>({ type: 'Marked', seat: mover(table.state), cell: Number(option.at(-1)) });
}

function evolve(state: Grid, event: GridEvent): Grid {
  switch (event.type) {
    case 'Marked':
      return {
        ...state,
        cells: state.cells.with(event.cell, event.seat),
        turn: state.turn + 1,
      };
    case 'SeatResigned':
      return { ...state, resigned: [...state.resigned, event.seat] };
  }
}

function next(state: Grid): Call | undefined {
  return state.turn === 9 || winner(state) !== undefined ? undefined : { name: 'turn' };
}

function standing(state: Grid): readonly SeatStanding[] {
  const best = winner(state);
  return state.seats
    .map((seat) => ({
      seat,
      place: best === undefined || best === seat ? 1 : 2,
      score: best === seat ? 1 : 0,
      details: {},
    }))
    .toSorted((a, b) => a.place - b.place);
}

const empty = z.strictObject({});
const words = {
  'question.mark': '{seat}',
  'option.cell': '{cell}',
  'log.Marked': '{seat} {cell}',
  'log.SeatResigned': '{seat}',
};

export const ticTacToe: Game<Grid, GridEvent, Record<string, never>, Grid> = {
  id: 'tic-tac-toe',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: empty,
  initial: ({ seats }) => ({ seats, cells: ids.map(() => ''), turn: 0, resigned: [] }),
  evolve,
  next,
  procedures: { turn },
  view: (state) => state,
  viewSchema: z.object({
    seats: z.array(z.string()),
    cells: z.array(z.string()),
    turn: z.number(),
    resigned: z.array(z.string()),
  }),
  log: (event, viewer) => ({
    type: event.type,
    seat: event.seat,
    data: { ...event, own: sees(viewer, event.seat) },
    text: { key: `log.${event.type}`, args: { seat: `seat:${event.seat}`, cell: 0 } },
  }),
  standing,
  resigned: (seat) => ({ type: 'SeatResigned', seat }),
  reshuffle: () => [],
  invariants: ({ cells, turn: played, resigned }) =>
    cells.filter((cell) => cell !== '').length === played || resigned.length > 0
      ? []
      : ['as many marks as turns'],
  bots: {
    random: ({ question: { options }, chance }) => [options[chance(options.length)] ?? ''],
    greedy: ({ question: { options } }) => options.slice(0, 1),
  },
  words: {
    catalogue: { en: words, cs: words, ko: words },
    question: ({ seat }) => ({ key: 'question.mark', args: { seat: `seat:${seat}` } }),
    option: (_, option) => ({ key: 'option.cell', args: { cell: option }, subject: option }),
  },
  position: { schema: empty, place: (state) => state },
};
