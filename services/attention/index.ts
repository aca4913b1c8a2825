import { checkFirst } from '../requests/page.ts';
import { refuseInput } from '../requests/refusal.ts';
import type { AccountStore, Attentions, OperatorTimes } from '../storage/contract.ts';
import { CursorError } from '../storage/errors.ts';
import { fromCursor, toCursor } from '../storage/read-models/cursor.ts';
import type { Clock } from '../time/clock.ts';
import type { AttentionUses, AttentionView } from './contract.ts';
import { dueFrom, rankOf } from './due.ts';
import { hoursOf } from './hours.ts';

export type AttentionDeps = {
  readonly attentions: Pick<Attentions, 'openOf'>;
  readonly accounts: Pick<AccountStore, 'profile'>;
  readonly operatorTimes: Pick<OperatorTimes, 'read'>;
  /** Game time. */
  readonly now: Clock;
};

/** As many as a page holds. */
const MOST = 100;

/** The use-cases of attention, on a store. */
export function createAttention(deps: AttentionDeps): AttentionUses {
  const { attentions, accounts, operatorTimes, now } = deps;

  const dueOf = async (account: string): Promise<readonly AttentionView[]> => {
    const [open, { credits }, profile] = await Promise.all([
      attentions.openOf(account),
      operatorTimes.read(),
      accounts.profile(account),
    ]);
    const { urgentBelow } = hoursOf(profile);
    return dueFrom(open, { credits, now: now().toISOString(), urgentBelow });
  };

  return {
    async list({ account }, { first, after }) {
      checkFirst(first, MOST);
      const rank = after === undefined ? '' : placeIn(account, after);
      const due = (await dueOf(account)).filter((item) => rankOf(item) > rank);
      return {
        items: due
          .slice(0, first)
          .map((item) => ({ cursor: toCursor(listOf(account), rankOf(item)), item })),
        hasNext: due.length > first,
      };
    },

    async next({ account }, matchId) {
      const due = await dueOf(account);
      const at = due.findIndex((each) => each.matchId === matchId);
      return [...due.slice(at + 1), ...due.slice(0, Math.max(0, at))][0];
    },
  };
}

const listOf = (account: string): string => `ATTENTION/${account}`;

function placeIn(account: string, cursor: string): string {
  try {
    return fromCursor(listOf(account), cursor);
  } catch (thrown) {
    if (!(thrown instanceof CursorError)) throw thrown;
    return refuseInput({ path: ['after'], detail: thrown.message });
  }
}
