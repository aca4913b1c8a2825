import * as z from 'zod';
import type { Game, Seat } from '../../shared/engine/index.ts';
import { checked, type Complain } from './checked.ts';
import type { Path } from './place.ts';
import type { QuestionName } from './scenario.ts';

/** An entry of a step, as written. */
export type Written = {
  readonly key: string;
  /** `ann` in `view of ann`. */
  readonly owner: string;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly complain: Complain;
};

const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** Option ids or question kinds: one, or a list. */
export const words = z.union([z.array(word), word.transform((only) => [only])]);

/** The seat, if there is one by this name. */
export function seatNamed(seat: string, { seats, complain }: Written, path: Path) {
  if (seats.includes(seat)) return seat;
  complain(path, `there is no seat '${seat}'; the seats are ${seats.join(', ')}`);
  return undefined;
}

/** A viewer: a seat, `spectator` or `arbiter`. */
export function viewerNamed(at: Written): string | undefined {
  if (at.owner === 'spectator' || at.owner === 'arbiter') return at.owner;
  return seatNamed(at.owner, at, [at.key]);
}

/** `ann pay`, or `ann` for the seat's only question. */
export function questionNamed(name: string, at: Written, path: Path): QuestionName | undefined {
  const [seat = '', question, ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0 && at.seats.includes(seat)) return { seat, question };
  const seats = at.seats.join(', ');
  at.complain(path, `'${name}' does not begin with a seat (${seats}), nor is it any other step`);
  return undefined;
}

/** `{ ann pay: [...], exactly: true }`: one question with options, and extras by name. */
export function questionWithOptions(value: unknown, extras: readonly string[], at: Written) {
  const record = checked(z.record(z.string(), z.unknown()), value, [at.key], at.complain);
  if (record === undefined) return undefined;
  const questions = Object.keys(record).filter((name) => !extras.includes(name));
  const [question] = questions;
  if (question === undefined || questions.length > 1) {
    const also = extras.length === 0 ? '' : `, and beside it ${extras.join(', ')}`;
    at.complain([at.key, questions[1] ?? ''], `'${at.key}' takes one '<seat> <question>'${also}`);
    return undefined;
  }
  const name = questionNamed(question, at, [at.key, question]);
  const options = checked(words, record[question], [at.key, question], at.complain);
  return name && options && { name, options, record };
}
