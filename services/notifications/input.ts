import * as z from 'zod';
import { isShowable } from '../requests/showable.ts';
import { once } from '../once.ts';
import { channelKinds } from './contract.ts';
import type { Outbound } from './outbound/address.ts';
import { faultOf } from './outbound/target.ts';

/** The schemas of the commands' input, but for what hangs on the kind of channel. */
export const inputs = once(() => ({
  wish: z.object({
    kind: z.enum(channelKinds),
    url: z.string().max(2_000).nullish(),
    address: z.string().trim().max(254).nullish(),
    push: z
      .object({
        endpoint: z.string().max(2_000),
        p256dh: z.string().max(200),
        auth: z.string().max(100),
      })
      .nullish(),
    mention: z
      .string()
      .regex(/^\d{1,20}$/, 'Expected the ID of a Discord member.')
      .nullish(),
    label: z
      .string()
      .trim()
      .min(1)
      .max(64)
      .refine(isShowable, 'Must have visible characters, without line breaks.')
      .nullish(),
  }),
  onChannel: z.object({
    channelId: z.string().regex(/^[0-9a-f]{16}$/, 'Expected the ID of a channel.'),
  }),
  code: z.object({ code: z.string().trim().min(1).max(32) }),
  deliveryId: z.object({ deliveryId: z.string().min(1).max(600) }),
}));

/** An URL that this service may send to. */
export const target = (outbound: Outbound) =>
  z.string().superRefine((url, context) => {
    const message = faultOf(url, outbound);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
