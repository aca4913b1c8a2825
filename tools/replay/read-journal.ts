import * as z from 'zod';
import type { Journal } from '../../shared/engine/index.ts';
import { issuesOf } from '../cli/values.ts';

/**
 * Lower-case hex, as everywhere here; accepting two spellings of the same bytes would prove nothing
 * more.
 */
const hex = z.string().regex(/^(?:[0-9a-f]{2})*$/u, 'is no lower-case hex');

const played = z.strictObject({
  format: z.literal('questhall-journal/1'),
  commit: hex.length(40).optional(),
  match: z.string(),
  game: z.string(),
  options: z.unknown(),
  seats: z.array(z.string()),
  entropy: z.array(z.string()),
  commitment: hex,
  beacon: z
    .strictObject({
      chain: hex,
      publicKey: hex,
      scheme: z.string(),
      round: z.int().min(1),
      drawnAt: z.iso.datetime(),
      signature: hex,
      previous: hex.optional(),
    })
    .optional(),
  secret: hex.optional(),
  bots: z.record(z.string(), z.string()).optional(),
  ended: z.enum(['finished', 'abandoned']).optional(),
  ranking: z
    .array(
      z.strictObject({
        seat: z.string(),
        place: z.number(),
        score: z.number(),
        details: z.record(z.string(), z.number()),
      }),
    )
    .optional(),
  commits: z.array(
    z.strictObject({
      version: z.int(),
      at: z.iso.datetime(),
      entries: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
});

const schema = z.strictObject({
  ...played.shape,
  /** The origin of a fork: a match that is no fork itself. */
  fork: z
    .strictObject({ of: played, version: z.int().min(0), chance: z.enum(['SAME', 'FRESH']) })
    .optional(),
});

/** The reply to `{ match(id: …) { export } }`, as a client may have saved it. */
const reply = z.object({ data: z.object({ match: z.object({ export: z.unknown() }) }) });

/**
 * Reads an exported journal, plain or inside the reply that brought it; or returns the reason why
 * it is none. The replay judges its entries.
 */
export function readJournal(value: unknown): Journal | string {
  const replied = reply.safeParse(value);
  const result = schema.safeParse(replied.success ? replied.data.data.match.export : value);
  if (result.success) return result.data as unknown as Journal;
  return `not a journal: ${issuesOf(result.error)}`;
}
