import type { ChannelKind } from '../../../schema/generated/types.ts';
import { discord } from './kinds/discord.ts';
import { email } from './kinds/email.ts';
import { push } from './kinds/push.ts';
import { webhook } from './kinds/webhook.ts';
import type { ChannelSpec, SenderParts } from './spec.ts';
import type { Send } from './send.ts';

/**
 * The kinds of channels, in the order in which the page offers them. The compiler holds them to the
 * enum of the schema, in both directions.
 */
const specs: Readonly<Record<ChannelKind, ChannelSpec>> = {
  EMAIL: email,
  WEBHOOK: webhook,
  PUSH: push,
  DISCORD: discord,
};

export type { ChannelKind };
export const channelKinds = Object.keys(specs) as readonly ChannelKind[];

/** Returns the record of a kind. */
export const specOf = (kind: ChannelKind): ChannelSpec => specs[kind];

/** The sender of each kind; one that is not configured here is absent. */
export const sendersOf = (parts: SenderParts): Readonly<Partial<Record<ChannelKind, Send>>> =>
  Object.fromEntries(
    channelKinds.flatMap((kind) => {
      const send = specs[kind].sender(parts);
      return send === undefined ? [] : [[kind, send]];
    }),
  );
