import * as z from 'zod';
import { checked } from '../../platform/requests/checked.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { ChannelSecret } from './channel.ts';
import type { ChannelKind, ChannelWish } from './contract.ts';
import { target } from './input.ts';
import type { Outbound } from './outbound/address.ts';
import { badKey } from './push/encrypt.ts';

/** A planned channel, what a wish for one comes to. */
export type Planned = {
  readonly secret: ChannelSecret;
  /** The label if its owner gives none. */
  readonly label: string;
  /** The key that signs its messages, if the owner has to know it. */
  readonly key?: string;
};

type Means = {
  readonly outbound: Outbound;
  readonly random: (bytes: number) => Uint8Array;
  /** Whether mails can be sent here. */
  readonly mail: boolean;
};
type Kind = {
  /** The parts that it takes; others are refused. */
  readonly takes: readonly (keyof ChannelWish)[];
  plan(wish: ChannelWish, means: Means): Planned;
};

/** Each kind with what it takes. */
const kinds: Readonly<Record<ChannelKind, Kind>> = {
  WEBHOOK: {
    takes: ['url'],
    plan({ url }, { outbound, random }) {
      const { url: to } = checked(z.object({ url: target(outbound) }), { url: url ?? undefined });
      const key = newKey(random);
      return { secret: { url: to, keys: [{ key }] }, label: new URL(to).host, key };
    },
  },
  EMAIL: {
    takes: ['address'],
    plan({ address }, { random }) {
      const { address: to } = checked(
        z.object({ address: z.email('Expected an email address.') }),
        {
          address: address ?? undefined,
        },
      );
      const unsubscribe = Buffer.from(random(32)).toString('base64url');
      return { secret: { address: to, unsubscribe }, label: to };
    },
  },
  PUSH: {
    takes: ['push'],
    plan({ push }, { outbound }) {
      const endpoint = target(outbound);
      const schema = z.object({
        push: z
          .object({ endpoint, p256dh: z.string(), auth: z.string() })
          .superRefine((keys, context) => {
            const bad = badKey(keys);
            if (bad !== undefined)
              context.addIssue({ code: 'custom', path: [bad], message: BAD[bad] });
          }),
      });
      const { push: to } = checked(schema, { push: push ?? undefined });
      return { secret: { push: to }, label: new URL(to.endpoint).host };
    },
  },
  DISCORD: {
    takes: ['url', 'mention'],
    plan({ url, mention }, { outbound }) {
      const { url: to } = checked(z.object({ url: target(outbound) }), { url: url ?? undefined });
      const linked = mention == null ? {} : { mention };
      return { secret: { url: to, ...linked }, label: new URL(to).host };
    },
  },
};

/** The reasons why keys of a push subscription are refused. */
const BAD = {
  p256dh: 'Expected an uncompressed point of the curve P-256 in base64url.',
  auth: 'Expected 16 bytes in base64url.',
} as const;

/** A secret in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
export const newKey = (random: Means['random']): string =>
  `whsec_${Buffer.from(random(32)).toString('base64')}`;

/** Refuses the parts of a wish that its kind does not take. */
export function planned(wish: ChannelWish, means: Means): Planned {
  const kind = kinds[wish.kind];
  if (wish.kind === 'EMAIL' && !means.mail) {
    return refuseInput({ path: ['kind'], detail: "Email isn't configured on this service." });
  }
  const parts = ['url', 'address', 'push', 'mention'] as const;
  const wrong = parts.filter((part) => wish[part] != null && !kind.takes.includes(part));
  if (wrong.length > 0) {
    refuseInput(
      ...wrong.map((part) => ({
        path: [part],
        detail: `Not allowed for a channel of kind ${wish.kind}.`,
      })),
    );
  }
  return kind.plan(wish, means);
}
