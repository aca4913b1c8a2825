import { createHash, timingSafeEqual } from 'node:crypto';
import { after } from '../../platform/time/duration.ts';
import type { Channel } from './channel.ts';

/** The time for which a code verifies a channel, in ms, and below, the number of tries. */
const VALID_MS = 3_600_000;
const TRIES = 5;
/** Digits of a code. */
const DIGITS = 8;

/** Creates a code to be sent by a channel at a time, and its stored form. */
export function newCode(
  random: (bytes: number) => Uint8Array,
  at: string,
): {
  readonly code: string;
  readonly kept: NonNullable<Channel['code']> & { readonly at: string };
} {
  const number = Buffer.from(random(6)).readUIntBE(0, 6) % 10 ** DIGITS;
  const code = String(number).padStart(DIGITS, '0');
  return { code, kept: { digest: digestOf(code), at, until: after(at, VALID_MS), tries: TRIES } };
}

/** Whether this is the code, and it is still in time. */
export const isCode = (kept: NonNullable<Channel['code']>, code: string, at: string): boolean =>
  kept.tries > 0 &&
  at < kept.until &&
  timingSafeEqual(Buffer.from(kept.digest), Buffer.from(digestOf(code)));

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');
