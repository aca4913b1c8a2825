import { webhookSender } from '../../../services/notifications/channels/webhook/sender.ts';
import type { ChannelKind } from '../../../services/notifications/channels/registry.ts';
import type { Send } from '../../../services/notifications/channels/send.ts';
import type { Clock } from '../../../services/platform/time/clock.ts';
import type { Steps } from './steps.ts';

/** An arrival: by its `webhook-id`, or by the id of its sender. */
export type Arrival = {
  readonly kind: ChannelKind;
  readonly type: string;
  readonly id: string;
};

/**
 * Senders that record arrivals, each as a step. Webhooks are signed and posted by the real code.
 */
export function recordingSenders(
  steps: Steps,
  now: Clock,
): {
  readonly senders: Readonly<Record<ChannelKind, Send>>;
  /** The arrivals since the last call. */
  arrived(): readonly Arrival[];
} {
  const arrivals: Arrival[] = [];
  const arrives = (arrival: Arrival): Promise<void> =>
    steps.take(async () => void arrivals.push(arrival));
  const recording =
    (kind: ChannelKind): Send =>
    async ({ id, type }) => {
      await arrives({ kind, type, id });
      return { is: 'delivered' };
    };
  const post = async (_: string, headers: Readonly<Record<string, string>>, body: unknown) => {
    const { type } = JSON.parse(String(body)) as { readonly type: string };
    await arrives({ kind: 'WEBHOOK', type, id: headers['webhook-id'] ?? '' });
    return { status: 204, headers: {}, text: '' };
  };
  return {
    senders: {
      WEBHOOK: webhookSender({ post, now, wall: now }),
      DISCORD: recording('DISCORD'),
      PUSH: recording('PUSH'),
      EMAIL: recording('EMAIL'),
    },
    arrived: () => arrivals.splice(0),
  };
}
