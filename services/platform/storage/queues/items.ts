import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Declines, FindDecision, Joins, Ticket, TicketNote } from './contract.ts';

const name = once(() => z.object({ account: z.string(), since: z.string(), round: z.number() }));

const ticketItem = once(() =>
  z.object({
    queue: z.string(),
    account: z.string(),
    since: z.string(),
    until: z.string(),
    seats: z.array(z.number()),
    languages: z.array(z.string()),
    strength: z.number(),
    round: z.number(),
    find: z.optional(z.string()),
    claim: z.optional(
      z.object({
        tickets: z.array(name()),
        language: z.optional(z.string()),
        at: z.string(),
      }),
    ),
    confirmed: z.optional(z.literal(true)),
    match: z.optional(z.string()),
    doneAt: z.optional(z.string()),
  }),
);

/** The ticket that an item holds: its find, and what it led to, stand apart for the conditions of writes. */
export function toTicket(item: unknown): Ticket {
  const { find, claim, confirmed, match, doneAt, ...ticket } = ticketItem().parse(item);
  return {
    ...ticket,
    ...(find !== undefined &&
      claim && { claim: { ...claim, find, ...(confirmed && { confirmed }) } }),
    ...(match !== undefined && doneAt !== undefined && { done: { match, at: doneAt } }),
  };
}

const decisionItem = once((): z.ZodMiniType<FindDecision> =>
  z.object({ is: z.enum(['PLAY', 'OFF']), dropped: z.array(z.string()) }),
);
export const toDecision = (item: unknown): FindDecision => decisionItem().parse(item);

const noteItem = once((): z.ZodMiniType<TicketNote> =>
  z.object({
    queue: z.string(),
    account: z.string(),
    since: z.string(),
    until: z.string(),
    seats: z.array(z.number()),
    languages: z.array(z.string()),
    status: z.enum(['OPEN', 'MATCHED', 'LEFT', 'EXPIRED']),
    match: z.optional(z.string()),
  }),
);
export const toNote = (item: unknown): TicketNote => noteItem().parse(item);

const declinesItem = once((): z.ZodMiniType<Declines> =>
  z.object({
    revision: z.number(),
    finds: z.array(z.object({ find: z.string(), at: z.string() })),
  }),
);
export const toDeclines = (item: unknown): Declines => declinesItem().parse(item);

const joinsItem = once((): z.ZodMiniType<Joins> =>
  z.object({
    revision: z.number(),
    commands: z.array(
      z.object({ id: z.string(), digest: z.string(), queue: z.string(), since: z.string() }),
    ),
  }),
);
export const toJoins = (item: unknown): Joins => joinsItem().parse(item);
