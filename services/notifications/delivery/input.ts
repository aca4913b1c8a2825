import * as z from 'zod';
import type { Outbound } from './outbound/address.ts';
import { faultOf } from './outbound/target.ts';

/** An URL that this service may send to. */
export const target = (outbound: Outbound) =>
  z.string().superRefine((url, context) => {
    const message = faultOf(url, outbound);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
