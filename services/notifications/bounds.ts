import { refuse } from '../requests/refusal.ts';
import type { Mailings } from '../storage/contract.ts';
import { after, between } from '../time/duration.ts';
import type { Channel } from './channel.ts';

/** The shortest time between two tests of a channel. */
const BETWEEN_TESTS_MS = 60_000;
/** The time that an address is left alone after it was sent a code. */
const BETWEEN_CODES_MS = 3_600_000;

/**
 * Claims the mail of a code to an address, whose owner may not want it: an address gets a code an hour,
 * whoever asks for it.
 */
export async function claimMail(
  { mailings }: { readonly mailings: Mailings },
  address: string,
  at: string,
): Promise<void> {
  if (await mailings.claim(address.toLowerCase(), at, after(at, BETWEEN_CODES_MS))) return;
  refuse('RATE_LIMITED', 'An address is sent a code once an hour. Try again later.', {
    retryAfter: BETWEEN_CODES_MS / 1_000,
    retryable: true,
  });
}

/** Refuses what a channel must be verified for. */
export function checkVerified({ verified: isVerified }: Channel): void {
  if (!isVerified)
    refuse('CHANNEL_UNVERIFIED', 'Verify the channel first, by the code it was sent.');
}

/** Refuses a test so soon after the last. */
export function checkPause({ testedAt }: Channel, at: string): void {
  const left = testedAt === undefined ? 0 : BETWEEN_TESTS_MS - between(testedAt, at);
  if (left <= 0) return;
  const retryAfter = Math.ceil(left / 1_000);
  const again = `Try again in ${String(retryAfter)} s`;
  refuse('RATE_LIMITED', `A channel is tested once a minute. ${again}.`, {
    retryAfter,
    retryable: true,
  });
}
