import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';

const batches = once(() =>
  z.record(
    z.string(),
    z.object({
      id: z.string(),
      at: z.string(),
      sentAt: z.optional(z.string()),
      covered: z.array(z.string()),
    }),
  ),
);

/**
 * The latest digests of several matches, by the slot that each took: their episodes, and the time
 * at which they left. Until one has left, its episodes count as not notified.
 */
export type Batches = z.infer<ReturnType<typeof batches>>;

/** The batches that a document holds. */
export const batchesOf = (document: { readonly data: unknown } | undefined): Batches =>
  document === undefined ? {} : batches().parse(document.data);

/** The slot of mails for which there is room but once in a while. */
export const MAIL_SLOT = 'mail';
/** The slot of a channel's digests. */
export const digestSlot = (channel: string): string => `digest ${channel}`;
