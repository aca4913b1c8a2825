import type { Store } from '../../../services/platform/storage/contract.ts';
import type { ChannelKind } from '../../../services/notifications/channels/registry.ts';

/**
 * Notification settings of accounts: the defaults with and without a device, and all channels at
 * once by a rule.
 */
export const ways = [
  { channels: ['WEBHOOK', 'DISCORD', 'EMAIL'], rules: [] },
  { channels: ['WEBHOOK', 'DISCORD', 'PUSH'], rules: [] },
  {
    channels: ['WEBHOOK', 'DISCORD', 'PUSH', 'EMAIL'],
    rules: [{ id: 'all', events: ['match.attention.*'], mode: 'NOW', escalate: [] }],
  },
] as const satisfies readonly {
  readonly channels: readonly ChannelKind[];
  readonly rules: readonly object[];
}[];
export type Way = (typeof ways)[number];

const KEY = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Gives an account its channels, each named after its kind, and its rules. */
export async function settle(
  { documents, channelSecrets }: Pick<Store, 'documents' | 'channelSecrets'>,
  account: string,
  { at, way }: { readonly at: string; readonly way: Way },
): Promise<void> {
  const channels = way.channels.map((kind) => ({
    id: kind,
    kind,
    label: kind,
    createdAt: at,
    verified: true,
  }));
  await documents.put(account, 'channels', { revision: 1, data: { channels } });
  const rules = way.rules.map((rule) => ({ ...rule, channels: way.channels }));
  await documents.put(account, 'rules', { revision: 1, data: { rules, off: [], muted: [] } });
  for (const kind of way.channels) {
    const secret = { url: `https://receiver.example/${account}`, keys: [{ key: KEY }] };
    await channelSecrets.put(account, kind, secret);
  }
}
