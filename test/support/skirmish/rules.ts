import {
  askEach,
  choose,
  leave,
  roll,
  tell,
  type Answers,
  type AskingManner,
  type Call,
  type Procedure,
  type Question,
  type Seat,
  type Table,
} from '../../../shared/engine/index.ts';
import type { Card, SkirmishEvent, State } from './state.ts';

/** Beside the table lies what a deploy may change: how many lives a rest brings. */
export type SkirmishTable = Table<State> & { readonly rest: number };
type Own = { readonly seat: Seat };

const say = (event: SkirmishEvent): Procedure => tell(event);

/** The living seats, in turn order from this one. */
const living = ({ seats, fallen }: State, first: Seat): readonly Seat[] =>
  [...seats.slice(seats.indexOf(first)), ...seats.slice(0, seats.indexOf(first))].filter(
    (seat) => !fallen.includes(seat),
  );

/**
 * Makes all who have lost their last life fall together; then a seat that has fallen, or won, stops
 * playing.
 */
function* fall(table: SkirmishTable): Procedure {
  for (const seat of living(table.state, table.state.turn.seat)) {
    if ((table.state.lives[seat] ?? 0) <= 0) yield* say({ type: 'Fell', seat });
  }
  if (table.state.seats.length - table.state.fallen.length <= 1) leave('procedure');
}

/**
 * The playable cards, one a turn and two in the own: a strike at another seat, or a card that
 * cancels one being played.
 */
const playable = (state: State, seat: Seat, moment: string): readonly string[] =>
  (state.hands[seat] ?? []).flatMap((card) => {
    const plays = state.played.filter((other) => other === seat).length;
    if (plays >= (seat === state.turn.seat ? 2 : 1)) return [];
    if (moment === 'play') return card.startsWith('cancel') ? [`play:${card}`] : [];
    if (!card.startsWith('strike')) return [];
    return living(state, seat).map((target) => `play:${card}:${target}`);
  });

/** The first in turn order who plays a card; undefined while an earlier seat has not decided. */
function firstToPlay(answers: Answers, asked: readonly Question[]): Question | undefined {
  const first = asked.find(({ key }) => answers.get(key)?.[0] !== 'pass');
  return first && answers.has(first.key) ? first : undefined;
}

/**
 * Asks all at once and sealed; one card is resolved, and all are asked again. Returns true if it
 * cancels.
 */
function* openWindow(table: SkirmishTable, moment: string): Procedure<boolean> {
  const about = { kind: 'react', about: { moment }, fallback: ['pass'], sealed: true } as const;
  const gather = (): readonly Question[] =>
    living(table.state, table.state.turn.seat).flatMap((seat) => {
      const cards = playable(table.state, seat, moment);
      if (cards.length === 0 && table.state.options.askForReactions === 'able') return [];
      return [{ key: `${moment}:${seat}`, seat, ...about, options: ['pass', ...cards] }];
    });
  const done: AskingManner['done'] = (answers, asked) =>
    firstToPlay(answers, asked) !== undefined || asked.every(({ key }) => answers.has(key));
  const settle = () => fall(table);
  for (;;) {
    const answers = yield* askEach(table, gather, { done, settle });
    const first = firstToPlay(answers, gather());
    if (first === undefined) return false;
    const [, card = '', target] = (answers.get(first.key)?.[0] ?? '').split(':');
    const works = yield* play(table, { seat: first.seat, card, ...(target && { target }) });
    if (works && target === undefined) return true;
  }
}

type Play = { readonly seat: Seat; readonly card: Card; readonly target?: Seat };
function* play(table: SkirmishTable, { seat, card, target }: Play): Procedure<boolean> {
  yield* say({ type: 'CardPlayed', seat, card, ...(target && { target }) });
  const cancelled = yield* openWindow(table, 'play');
  const works = !cancelled && !table.state.fallen.includes(seat);
  if (works && target) yield* say({ type: 'LivesChanged', seat: target, by: -1 });
  yield* say({ type: 'CardSpent', seat, card, cancelled });
  yield* fall(table);
  return works;
}

/** A turn: all may strike, and then its seat draws, rests or rolls for a life. */
export function* begin(table: SkirmishTable, { seat }: Own): Procedure {
  yield* say({ type: 'TurnBegan', seat });
  yield* openWindow(table, 'turn');
}

export function* act(table: SkirmishTable, { seat }: Own): Procedure {
  const chosen = yield* ask(table, seat, 'act', ['draw', 'rest', 'roll']);
  const [card] = table.state.deck;
  if (chosen === 'draw' && card) yield* say({ type: 'CardDrawn', seat, card });
  if (chosen === 'rest') yield* say({ type: 'LivesChanged', seat, by: table.rest });
  if (chosen === 'roll') yield* rollForLife(table, seat);
  yield* ask(table, seat, 'done', ['done']);
  yield* say({ type: 'TurnEnded', seat });
}

const ask = (table: SkirmishTable, seat: Seat, kind: string, options: readonly string[]) =>
  choose(
    table,
    () => {
      if (table.state.fallen.includes(seat)) leave('procedure');
      return { key: `${kind}:${seat}`, seat, kind, options };
    },
    { settle: () => fall(table) },
  );

/** All may strike before it; a four gains a life, and the die may be rolled again once. */
function* rollForLife(table: SkirmishTable, seat: Seat): Procedure {
  yield* openWindow(table, 'roll');
  if (table.state.fallen.includes(seat)) leave('procedure');
  let [die = 0] = yield* roll(`life:${seat}`);
  const again = yield* ask(table, seat, 'again', ['no', 'yes']);
  if (again === 'yes') [die = 0] = yield* roll(`life:${seat}`);
  if (die >= 4) yield* say({ type: 'LivesChanged', seat, by: 1 });
}

export function next(state: State): Call | undefined {
  const { seat, ended, number } = state.turn;
  const [first = '', second] = living(state, seat);
  if (second === undefined) return undefined;
  if (!ended) return { name: 'act', args: { seat } };
  return { name: 'begin', args: { seat: number > 0 && first === seat ? second : first } };
}
