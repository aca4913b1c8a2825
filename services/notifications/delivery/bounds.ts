import { refuse } from '../../platform/requests/refusal.ts';
import type { Mailings } from '../../platform/storage/contract.ts';
import { after, between, laterOf } from '../../platform/time/duration.ts';
import { specOf, type ChannelKind } from '../channels/registry.ts';
import type { ChannelSecret } from '../channels/secret.ts';
import type { Channel } from './channel.ts';

/** The shortest time between two tests of a channel. */
const BETWEEN_TESTS_MS = 60_000;
/**
 * The limits of codes to an address, by all accounts together: the number at once, the time for
 * which each counts, and the longest wait of others.
 */
const CODES = { atOnce: 3, everyMs: 20 * 60_000, furthestMs: 24 * 3_600_000 } as const;

/** A channel that is to be sent a code. */
type ToCode = {
  readonly account: string;
  readonly channel: string;
  readonly kind: ChannelKind;
  readonly secret: ChannelSecret;
};

/**
 * Claims a code, at most one in the time that the kind of channel allows. The owner of an address
 * may not want it: several accounts together have a few at once, and the others wait, because no one
 * may keep its owner from it.
 * @returns the time at which the code may leave, ISO 8601; `undefined` if too many wait
 */
export async function claimCode(
  { mailings }: { readonly mailings: Mailings },
  { account, channel, kind, secret }: ToCode,
  at: string,
): Promise<string | undefined> {
  const { everyMs: pause, every: often, sharedAddress } = specOf(kind).codes;
  const address = sharedAddress(secret);
  const to = address?.toLowerCase() ?? channel;
  if (!(await mailings.claim(JSON.stringify([account, to]), at, after(at, pause)))) {
    refuse('RATE_LIMITED', `You can request a code once ${often}. Try again later.`, {
      retryAfter: pause / 1_000,
      retryable: true,
    });
  }
  if (address === undefined) return at;
  const { everyMs: every, atOnce, furthestMs } = CODES;
  const lane = { at, every, last: after(at, furthestMs) };
  const turn = await mailings.turn(`codes to ${to}`, lane);
  return turn && laterOf(at, after(turn, -(atOnce - 1) * every));
}

/** Refuses what a channel must be verified for. */
export function checkVerified({ verified: isVerified }: Channel): void {
  if (!isVerified)
    refuse('CHANNEL_UNVERIFIED', 'Verify the channel first, with the code sent to it.');
}

/** Refuses a test so soon after the last. */
export function checkPause({ testedAt }: Channel, at: string): void {
  const left = testedAt === undefined ? 0 : BETWEEN_TESTS_MS - between(testedAt, at);
  if (left <= 0) return;
  const retryAfter = Math.ceil(left / 1_000);
  const again = `Try again in ${String(retryAfter)} s`;
  refuse('RATE_LIMITED', `You can test a channel once a minute. ${again}.`, {
    retryAfter,
    retryable: true,
  });
}
