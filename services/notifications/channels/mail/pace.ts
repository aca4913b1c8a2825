import type { Mailings } from '../../../platform/storage/contract.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { after, between } from '../../../platform/time/duration.ts';

const SECOND_MS = 1_000;
/** The furthest time ahead of a turn, in ms; a caller without one asks again after that time. */
const FURTHEST_MS = 24 * 3_600_000;
const LANE = 'mails';
/** The part of the rate that is used: the rest is for mails that go at once or are tried again, and for those of others. */
const USED = 0.9;

/** Takes a turn to send a mail; returns the ms to wait for it, 0 to send at once. */
export type TakeTurn = () => Promise<number>;

/**
 * Paces all mails of a deployment to nine tenths of a rate, over all its processes: the mails of
 * one second at once, the others one by one.
 */
export function pacing(
  mailings: Pick<Mailings, 'turn'>,
  { perSecond, now }: { readonly perSecond: number; readonly now: Clock },
): TakeTurn {
  const every = Math.ceil(SECOND_MS / (perSecond * USED));
  return async () => {
    const at = now().toISOString();
    const turn = await mailings.turn(LANE, { at, every, last: after(at, FURTHEST_MS) });
    if (turn === undefined) return FURTHEST_MS;
    return Math.max(0, between(at, turn) - (SECOND_MS - every));
  };
}
