import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Summary } from '../contract.ts';
import { compress, compressed } from '../table/json.ts';
import { summaryKey } from '../table/keys.ts';
import { withinItemLimit } from '../table/size.ts';

/** The item of a summary. Its public list is stored as `shelf`. */
export const toSummaryItem = ({ stream, version, kind, publicList, ...rest }: Summary) =>
  withinItemLimit(`The summary of ${stream}`, {
    ...summaryKey(stream),
    stream,
    version,
    body: compress({ kind, shelf: publicList, ...rest }),
  });

const summaryItem = once(() =>
  z.object({ stream: z.string(), version: z.number(), body: compressed() }),
);
const onList = () => z.object({ on: z.enum(['open', 'running', 'finished']), since: z.string() });
const code = () => z.object({ code: z.string(), since: z.string() });
const summaryBody = once(() =>
  z.object({
    kind: z.string(),
    speed: z.optional(z.string()),
    language: z.optional(z.string()),
    rated: z.optional(z.literal(true)),
    free: z.optional(z.literal(true)),
    shelf: z.optional(onList()),
    tournament: z.optional(onList()),
    played: z.optional(z.object({ by: z.enum(['bots', 'director']), since: z.string() })),
    members: z.array(z.object({ account: z.string(), turn: z.boolean(), since: z.string() })),
    invitation: z.optional(code()),
    invitations: z.optional(z.array(code())),
    seeks: z.optional(z.object({ whom: z.literal('substitutes'), since: z.string() })),
    over: z.optional(z.literal(true)),
    data: z.unknown(),
  }),
);

/** The summary that an item holds. */
export function toSummary(item: unknown): Summary {
  const { stream, version, body } = summaryItem().parse(item);
  const { shelf, invitation, ...rest } = summaryBody().parse(body);
  return {
    stream,
    version,
    ...rest,
    ...(shelf && { publicList: shelf }),
    // as it was stored before there were links
    ...(invitation && { invitations: [invitation] }),
  };
}
