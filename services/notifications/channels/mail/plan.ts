import * as z from 'zod';
import { checked } from '../../../platform/requests/checked.ts';
import { refuseInput } from '../../../platform/requests/refusal.ts';
import type { ChannelInput, PlanMeans, PlannedChannel } from '../spec.ts';

/** Checks a mail address, and plans its channel. */
export function planMail(
  { address }: ChannelInput,
  { random, mail }: Pick<PlanMeans, 'random' | 'mail'>,
): PlannedChannel {
  if (!mail) {
    return refuseInput({ path: ['kind'], detail: "Email isn't configured on this service." });
  }
  const schema = z.object({ address: z.email('Expected an email address.') });
  const { address: to } = checked(schema, { address: address ?? undefined });
  const unsubscribe = Buffer.from(random(32)).toString('base64url');
  return { secret: { address: to, unsubscribe }, label: to };
}
