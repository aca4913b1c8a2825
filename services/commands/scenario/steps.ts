import { z, type ZodType } from 'zod';
import type { Seat } from '../../../shared/engine/index.ts';
import { checked, type Complain } from './checked.ts';
import type { Path } from './place.ts';
import type { Action, Expectation } from './scenario.ts';

/** Words that begin a step, so no seat may be called so. */
export const RESERVED =
  'asks told not refuses offers withholds state view log resign orders standing over'.split(' ');

type Read = (Action | Expectation) | undefined;

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const oneOrMore = <T extends ZodType>(item: T) =>
  z.union([z.array(item), item.transform((only) => [only])]);
const choice = oneOrMore(text);
const event = z.union([
  z.string().transform((type) => ({ type })),
  z.looseObject({ type: z.string() }),
]);
const orders = z.array(
  z.strictObject({
    kind: z.string(),
    about: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    choose: choice,
  }),
);

/** Reads one entry of a step: `<seat> <question>: <option ids>`, or one of the reserved words. */
export function readStep(
  key: string,
  value: unknown,
  seats: readonly Seat[],
  complain: Complain,
): Read {
  const words = key.trim().split(/\s+/);
  const [first = ''] = words;
  const as = <T>(schema: ZodType<T>): T | undefined => checked(schema, value, [key], complain);
  const of = ownerOf(words);
  switch (words.length === 3 && of !== undefined ? `${first} of` : key.trim()) {
    case 'asks':
      return asks(value, seats, key, complain);
    case 'told':
    case 'not told': {
      const events = as(oneOrMore(event));
      return events && { step: first === 'not' ? 'not told' : 'told', events };
    }
    case 'refuses':
      return refuses(value, seats, key, complain);
    case 'offers':
      return offers(value, seats, key, complain);
    case 'withholds':
      return withholds(value, seats, key, complain);
    case 'state':
      return { step: 'state', partly: value };
    case 'standing':
      return { step: 'standing', ranking: value };
    case 'over': {
      const over = as(z.boolean());
      return over === undefined ? undefined : { step: 'over', over };
    }
    case 'resign': {
      const seat = as(z.string());
      return seat !== undefined && known(seat, seats, [key], complain)
        ? { step: 'resign', seat }
        : undefined;
    }
    case 'view of':
      return viewer(of, seats, key, complain)
        ? { step: 'view', viewer: of ?? '', partly: value }
        : undefined;
    case 'log of': {
      const lines = as(z.array(z.unknown()));
      return lines && viewer(of, seats, key, complain)
        ? { step: 'log', viewer: of ?? '', lines }
        : undefined;
    }
    case 'orders of': {
      const list = as(orders);
      if (list === undefined || !known(of ?? '', seats, [key], complain)) return undefined;
      return {
        step: 'orders',
        seat: of ?? '',
        orders: list.map(({ kind, about, choose }) => ({ kind, choose, ...(about && { about }) })),
      };
    }
    default: {
      const name = questionName(key, seats, [key], complain);
      const choose = name && as(choice);
      return choose && { step: 'answer', ...name, choose };
    }
  }
}

/** `ann` in `view of ann`. */
const ownerOf = (words: readonly string[]): string | undefined =>
  words[1] === 'of' ? words[2] : undefined;

function asks(value: unknown, seats: readonly Seat[], key: string, complain: Complain): Read {
  const questions = checked(z.record(z.string(), choice), value, [key], complain);
  if (questions === undefined) return undefined;
  const fine = Object.keys(questions).map((seat) => known(seat, seats, [key, seat], complain));
  return fine.every(Boolean) ? { step: 'asks', questions } : undefined;
}

function refuses(value: unknown, seats: readonly Seat[], key: string, complain: Complain): Read {
  const parts = aboutQuestion(value, ['code'], seats, key, complain);
  if (parts === undefined) return undefined;
  const code = checked(z.string().optional(), parts.extra['code'], [key, 'code'], complain);
  return { step: 'refuses', ...parts.name, choose: parts.options, code };
}

function offers(value: unknown, seats: readonly Seat[], key: string, complain: Complain): Read {
  const parts = aboutQuestion(value, ['exactly', 'min', 'max'], seats, key, complain);
  if (parts === undefined) return undefined;
  const schema = z.object({
    exactly: z.boolean().default(false),
    min: z.int().optional(),
    max: z.int().optional(),
  });
  const extra = checked(schema, parts.extra, [key], complain);
  if (extra === undefined) return undefined;
  const { exactly, min, max } = extra;
  return { step: 'offers', ...parts.name, options: parts.options, exactly, min, max };
}

function withholds(value: unknown, seats: readonly Seat[], key: string, complain: Complain): Read {
  const parts = aboutQuestion(value, [], seats, key, complain);
  return parts && { step: 'withholds', ...parts.name, options: parts.options };
}

/** `{ ann pay: [...], exactly: true }`: one question with options, and extras by name. */
function aboutQuestion(
  value: unknown,
  extras: readonly string[],
  seats: readonly Seat[],
  key: string,
  complain: Complain,
) {
  const record = checked(z.record(z.string(), z.unknown()), value, [key], complain);
  if (record === undefined) return undefined;
  const questions = Object.keys(record).filter((name) => !extras.includes(name));
  const [question] = questions;
  if (question === undefined || questions.length > 1) {
    const also = extras.length === 0 ? '' : `, and beside it ${extras.join(', ')}`;
    complain([key, questions[1] ?? ''], `'${key}' takes one '<seat> <question>'${also}`);
    return undefined;
  }
  const name = questionName(question, seats, [key, question], complain);
  const options = checked(choice, record[question], [key, question], complain);
  return name && options && { name, options, extra: record };
}

function questionName(name: string, seats: readonly Seat[], path: Path, complain: Complain) {
  const [seat = '', question, ...rest] = name.trim().split(/\s+/);
  if (rest.length > 0 || !seats.includes(seat)) {
    complain(
      path,
      `'${name}' is no step: it is neither '<seat> <question>' with a seat of ${seats.join(', ')}, nor one of ${STEPS}`,
    );
    return undefined;
  }
  return { seat, question };
}

const STEPS =
  'asks, told, not told, refuses, offers, withholds, state, view of …, log of …, standing, over, resign, orders of …';

function known(seat: string, seats: readonly Seat[], path: Path, complain: Complain): boolean {
  if (seats.includes(seat)) return true;
  complain(path, `there is no seat '${seat}'; the seats are ${seats.join(', ')}`);
  return false;
}

function viewer(
  name: string | undefined,
  seats: readonly Seat[],
  key: string,
  complain: Complain,
): boolean {
  if (name === 'spectator' || name === 'arbiter') return true;
  return known(name ?? '', seats, [key], complain);
}
