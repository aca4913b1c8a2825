import type { AccountActor } from '../platform/requests/actor.ts';
import { CommandRefusedError } from '../platform/requests/refusal.ts';
import type { Plays } from '../platform/storage/contract.ts';
import type { Tournaments } from '../tournaments/contract.ts';

type Parts = {
  readonly store: { readonly plays: Pick<Plays, 'all'> };
  readonly tournaments: Pick<Tournaments, 'find' | 'withdrawFromTournament'>;
};

/**
 * Withdraws an account from every tournament: before its start at once, else with the end of its
 * pod. Results of finished tournaments stay.
 */
export async function withdrawFromTournaments(
  { store: { plays }, tournaments }: Parts,
  actor: AccountActor,
): Promise<void> {
  for (const { tournament } of await plays.all(actor.account)) {
    await withdraw(tournaments, actor, tournament);
  }
}

/** One that they cannot find any more they are no part of. */
async function withdraw(
  tournaments: Parts['tournaments'],
  actor: AccountActor,
  tournamentId: string,
): Promise<void> {
  try {
    const { can } = await tournaments.find(actor, tournamentId);
    if (!can.includes('withdrawFromTournament')) return;
    await tournaments.withdrawFromTournament(actor, { tournamentId });
  } catch (error) {
    if (!(error instanceof CommandRefusedError)) throw error;
  }
}
