import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import { channelKinds, type ChannelView, type MailSwitches } from './contract.ts';

const channel = once(() =>
  z.object({
    id: z.string(),
    kind: z.enum(channelKinds),
    label: z.string(),
    createdAt: z.string(),
    verified: z.boolean(),
    disabledReason: z.optional(z.enum(['GONE', 'FAILING', 'SUPPRESSED'])),
    disabledAt: z.optional(z.string()),
    /** The time at which a link in a mail turned all of it off, which its owner can undo. */
    unsubscribedAt: z.optional(z.string()),
    /** A digest of the code that verifies it, when it leaves, until when, and how often it may still be tried. */
    code: z.optional(
      z.object({
        digest: z.string(),
        at: z.optional(z.string()),
        until: z.string(),
        tries: z.int(),
      }),
    ),
    /** The time since which every delivery has failed. */
    failingSince: z.optional(z.string()),
    testedAt: z.optional(z.string()),
  }),
);

/** A channel as it is stored, without its secrets. */
export type Channel = z.infer<ReturnType<typeof channel>>;

const channels = once(() => z.object({ channels: z.array(channel()) }));

/** The channels that a document holds. */
export const channelsIn = (document: { readonly data: unknown } | undefined): readonly Channel[] =>
  document === undefined ? [] : channels().parse(document.data).channels;

/** Builds a channel as its owner sees it, with the stopped mails. */
export const channelView = (
  { id, kind, label, verified, createdAt, ...channel }: Channel,
  stopped: Awaited<ReturnType<MailSwitches['stopped']>> = [],
): ChannelView => ({
  ...{ id, kind, label, verified, createdAt },
  disabledReason: channel.disabledReason,
  disabledSince: channel.disabledAt,
  codeAt: verified ? undefined : channel.code?.at,
  unsubscribed: [
    ...(channel.unsubscribedAt === undefined
      ? []
      : [{ rule: undefined, since: channel.unsubscribedAt }]),
    ...stopped
      .filter((each) => kind === 'EMAIL' && (each.channel ?? id) === id)
      .map(({ rule, since }) => ({ rule, since })),
  ],
});

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
