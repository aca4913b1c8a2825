import * as z from 'zod';
import { checked } from '../requests/checked.ts';
import { refuseInput } from '../requests/refusal.ts';
import type { ChannelSecret } from './channel.ts';
import type { ChannelKind, ChannelWish } from './contract.ts';
import { target } from './input.ts';
import type { Outbound } from './outbound/address.ts';

/** What a wish for a channel comes to. */
export type Planned = {
  readonly secret: ChannelSecret;
  /** What it is called where its owner says nothing. */
  readonly label: string;
  /** What signs what is sent, where the owner has to know it. */
  readonly key?: string;
};

type Means = { readonly outbound: Outbound; readonly random: (bytes: number) => Uint8Array };
type Kind = {
  /** The parts that it takes; others are refused. */
  readonly takes: readonly (keyof ChannelWish)[];
  plan(wish: ChannelWish, means: Means): Planned;
};

/** The kinds that this release knows, each with what it takes. */
const kinds: Readonly<Partial<Record<ChannelKind, Kind>>> = {
  WEBHOOK: {
    takes: ['url'],
    plan({ url }, { outbound, random }) {
      const { url: to } = checked(z.object({ url: target(outbound) }), { url: url ?? undefined });
      const key = newKey(random);
      return { secret: { url: to, keys: [{ key }] }, label: new URL(to).host, key };
    },
  },
};

/** A secret in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
export const newKey = (random: Means['random']): string =>
  `whsec_${Buffer.from(random(32)).toString('base64')}`;

/** Refuses the parts of a wish that its kind does not take. */
export function planned(wish: ChannelWish, means: Means): Planned {
  const kind = kinds[wish.kind];
  if (kind === undefined) return refuseInput({ path: ['kind'], detail: 'It is off here' });
  const parts = ['url', 'address', 'push', 'mention'] as const;
  const wrong = parts.filter((part) => wish[part] != null && !kind.takes.includes(part));
  if (wrong.length > 0) {
    refuseInput(
      ...wrong.map((part) => ({
        path: [part],
        detail: `A channel of kind ${wish.kind} takes none`,
      })),
    );
  }
  return kind.plan(wish, means);
}
