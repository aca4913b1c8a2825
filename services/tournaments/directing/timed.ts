import type { TimerCommands } from '../../matches/contract.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import type { Director } from './director.ts';

/** Tournaments and whatever else is woken, whichever a wake-up is about. */
export const withTournaments = (
  others: TimerCommands,
  director: Pick<Director, 'wake'>,
): TimerCommands => ({
  async wake(id) {
    const tournament = tournamentOf(id);
    if (tournament === undefined) return others.wake(id);
    const next = await director.wake(tournament);
    return { answered: 0, ...(next !== undefined && { next }) };
  },
});
