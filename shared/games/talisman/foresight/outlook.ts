import type { Question, Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { idOf, kindOf } from '../reference.ts';
import { type Character } from '../state.ts';
import { hero, player } from '../state-queries.ts';

/** The sight of a seat that is asked: the table as it sees it, and the question. */
export type Outlook = {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly question: Question;
};

/** The character of the seat. */
export const heroOf = ({ sight, seat }: Outlook): Character => hero(sight.state, seat);

/** The same table with the character of the seat on this space. */
export function standingOn(look: Outlook, space: string): Outlook {
  const { sight, seat } = look;
  const { state } = sight;
  if (heroOf(look).space === space) return look;
  const moved = { ...player(state, seat), character: { ...heroOf(look), space } };
  const players = { ...state.players, [seat]: moved };
  return { ...look, sight: { ...sight, state: { ...state, players } } };
}

/** A fact of the question, as it says it. */
export const factOf = ({ question }: Outlook, name: string): string =>
  String(question.about?.[name] ?? '');

/** The thing that a fact of the question names, less its kind: `dragon` of `card:dragon`. */
export function thingAsked(look: Outlook, name: string): string {
  const fact = factOf(look, name);
  return kindOf(fact) === '' ? fact : idOf(fact);
}

/** A number in the question's subjects; 0 if absent. */
export const numberAsked = ({ question }: Outlook, name: string): number =>
  Number(question.about?.[name] ?? 0);
