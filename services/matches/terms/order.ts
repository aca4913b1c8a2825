import * as z from 'zod';
import {
  orderFrom,
  wrongIn,
  type Game,
  type Order,
  type OrderValue,
} from '../../../shared/engine/index.ts';
import { once } from '../../platform/once.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import { id, text } from '../../platform/requests/text.ts';

const BOUNDS = 'Expected text, a number, or an object with `atLeast`, `atMost` or both.';
const bounds = () =>
  z
    .strictObject({ atLeast: z.number().optional(), atMost: z.number().optional() }, BOUNDS)
    .refine(({ atLeast, atMost }) => (atLeast ?? atMost) !== undefined, BOUNDS)
    .refine(({ atLeast = -Infinity, atMost = Infinity }) => atLeast <= atMost, {
      error: '`atLeast` must be no more than `atMost`.',
    })
    .transform(({ atLeast, atMost }) => ({
      ...(atLeast !== undefined && { atLeast }),
      ...(atMost !== undefined && { atMost }),
    }));
/** The condition on a thing that a question is about: a text, a number, or bounds of one. */
export const wanted = () =>
  z.unknown().transform((given, { addIssue }): OrderValue => {
    const schema = typeof given === 'object' && given !== null ? bounds() : plain();
    const read = schema.safeParse(given);
    if (read.success) return read.data;
    addIssue(read.error.issues[0]?.message ?? BOUNDS);
    return z.NEVER;
  });
const plain = () => z.union([text(256), z.number()], BOUNDS);
const notAnObject = ({ code }: z.core.$ZodRawIssue): string | undefined =>
  code === 'invalid_type' ? 'Expected an object of text, numbers and bounds by name.' : undefined;

const about = once(() => z.record(id(64), wanted(), { error: notAnObject }).optional());

type Said = {
  readonly kind: string;
  readonly about?: unknown;
  readonly choose?: readonly string[] | undefined;
  readonly ask?: boolean | undefined;
  readonly once?: boolean | undefined;
  readonly until?: string | undefined;
};

/** Makes a standing order of what a client writes; refused if its parts don't go together. */
export const orderRules = <T extends z.ZodType<Said>>(input: T) =>
  input.transform((written, { addIssue }): Order => {
    const things = about().safeParse(written.about);
    for (const { code: _, path, message } of things.error?.issues ?? []) {
      addIssue({ code: 'custom', path: ['about', ...path], message });
    }
    const read = things.success ? orderFrom({ ...written, about: things.data }) : z.NEVER;
    if (typeof read !== 'string') return read;
    addIssue(read);
    return z.NEVER;
  });

/** All orders of a seat together, as JSON: they are in every checkpoint. */
const ORDERS_BYTES = 16 * 1024;

/** Refuses orders that are too long together. */
export const ordersRules = <T extends z.ZodType<{ readonly orders: readonly Order[] }>>(input: T) =>
  input.refine(({ orders }) => Buffer.byteLength(JSON.stringify(orders)) <= ORDERS_BYTES, {
    path: ['orders'],
    message: `Orders must have at most ${String(ORDERS_BYTES)} bytes in total.`,
  });

/** Refuses orders for what this game never asks, or with an end that it does not know. */
export function checkKnown(game: Game, orders: readonly Order[]): void {
  for (const [at, laid] of orders.entries()) {
    const wrong = wrongIn(game, laid);
    if (wrong === undefined) continue;
    refuseInput({ path: ['orders', at, ...wrong.part.split('.')], detail: wrong.why });
  }
}
