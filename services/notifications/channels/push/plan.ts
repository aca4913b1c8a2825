import * as z from 'zod';
import { checked } from '../../../platform/requests/checked.ts';
import type { Outbound } from '../outbound/address.ts';
import { target } from '../outbound/target-input.ts';
import type { ChannelInput, PlanMeans, PlannedChannel } from '../spec.ts';
import { badKey } from './encrypt.ts';

/** The reasons why keys of a push subscription are refused. */
const BAD = {
  p256dh: 'Expected an uncompressed point of the curve P-256 in base64url.',
  auth: 'Expected 16 bytes in base64url.',
} as const;

/** Checks a push subscription, and plans its channel. */
export async function planPush(
  { push: subscription }: ChannelInput,
  { outbound, vapidKey }: Pick<PlanMeans, 'outbound' | 'vapidKey'>,
): Promise<PlannedChannel> {
  const to = checkedSubscription(subscription, outbound);
  // senders may read the key, and not create it
  await vapidKey();
  return { secret: { push: to }, label: new URL(to.endpoint).host };
}

function checkedSubscription(subscription: ChannelInput['push'], outbound: Outbound) {
  const endpoint = target(outbound);
  const schema = z.object({
    push: z
      .object({ endpoint, p256dh: z.string(), auth: z.string() })
      .superRefine((keys, context) => {
        const bad = badKey(keys);
        if (bad !== undefined) context.addIssue({ code: 'custom', path: [bad], message: BAD[bad] });
      }),
  });
  return checked(schema, { push: subscription ?? undefined }).push;
}
