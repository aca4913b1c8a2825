import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { StoredRated, StoredTally } from '../contract.ts';

const named = () => z.object({ stream: z.string(), correction: z.number() });
const rating = () => z.object({ mu: z.number(), sigma: z.number() });
const sums = { mu: z.number(), spread: z.number(), matches: z.number(), at: z.string() };
const board = { kind: z.string(), pool: z.string() };

const tallyItem = once((): z.ZodMiniType<StoredTally> =>
  z.object({
    ...board,
    ...sums,
    revision: z.number(),
    grown: z.record(z.string(), z.number()),
    last: named(),
    figure: z.optional(z.number()),
  }),
);

const ratedItem = once((): z.ZodMiniType<StoredRated> =>
  z.object({
    ...board,
    stream: z.string(),
    correction: z.number(),
    version: z.number(),
    at: z.string(),
    library: z.string(),
    players: z.array(
      z.object({
        account: z.string(),
        place: z.optional(z.number()),
        before: rating(),
        after: rating(),
        adds: z.object({
          ...sums,
          grown: z.optional(z.object({ since: z.string(), by: z.number() })),
        }),
      }),
    ),
  }),
);

const marks = once(() => z.optional(z.object({ added: z.optional(z.set(z.string())) })));

export const toTally = (item: unknown): StoredTally => tallyItem().parse(item);
export const toRated = (item: unknown): StoredRated => ratedItem().parse(item);
/** Whether the item of a match bears the mark of an account. */
export const isMarked = (item: unknown, account: string): boolean =>
  marks().parse(item)?.added?.has(account) === true;
