import {
  askAny,
  askEach,
  leave,
  scope,
  tell,
  type Answers,
  type AskingManner,
  type Procedure,
  type Question,
  type Seat,
} from '../../../shared/engine/index.ts';
import type { LittleEvent } from './events.ts';
import { capacity, hero, isLiving, type LittleTable, type State } from './state.ts';

/** Nothing is asked of, or done by, a seat whose character is gone. */
export function need(table: LittleTable, seat: Seat): void {
  if (!isLiving(table.state, seat)) leave(`seat:${seat}`, 'procedure');
}

/** Lasts while all of these have a character; returns whether it ran to its end. */
export const during = (seats: readonly Seat[], body: Procedure): Procedure<boolean> =>
  scope(
    seats.map((seat) => `seat:${seat}`),
    body,
  );

/** Asks several at once. Ditching is offered beside every question. */
export function* askSeats(
  table: LittleTable,
  gather: () => readonly Question[],
  done?: AskingManner['done'],
): Procedure<Answers> {
  return yield* askEach(table, () => gather().map((q) => withDitching(table.state, q)), {
    settle: () => settle(table),
    perform: ditch,
    ...(done && { done }),
  });
}

/** Asks one seat for one option. */
export function* choose(
  table: LittleTable,
  seat: Seat,
  kind: string,
  options: () => readonly string[],
): Procedure<string> {
  const key = `${kind}:${seat}`;
  const answers = yield* askSeats(table, () => {
    need(table, seat);
    return [{ key, seat, kind, options: options() }];
  });
  return answers.get(key)?.[0] ?? '';
}

export function* agrees(table: LittleTable, seat: Seat, kind: string): Procedure<boolean> {
  return (yield* choose(table, seat, kind, () => ['no', 'yes'])) === 'yes';
}

function withDitching(state: State, question: Question): Question {
  const { objects, followers } = hero(state, question.seat);
  if (objects.length + followers.length === 0) return question;
  return { ...question, also: [...objects, ...followers].map((card) => `ditch:${card}`) };
}

function* ditch(seat: Seat, action: string): Procedure {
  yield* tell<LittleEvent>({ type: 'Ditched', seat, card: action.slice('ditch:'.length) });
}

/** What the rules enforce by themselves: deaths and leavers together, then limits, then the end. */
export function* settle(table: LittleTable): Procedure {
  for (const seat of table.state.seats) {
    const { alive, lives, leaving } = hero(table.state, seat);
    if (alive && (lives === 0 || leaving)) {
      yield* tell<LittleEvent>({ type: 'CharacterKilled', seat });
    }
  }
  for (const seat of table.state.seats) yield* keepLimit(table, seat);
  yield* maybeEnd(table);
  if (table.state.winners) leave('procedure');
}

function* keepLimit(table: LittleTable, seat: Seat): Procedure {
  while (isOverLimit(table.state, seat)) {
    const { objects } = hero(table.state, seat);
    const reply = yield* askAny([{ key: `over:${seat}`, seat, kind: 'over', options: objects }]);
    if (reply === 'changed') return yield* settle(table);
    const [card = ''] = reply.choose;
    yield* tell<LittleEvent>({ type: 'Ditched', seat, card });
  }
}
function isOverLimit(state: State, seat: Seat): boolean {
  const found = hero(state, seat);
  return found.alive && found.objects.length > capacity(found);
}

/** The last seat wins once somebody holds the Crown or has left. */
function* maybeEnd(table: LittleTable): Procedure {
  const { seats, heroes, crownReached, winners } = table.state;
  const left = seats.filter((seat) => {
    const { playing, leaving, alive } = hero(table.state, seat);
    return playing && !leaving && (alive || !crownReached);
  });
  const closing = crownReached || Object.values(heroes).some(({ leaving }) => leaving);
  if (!winners && closing && left.length <= 1) {
    yield* tell<LittleEvent>({ type: 'MatchEnded', winners: left });
  }
}
