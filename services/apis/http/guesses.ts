import type { Matches } from '../../matches/contract.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { instead } from '../../platform/instead.ts';
import type { RateLimits } from '../../accounts/accounts/rates.ts';
import type { Tournaments } from '../../tournaments/contract.ts';

/** The use-cases that take codes. */
type WithCodes = {
  readonly matches: Pick<Matches, 'invited' | 'join'>;
  readonly tournaments: Pick<Tournaments, 'registerForTournament'>;
};

/**
 * Counts wrong codes of invitations apart around the same use-cases, by account and by address: an account that
 * has tried too many is refused any other for a while, be it of a match or of a tournament. Everyone at an address
 * without a token counts as one account.
 */
export function withGuessesCounted<Uses extends WithCodes>(
  { matches, tournaments }: Uses,
  rates: RateLimits | undefined,
  address: string,
): Pick<Uses, keyof WithCodes> {
  if (rates === undefined) return { matches, tournaments };
  const counted = async <T>(account: string | undefined, look: () => Promise<T>): Promise<T> => {
    // taken before, because many may be looked up at once
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
    matches: instead(matches, {
      invited: (viewer, code) => counted(viewer?.account, () => matches.invited(viewer, code)),
      join: (actor, input) =>
        input.invitation === undefined
          ? matches.join(actor, input)
          : counted(actor.account, () => matches.join(actor, input)),
    }),
    tournaments: instead(tournaments, {
      registerForTournament: (actor, input) =>
        input.code === undefined
          ? tournaments.registerForTournament(actor, input)
          : counted(actor.account, () => tournaments.registerForTournament(actor, input)),
    }),
  };
}

/** The refusals of a wrong code: as if there were nothing, or because of the code. */
const isWrong = (error: unknown): boolean =>
  error instanceof CommandRefusedError &&
  (['NOT_FOUND', 'FORBIDDEN'].includes(error.code) ||
    error.mistakes.some(({ path: [field] }) => field === 'code'));
