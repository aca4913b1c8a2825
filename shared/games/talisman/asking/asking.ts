import {
  askEach,
  leave,
  PROCEDURE,
  scope,
  type Answers,
  type AskingManner,
  type Draft,
  type Procedure,
  type Question,
  type Seat,
} from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { leaveUnlessAlive, leaveUnlessStill, seatOf, type GuardedSeat } from './guards.ts';
import { act, actionsOf } from '../any-time/any-time.ts';
import { pausesOf } from '../any-time/pauses.ts';
import { preferencesOf } from '../any-time/preferences.ts';
import type { Kind } from '../asks.ts';
import { settle } from '../changes/settle.ts';
import type { State, Turn } from '../state.ts';

/** Runs a body while all of these have a character; returns true if it ran to its end. */
export const during = (seats: readonly Seat[], body: Procedure<unknown>): Procedure<boolean> =>
  scope(
    seats.map((seat) => `seat:${seat}`),
    body,
  );

/** Asks several at once; any-time actions are offered beside every question. */
export function* askSeats(
  table: TalismanTable,
  gather: () => readonly Question[],
  done?: AskingManner['done'],
): Procedure<Answers> {
  const { turn } = table.state;
  const open = (): readonly Question[] => {
    const questions = gather();
    if (questions.some((question) => isLeftBehind(table.state, question, turn))) leave(PROCEDURE);
    return questions.map((question) => withActions(table, question));
  };
  return yield* askEach(table, open, {
    settle: () => settle(table),
    perform: (seat, action) =>
      table.edition.rights.options(table, seat).includes(action)
        ? table.edition.rights.use(table, seat, action)
        : act(table, seat, action),
    ...(done && { done }),
  });
}

/**
 * Runs steps that go on wherever the asked character has been taken: Spells, and the consequences of a
 * fight.
 */
const lasting: readonly string[] = ['react', 'target', 'reward', 'spoils', 'loot'] satisfies Kind[];

/**
 * True if the landing or crossing of a question ended while it was asked: the Warlock may fetch a
 * player who makes gold beside it, and the rest of the old space is skipped (T4-RUL-81).
 */
const isLeftBehind = (state: State, { seat, kind }: Question, asked: Turn): boolean =>
  (asked.phase === 'cross' || asked.phase === 'end') &&
  asked.seat === seat &&
  state.turn.landings !== asked.landings &&
  !lasting.includes(kind);

/**
 * Questions without any-time actions, because dice may still be changed; see also `carryOut`
 * (T4-RUL-95).
 */
const undisturbed: readonly string[] = ['fate', 'boost'] satisfies Kind[];

/** Kinds of questions beside which a holder can say when it wants to be asked about its Spells. */
const besideMoves: readonly string[] = ['react', 'move', 'advance'] satisfies Kind[];

/** The first rules under which rights are no steps, and a choice of one is made at once. */
export const FEWER = 4;

/** The first rules under which a whole move is one question, and more choices of one are made at once. */
export const FEWEST = 5;

/**
 * True if only one answer is legal: any-time actions do not hold it up. Before a fight they are the
 * subject of the question.
 */
const isSettled = ({ kind, auto, options, min = 1 }: Question): boolean =>
  auto === true && options.length === min && kind !== 'assist';

function withActions(table: TalismanTable, question: Question): Question {
  if (undisturbed.includes(question.kind)) return question;
  if (table.rules >= FEWER && isSettled(question)) return question;
  const pauses = table.rules >= FEWER ? pausesOf(table, question.seat) : [];
  const asksPreferences = table.rules >= FEWEST && besideMoves.includes(question.kind);
  const preferences = asksPreferences ? preferencesOf(table, question.seat) : [];
  const rights = table.rules >= FEWEST ? table.edition.rights.options(table, question.seat) : [];
  const also = [...actionsOf(table, question.seat), ...rights, ...pauses, ...preferences];
  return also.length === 0 ? question : { ...question, also };
}

export type Choice = {
  readonly kind: Kind;
  /** Distinguishes questions of one kind that a seat is asked within one procedure. */
  readonly what?: string;
  /** The options; read again after each change of state. */
  readonly options: () => readonly string[];
  /** The subjects; as a function, read again after each change of state. */
  readonly about?: Question['about'] | (() => Question['about']);
  /** Answered automatically if one option is left. */
  readonly auto?: true;
  readonly fallback?: readonly string[];
};

/** A choice of some options; of one by default. */
type ChoiceOfSome = Choice & { readonly min?: number; readonly max?: number };

/** Asks one seat for one option; leaves if the seat has no character, or its place is over. */
export function* choose(
  table: TalismanTable,
  asked: GuardedSeat,
  choice: Choice,
): Procedure<string> {
  const [option = ''] = yield* chooseSome(table, asked, choice);
  return option;
}

/**
 * Asks one seat for `min` to `max` options; it is no longer asked once none is left. Leaves if its
 * place is over.
 */
export function* chooseSome(
  table: TalismanTable,
  asked: GuardedSeat,
  choice: ChoiceOfSome,
): Procedure<readonly string[]> {
  const seat = seatOf(asked);
  const { kind, what } = choice;
  const key = `${what === undefined ? kind : `${kind}.${what}`}:${seat}`;
  const answers = yield* askSeats(table, () => {
    leaveUnlessAlive(table, seat);
    const options = choice.options();
    return options.length === 0 ? [] : [questionOf(choice, { key, seat, options })];
  });
  leaveUnlessStill(table, asked);
  return answers.get(key) ?? [];
}

/**
 * The question of a choice. Built part by part, so that the many questions share few object shapes.
 */
function questionOf(
  { kind, about, auto, fallback, min = 1, max = 1 }: ChoiceOfSome,
  { key, seat, options }: Pick<Question, 'key' | 'seat' | 'options'>,
): Question {
  const question: Draft<Question> = {
    key,
    seat,
    kind,
    options,
    fallback: fallback ?? options.slice(0, min),
  };
  const facts = typeof about === 'function' ? about() : about;
  if (facts !== undefined) question.about = facts;
  if (auto) question.auto = auto;
  if (min !== 1 || max !== 1) {
    question.min = min;
    question.max = Math.min(max, options.length);
  }
  return question;
}

/** A yes or no. */
export function* agrees(
  table: TalismanTable,
  asked: GuardedSeat,
  choice: Pick<Choice, 'kind' | 'what' | 'about'>,
): Procedure<boolean> {
  return (yield* choose(table, asked, { ...choice, options: () => ['no', 'yes'] })) === 'yes';
}
