import * as z from 'zod';
import { orderFrom, wrongIn, type Game, type Order } from '../../../shared/engine/index.ts';
import { once } from '../../once.ts';
import { refuseInput } from '../../requests/refusal.ts';
import { id, text } from '../../requests/text.ts';

const value = () => z.union([text(256), z.number()], 'Expected text or a number');
const notAnObject = ({ code }: z.core.$ZodRawIssue): string | undefined =>
  code === 'invalid_type' ? 'Expected an object of texts and numbers by name' : undefined;

/** A standing order as a client writes it. */
export const order = once(() =>
  z
    .strictObject({
      kind: id(64),
      about: z.record(id(64), value(), { error: notAnObject }).optional(),
      choose: z.array(id(256)).max(64).optional(),
      ask: z.boolean().optional(),
      once: z.boolean().optional(),
      until: id(64).optional(),
    })
    .transform((written, { addIssue }): Order => {
      const read = orderFrom(written);
      if (typeof read !== 'string') return read;
      addIssue(read);
      return z.NEVER;
    }),
);

/** Refuses orders for what this game never asks, or with an end that it does not know. */
export function checkKnown(game: Game, orders: readonly Order[]): void {
  for (const [at, laid] of orders.entries()) {
    const wrong = wrongIn(game, laid);
    if (wrong === undefined) continue;
    refuseInput({ path: ['orders', at, ...wrong.part.split('.')], detail: `${wrong.why}.` });
  }
}
