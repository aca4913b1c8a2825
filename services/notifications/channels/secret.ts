import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';

const secret = once(() =>
  z.object({
    url: z.optional(z.string()),
    address: z.optional(z.string()),
    push: z.optional(z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })),
    mention: z.optional(z.string()),
    /** The secret that seals the links by which mails are unsubscribed from. */
    unsubscribe: z.optional(z.string()),
    /** The signing keys, the newest first; an older one until it ends. */
    keys: z.optional(z.array(z.object({ key: z.string(), until: z.optional(z.string()) }))),
  }),
);

/** The secret of a channel: what gives access to it. */
export type ChannelSecret = z.infer<ReturnType<typeof secret>>;

/** Parses the stored secret; `undefined` if it is gone. */
export const secretIn = (stored: unknown): ChannelSecret | undefined =>
  stored === undefined ? undefined : secret().parse(stored);
