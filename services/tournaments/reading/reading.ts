import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import { checkMayFind } from './find.ts';
import { noTournament } from '../aggregate.ts';
import { asObstacle, roundToDraft, tooMany } from '../drawing/drafting.ts';
import type { SeenAuditEntry, Tournaments } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { questions } from '../input/input.ts';
import { checkMay, isStaff } from '../permissions.ts';
import { tournamentView } from '../views/tournament-view.ts';
import type { Reader } from './reader.ts';
import { auditPage } from './audit-page.ts';
import { tableAsOf } from './table-as-of.ts';
import { updatesOf } from './updates.ts';
import { exportOf } from './export.ts';
import { listOf } from './list.ts';

type Reading = Pick<
  Tournaments,
  'find' | 'list' | 'standings' | 'audit' | 'updates' | 'exported' | 'previewPairing'
>;

/** Creates the queries of tournaments. */
export function createReading(deps: TournamentsDeps, reader: Reader): Reading {
  const shown = async (id: string, viewer: AccountActor | undefined) =>
    checkMayFind(await reader.latest(id), viewer);

  return {
    async find(viewer, id) {
      return tournamentView(await shown(id, viewer), viewer, deps.now().toISOString());
    },

    list: (viewer, filter, page) => listOf(deps, reader, viewer, { filter, page }),

    async standings(viewer, of) {
      const said = checked(questions().ofRound, of);
      const { tournament } = await shown(said.tournamentId, viewer);
      return tableAsOf(tournament, said);
    },

    async audit(viewer, { tournamentId, first, after }) {
      const { tournament } = await shown(tournamentId, viewer);
      const staff = isStaff(tournament, viewer);
      const page = { audit: tournament.audit, page: { first, after } };
      const acts = await auditPage(deps.store, tournamentStream(tournamentId), page);
      return acts.map(({ entry, note }): SeenAuditEntry => ({
        ...entry,
        ...(staff && note !== undefined && { note }),
      }));
    },

    async updates(viewer, { tournamentId, first, after }) {
      return updatesOf(deps, await shown(tournamentId, viewer), viewer, { first, after });
    },

    async exported(viewer, id) {
      return exportOf(deps, await shown(id, viewer), viewer);
    },

    async previewPairing(actor, input) {
      const { tournamentId, pods, byes = [] } = checked(questions().preview, input);
      const { tournament, version } = await reader.latest(tournamentId);
      checkMay(tournament, actor, 'previewPairing');
      const round = roundToDraft(tournament);
      const asked = { ...(pods && { made: { pods, byes } }), byesFor: byes };
      const over = tooMany(tournament, asked);
      if (over.length > 0) return { round, pods: [], byes, problems: over.map(asObstacle) };
      const secret = await deps.secrets.read(tournamentStream(tournamentId));
      const preview = await deps.previewing({
        ...{ tournament, version, secret: secret ?? noTournament() },
        asked,
      });
      return 'draft' in preview
        ? { round, problems: [], ...preview.draft }
        : { round, pods: pods ?? [], byes, problems: preview.problems.map(asObstacle) };
    },
  };
}
