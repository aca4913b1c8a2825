import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import { channelKinds, specOf } from '../channels/registry.ts';
import type { ChannelView, MailSwitches } from './contract.ts';

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
      .filter((each) => specOf(kind).canUnsubscribe && (each.channel ?? id) === id)
      .map(({ rule, since }) => ({ rule, since })),
  ],
});
