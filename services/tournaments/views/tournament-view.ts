import { changedAtOf, playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { withheldRound } from '../../../shared/tournaments/evolve/withheld.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { SeenTournament } from '../contract.ts';
import { isStaff, rolesOf } from '../permissions.ts';
import type { TournamentRecord } from '../record/tournament-record.ts';
import { actionsOf } from './can.ts';
import { versionShown } from './versions.ts';
import { warningsOf } from './warnings.ts';

/** A tournament as its viewer may see it at a time, ISO 8601. */
export function tournamentView(
  record: TournamentRecord,
  viewer: AccountActor | undefined,
  at: string,
): SeenTournament {
  const { tournament } = record;
  const staff = isStaff(tournament, viewer);
  const mine = viewer && playerBy(tournament, viewer.account);
  return {
    tournament: staff ? { ...tournament, changedAt: changedAtOf(tournament) } : publicOf(record),
    roles: rolesOf(tournament, viewer),
    ...(mine && { mine }),
    can: actionsOf(tournament, viewer, at),
    warnings: staff ? warningsOf(tournament) : [],
  };
}

/** The public view of a tournament, for viewers who may find it. */
export function publicOf(record: TournamentRecord): Tournament {
  const tournament = checkableOf(record);
  return { ...tournament, rounds: tournament.rounds.map(withheldRound) };
}

/** The same with the pairs that rounds keep apart, so that staff can verify it. */
export function checkableOf(record: TournamentRecord): Tournament {
  const { code: _, changedUnseenAt: __, ...tournament } = record.tournament;
  const version = versionShown(record);
  const shownAt = (at: number) => versionShown(record, at);
  return {
    ...tournament,
    version,
    invited: [],
    apart: [],
    proposed: [],
    folded: [],
    changedAt: shownAt(tournament.changedAt),
    players: tournament.players.map(({ entropy: ___, ...player }) => player),
    rounds: tournament.rounds
      .filter(({ status }) => status !== 'DRAFT')
      .map(({ edits: ____, ...round }) => ({ ...round, changedAt: shownAt(round.changedAt) })),
    audit: { ...tournament.audit, versions: [] },
    updatedAt: record.shownAt,
  };
}
