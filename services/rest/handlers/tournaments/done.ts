import { refuse } from '../../../requests/refusal.ts';
import type { SeenTournament } from '../../../tournaments/contract.ts';
import { nextPodOf } from '../../../tournaments/shown/pods.ts';
import type { Call } from '../../call.ts';
import { eventOf } from '../../model/tournaments/setting.ts';
import { accountsIn, tournamentOf } from '../../model/tournaments/tournament.ts';

/** A tournament as its reader sees it, after an act or as it is. */
export async function done(call: Call, seen: SeenTournament) {
  const { tournament } = seen;
  const next = call.viewer && nextPodOf(tournament, call.viewer.account);
  const [event, game] = await Promise.all([
    eventOf(call, seen, accountsIn(seen, next)),
    call.games.named(tournament.regulations.game.id),
  ]);
  return { body: tournamentOf(event, game, next), version: tournament.version };
}

/** The tournament that the path names. */
export const seenIn = ({ tournaments, viewer, tournamentId }: Call): Promise<SeenTournament> =>
  tournaments.find(viewer, tournamentId);

/** The tournament that the path names, with what a command says of itself. */
export const onTournament = ({ tournamentId, command }: Call) => ({ tournamentId, ...command });

/** A number of the path; there is nothing where it is none. */
export function numberIn(call: Call, name: 'round' | 'pod' | 'number'): number {
  const said = call[name];
  if (!/^[1-9]\d{0,4}$/.test(said)) refuse('NOT_FOUND', `Unknown ${name}.`);
  return Number(said);
}
