import type { SeenTournament } from '../../../../tournaments/contract.ts';
import { numbered } from '../../../../tournaments/views/roster.ts';
import type { GraphqlContext } from '../../context.ts';
import type { AccountModel, TournamentPlayerModel } from '../../models.ts';

type Naming = Pick<GraphqlContext, 'accounts'>;

/** An account that a tournament names. */
export async function accountOf(id: string, { accounts }: Naming): Promise<AccountModel> {
  return { id, name: (await accounts.names([id]))[id] };
}

/** An account that a tournament names, if it names one. */
export const anyAccountOf = async (
  id: string | undefined,
  context: Naming,
): Promise<AccountModel | undefined> => (id === undefined ? undefined : accountOf(id, context));

/** The player of a start number. */
export const playerAt = (seen: SeenTournament, number: number): TournamentPlayerModel => ({
  player: numbered(seen.tournament, number),
  seen,
});
