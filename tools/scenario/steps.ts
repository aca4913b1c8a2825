import * as z from 'zod';
import { checked } from './checked.ts';
import {
  questionNamed,
  questionWithOptions,
  seatNamed,
  viewerNamed,
  words,
  type Written,
} from './names.ts';
import { orderOf } from './orders.ts';
import type { Action, Expectation } from './scenario.ts';

type Read = Action | Expectation | undefined;
type Reader = (value: unknown, at: Written) => Read;

const event = z.union([
  z.string().transform((type) => ({ type })),
  z.looseObject({ type: z.string() }),
]);
const events = z.union([z.array(event), event.transform((only) => [only])]);
const reading = <T>(schema: z.ZodType<T>, value: unknown, { key, complain }: Written) =>
  checked(schema, value, [key], complain);

/** Every step but the plain answer, by the words it begins with. */
const readers: Readonly<Record<string, Reader>> = {
  asks(value, at) {
    const questions = reading(z.record(z.string(), words), value, at);
    const seats = Object.keys(questions ?? {}).map((seat) => seatNamed(seat, at, [at.key, seat]));
    return questions && !seats.includes(undefined) ? { step: 'asks', questions } : undefined;
  },
  told(value, at) {
    const told = reading(events, value, at);
    return told && { step: 'told', events: told };
  },
  'not told'(value, at) {
    const told = reading(events, value, at);
    return told && { step: 'not told', events: told };
  },
  refuses(value, at) {
    const about = questionWithOptions(value, ['code'], at);
    if (about === undefined) return undefined;
    const code = reading(z.object({ code: z.string().optional() }), about.record, at)?.code;
    return { step: 'refuses', ...about.name, choose: about.options, code };
  },
  offers(value, at) {
    const about = questionWithOptions(value, ['exactly', 'min', 'max'], at);
    const extras = about && reading(offerExtras, about.record, at);
    if (about === undefined || extras === undefined) return undefined;
    const { exactly, min, max } = extras;
    return { step: 'offers', ...about.name, options: about.options, exactly, min, max };
  },
  withholds(value, at) {
    const about = questionWithOptions(value, [], at);
    return about && { step: 'withholds', ...about.name, options: about.options };
  },
  state: (value) => ({ step: 'state', partly: value }),
  'view of'(value, at) {
    const viewer = viewerNamed(at);
    return viewer === undefined ? undefined : { step: 'view', viewer, partly: value };
  },
  'log of'(value, at) {
    const viewer = viewerNamed(at);
    const lines = reading(z.array(z.unknown()), value, at);
    return viewer !== undefined && lines ? { step: 'log', viewer, lines } : undefined;
  },
  standing: (value) => ({ step: 'standing', ranking: value }),
  over(value, at) {
    const over = reading(z.boolean(), value, at);
    return over === undefined ? undefined : { step: 'over', over };
  },
  resign(value, at) {
    const name = reading(z.string(), value, at);
    const seat = name === undefined ? undefined : seatNamed(name, at, [at.key]);
    return seat === undefined ? undefined : { step: 'resign', seat };
  },
  'orders of'(value, at) {
    const seat = seatNamed(at.owner, at, [at.key]);
    const list = reading(z.array(orderOf(at.game)), value, at);
    return seat !== undefined && list ? { step: 'orders', seat, orders: list } : undefined;
  },
};
const offerExtras = z.object({
  exactly: z.boolean().default(false),
  min: z.int().optional(),
  max: z.int().optional(),
});

/** Words that begin a step, so no seat may be called so. */
export const RESERVED = Object.keys(readers).map((key) => key.split(' ')[0] ?? key);

/** Reads one entry of a step: `<seat> <question>: <option ids>`, or one of the words above. */
export function readStep(value: unknown, at: Omit<Written, 'owner'>): Read {
  const [first = '', of, owner = '', ...rest] = at.key.trim().split(/\s+/);
  const owned = of === 'of' && owner !== '' && rest.length === 0;
  const reader = readers[owned ? `${first} of` : at.key.trim()];
  if (reader !== undefined) return reader(value, { ...at, owner });
  const name = questionNamed(at.key, { ...at, owner }, [at.key]);
  const choose = name && reading(words, value, { ...at, owner });
  return choose && { step: 'answer', ...name, choose };
}
