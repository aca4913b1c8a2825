import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Head } from '../contract.ts';
import { pack, packed } from '../table/json.ts';
import { headKey } from '../table/keys.ts';
import { guarded } from '../table/size.ts';

export const toHeadItem = ({ stream, version, ...rest }: Head) =>
  guarded(`The head of ${stream}`, {
    ...headKey(stream),
    stream,
    version,
    body: pack(rest),
  });

const headItem = once(() => z.object({ stream: z.string(), version: z.number(), body: packed() }));
const headBody = once(() =>
  z.object({
    kind: z.string(),
    shelf: z.optional(z.object({ on: z.enum(['open', 'running', 'finished']), since: z.string() })),
    played: z.optional(z.object({ by: z.literal('bots'), since: z.string() })),
    members: z.array(z.object({ account: z.string(), turn: z.boolean(), since: z.string() })),
    invitation: z.optional(z.object({ code: z.string(), since: z.string() })),
    over: z.optional(z.literal(true)),
    data: z.unknown(),
  }),
);

/** The head that an item holds. */
export function toHead(item: unknown): Head {
  const { stream, version, body } = headItem().parse(item);
  return { stream, version, ...headBody().parse(body) };
}
