import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { once } from '../../../platform/once.ts';

/**
 * An unsubscription of an account: from the mails of a rule, or with an empty rule from all of the
 * channel.
 */
export type Unsubscribed = {
  readonly account: string;
  readonly channel: string;
  readonly rule: string;
};

const SEAL_BYTES = 32;
const parts = once(() => z.tuple([z.string(), z.string(), z.string()]));

/**
 * Builds the token of an unsubscribe link, sealed by the channel's own key: a reader of the mail
 * can use it, and no one else can make one.
 */
export function unsubscribeToken({ account, channel, rule }: Unsubscribed, key: string): string {
  const said = Buffer.from(JSON.stringify([account, channel, rule]));
  return Buffer.concat([sealOf(said, key), said]).toString('base64url');
}

/** Parses a token to unsubscribe, not verified yet; `undefined` for a malformed one. */
export function unsubscribedBy(token: string): Unsubscribed | undefined {
  try {
    const said = Buffer.from(token, 'base64url').subarray(SEAL_BYTES).toString();
    const found = parts().safeParse(JSON.parse(said));
    if (!found.success) return undefined;
    const [account, channel, rule] = found.data;
    return account === '' || channel === '' ? undefined : { account, channel, rule };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether it is sealed by this key. */
export function isSealed(token: string, key: string): boolean {
  const bytes = Buffer.from(token, 'base64url');
  const seal = bytes.subarray(0, SEAL_BYTES);
  return (
    seal.length === SEAL_BYTES && timingSafeEqual(seal, sealOf(bytes.subarray(SEAL_BYTES), key))
  );
}

const sealOf = (said: Uint8Array, key: string): Buffer =>
  createHmac('sha256', key).update(said).digest();
