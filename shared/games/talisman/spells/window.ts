import {
  gathering,
  leave,
  PROCEDURE,
  scope,
  tell,
  type Answers,
  type Procedure,
  type Question,
  type Seat,
} from '../../../engine/index.ts';
import { askSeats, FEWEST } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { settle } from '../changes/settle.ts';
import { clockwise, handOf, isLiving } from '../state-queries.ts';
import { castBy, castOptions, mightCast, wantsToCast } from './castable.ts';
import { chooseTarget, refill, spend, takeEffect, type Aimed } from './cast.ts';
import { undoes } from './spell-facts.ts';
import { concernedIn, type Casting, type Window } from './window-facts.ts';
import { refer } from '../reference.ts';

export type { Window } from './window-facts.ts';

/**
 * Opens a window for Spells. All who can cast decide simultaneously and sealed; the first caster in
 * turn order is resolved, later ones are dropped, and all are asked again until all pass (T4-RUL-57).
 * Returns true if a Spell undid the subject of the window.
 */
export const openWindow = (table: TalismanTable, window: Window): Procedure<boolean> =>
  untilAllPass(
    table,
    window,
    gathering(table, () => questionsOf(table, window)),
  );

function* untilAllPass(table: TalismanTable, window: Window, gather: Gather): Procedure<boolean> {
  while (gather().length > 0) {
    const casting = yield* declared(table, window, gather);
    if (casting === undefined) return false;
    const works = yield* cast(table, casting);
    if (works && undoes(table, casting.card)) return true;
  }
  return false;
}

/** Gathers the current questions of a window. */
type Gather = () => readonly Question[];

function* declared(
  table: TalismanTable,
  window: Window,
  gather: Gather,
): Procedure<Casting | undefined> {
  const answers = yield* askSeats(
    table,
    gather,
    (given, asked) =>
      firstCast(given, asked) !== undefined || asked.every(({ key }) => given.has(key)),
  );
  const question = firstCast(answers, gather());
  if (question === undefined) return undefined;
  const { seat, key } = question;
  const card = castBy(table, seat, answers.get(key)?.[0] ?? '');
  return card === undefined ? undefined : { seat, card, window };
}

/**
 * Questions of a window, to every seat that can cast, or to every seat that might as far as is public,
 * so that a question reveals nothing.
 */
function questionsOf(table: TalismanTable, window: Window): readonly Question[] {
  if (isMoot(table, window)) return [];
  const { state } = table;
  const everyone = state.options.askForReactions === 'everyone';
  const { moment, subject, about } = window;
  const what = subject === undefined ? moment : `${moment}.${subject}`;
  return clockwise(state, state.turn.seat).flatMap((seat) => {
    if (isOwnSpell(table, seat, window)) return [];
    const casts = castOptions(table, seat, window);
    const isAsked = everyone ? mightCast(table, seat, window) : wants(table, seat, window);
    if (!isAsked || (casts.length === 0 && !everyone)) return [];
    return [
      {
        key: `react.${what}:${seat}`,
        seat,
        kind: 'react',
        options: ['pass', ...casts],
        about: { moment, ...about },
        fallback: ['pass'],
        sealed: true,
      },
    ];
  });
}

/** True if a window would have a seat answer its own Spell: it never does. */
const isOwnSpell = (
  { rules }: TalismanTable,
  seat: Seat,
  { moment, seat: caster }: Window,
): boolean => rules >= FEWEST && moment === 'cast' && caster === seat;

/** True if a seat wants to be asked; by earlier rules, if it could cast. */
const wants = (table: TalismanTable, seat: Seat, window: Window): boolean =>
  table.rules < FEWEST || wantsToCast(table, seat, window);

/** True if nothing is left to react to, because the seats concerned are dead. */
function isMoot({ state }: TalismanTable, window: Window): boolean {
  const concerned = concernedIn(window);
  if (window.moment === 'cast') return false;
  return concerned.some((seat) => !isLiving(state, seat));
}

/** The first in turn order that casts; `undefined` while an earlier one has not decided. */
function firstCast(answers: Answers, questions: readonly Question[]): Question | undefined {
  for (const question of questions) {
    const choose = answers.get(question.key);
    if (choose === undefined) return undefined;
    if (choose[0] !== 'pass') return question;
  }
  return undefined;
}

/**
 * Casts a Spell: its target, then the reactions of others, then its effect; then it is spent. The last
 * one cast resolves first (T4-RUL-57). Returns true if it took effect; leaves the procedure if its
 * effect did.
 */
export function* cast(table: TalismanTable, casting: Casting): Procedure<boolean> {
  const { seat, card } = casting;
  const aimed = yield* chooseTarget(table, casting);
  if (aimed === undefined) return false;
  yield* tell<TalismanEvent>({ type: 'SpellCast', seat, card, ...aimed });
  const wasLast = handOf(table.state, seat).length === 0;
  return yield* resolve(table, casting, { aimed, wasLast });
}

function* resolve(
  table: TalismanTable,
  casting: Casting,
  { aimed, wasLast }: { readonly aimed: Aimed; readonly wasLast: boolean },
): Procedure<boolean> {
  const countered = yield* openWindow(table, answering(table, casting, aimed));
  const stays = countered || (yield* scope([PROCEDURE], takeEffect(table, casting, aimed)));
  yield* spend(table, casting, countered);
  yield* settle(table);
  if (wasLast) yield* refill(table, casting.seat);
  return stays ? !countered : leave(PROCEDURE);
}

/** The window in which a Spell can be answered before it takes effect (T4-CRD-13). */
function answering(
  { edition }: TalismanTable,
  { seat, card, window }: Casting,
  aimed: Aimed,
): Window {
  const about = { spell: refer('card', edition.book.kindOf(card)), caster: refer('seat', seat) };
  const { missed } = window;
  return {
    moment: 'cast',
    seat,
    subject: card,
    about: { ...about, ...aimed },
    ...(missed && { missed }),
  };
}
