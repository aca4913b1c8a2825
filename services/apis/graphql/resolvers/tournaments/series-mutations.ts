import type {
  LeagueRegulationsInput,
  SeriesRegulationsInput,
} from '../../../../../schema/generated/types.ts';
import { definedFields } from '../../../http/defined-fields.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { MutationResolvers } from '../../generated/resolvers.ts';

const rules = ({ pointsByPlace, ties, ...rest }: SeriesRegulationsInput) => ({
  ...definedFields(rest),
  pointsByPlace: [...pointsByPlace],
  ...(ties && { ties: [...ties] }),
});

const whole = ({
  regulations,
  league,
}: {
  readonly regulations?: SeriesRegulationsInput | null | undefined;
  readonly league?: LeagueRegulationsInput | null | undefined;
}) => ({
  ...(regulations && { regulations: rules(regulations) }),
  ...(league && { league: definedFields(league) }),
});

/** The mutations of series. */
export const seriesMutations = {
  createSeries(_, { input: { regulations, league, ...input } }, { tournaments, viewer }) {
    const given = {
      ...definedFields(input),
      ...whole({ league }),
      regulations: rules(regulations),
    };
    return tournaments.createSeries(signedIn(viewer), given);
  },
  updateSeries(_, { input: { regulations, league, ...input } }, { tournaments, viewer }) {
    const { organizers, events, ...said } = input;
    return tournaments.updateSeries(signedIn(viewer), {
      ...definedFields(said),
      ...whole({ regulations, league }),
      ...(organizers && { organizers: [...organizers] }),
      ...(events && { events: events.map((ids) => [...ids]) }),
    });
  },
  draftSeason(_, { input }, { tournaments, viewer }) {
    const { leaving, newcomers, divisions, ...said } = input;
    return tournaments.draftSeason(signedIn(viewer), {
      ...definedFields(said),
      ...(leaving && { leaving: [...leaving] }),
      ...(newcomers && { newcomers: [...newcomers] }),
      ...(divisions && { divisions: divisions.map((ids) => [...ids]) }),
    });
  },
} satisfies MutationResolvers;
