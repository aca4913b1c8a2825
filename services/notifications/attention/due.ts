import { creditedDeadline } from '../../matches/clocks/credit.ts';
import type { Attention, TimeCredit } from '../../platform/storage/contract.ts';
import { after } from '../../platform/time/duration.ts';
import type { AttentionView } from './contract.ts';
import { stateOf } from './state.ts';

/**
 * Lists the due items, the earliest deadline first; those without one come last, the longest wait
 * first.
 */
export function dueFrom(
  open: readonly Attention[],
  {
    credits,
    now,
    urgentBelow,
  }: {
    readonly credits: readonly TimeCredit[];
    readonly now: string;
    /** Milliseconds. */
    readonly urgentBelow: number;
  },
): readonly AttentionView[] {
  const urgentUntil = after(now, urgentBelow);
  return open
    .flatMap((attention): readonly AttentionView[] => {
      const { episode } = stateOf(attention);
      if (episode === undefined) return [];
      const { seat, count, since, deadline: recorded } = episode;
      const { stream: matchId, kind = 'ANSWER' } = attention;
      // what operators give back is given to clocks
      // nothing happens to a table when an invitation is over
      if (kind === 'INVITATION' && recorded !== undefined && recorded <= now) return [];
      const isClocked = recorded !== undefined && kind === 'ANSWER';
      const deadline = isClocked ? creditedDeadline(matchId, recorded, credits) : recorded;
      const urgent = deadline !== undefined && deadline < urgentUntil;
      return [{ matchId, seat, kind, count, since, deadline, urgent }];
    })
    .toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
}

/** Builds the item that is no longer due, for followers; `undefined` if there never was one. */
export function clearedFrom(attention: Attention): AttentionView | undefined {
  const { was } = stateOf(attention);
  const { stream: matchId, kind = 'ANSWER' } = attention;
  return was && { matchId, ...was, kind, count: 0, deadline: undefined, urgent: false };
}

const NEVER = '~';

/** The rank of attention in that order; no two of one account have the same. */
export const rankOf = ({ deadline, since, matchId, kind }: AttentionView): string =>
  [deadline ?? NEVER, since, matchId, kind].join('#');
