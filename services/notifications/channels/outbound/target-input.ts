import * as z from 'zod';
import { checked } from '../../../platform/requests/checked.ts';
import type { Outbound } from './address.ts';
import { faultOf } from './target.ts';

/** Schema of an URL that this service may send to. */
export const target = (outbound: Outbound) =>
  z.string().superRefine((url, context) => {
    const message = faultOf(url, outbound);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** Checks the field `url` of a channel; refuses one that this service may not send to. */
export const checkedUrl = (url: string | null | undefined, outbound: Outbound): string =>
  checked(z.object({ url: target(outbound) }), { url: url ?? undefined }).url;
