import { definedFields } from '../../../http/defined-fields.ts';
import { signedIn } from '../../../http/signed-in.ts';
import { PAIRING_LINES } from '../../budget.ts';
import type { QueryResolvers } from '../../generated/resolvers.ts';
import { ownSeries, seriesById } from './series.ts';
import { tournamentById, tournamentsIn } from './tournament.ts';

/** The queries of tournaments. */
export const tournamentQueries = {
  tournament: (_, { id }, context) => tournamentById(id, context),
  tournaments: (_, asked, context) => tournamentsIn(asked, context),
  series: (_, { id }, context) => seriesById(id, context),
  ownSeries: (_, asked, context) => ownSeries(asked, context),
  async previewPairing(_, { tournamentId, pods, byes }, { tournaments, viewer, budget }) {
    budget.spend(PAIRING_LINES);
    const { report, ...preview } = await tournaments.previewPairing(signedIn(viewer), {
      tournamentId,
      ...definedFields({ pods: pods?.map((pod) => [...pod]), byes: byes && [...byes] }),
    });
    return {
      report,
      round: preview.round,
      pods: preview.pods.map((pod) => [...pod]),
      byes: [...preview.byes],
      problems: preview.problems.map(({ players, relax, ...problem }) => ({
        ...problem,
        players: [...players],
        relax: [...relax],
      })),
    };
  },
  async regulationsSchema() {
    const { regulationsSchema } =
      await import('../../../../tournaments/input/regulations-schema.ts');
    return regulationsSchema();
  },
} satisfies QueryResolvers;
