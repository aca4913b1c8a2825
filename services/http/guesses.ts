import type { Matches } from '../matches/contract.ts';
import { CommandRefusedError } from '../requests/refusal.ts';
import type { RateLimits } from '../accounts/rates.ts';

/**
 * Counts wrong codes of invitations apart around the same use-cases, by account and by address: whoever has
 * tried too many is refused any other for a while.
 */
export function withGuessesCounted(
  matches: Matches,
  rates: RateLimits | undefined,
  address: string,
): Matches {
  if (rates === undefined) return matches;
  const counted = async <T>(account: string, look: () => Promise<T>): Promise<T> => {
    // taken before, for many may be looked up at once
    const giveBack = rates.ofGuesses(account, address);
    try {
      const found = await look();
      if (found !== undefined) giveBack();
      return found;
    } catch (error) {
      if (!isWrong(error)) giveBack();
      throw error;
    }
  };
  return {
    ...matches,
    invited: (viewer, code) => counted(viewer.account, () => matches.invited(viewer, code)),
    join: (actor, input) =>
      input.invitation === undefined
        ? matches.join(actor, input)
        : counted(actor.account, () => matches.join(actor, input)),
  };
}

/** The refusals of a wrong code: as if there were no match, or because of the code. */
const isWrong = (error: unknown): boolean =>
  error instanceof CommandRefusedError && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code);
