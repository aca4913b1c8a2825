import type { MatchModel } from '../graphql/models.ts';
import type { resolvers } from '../graphql/resolvers/index.ts';

/** Resolvers of the fields that REST takes from what is at hand, where GraphQL reads a thing of its own. */
export const lean = ({ Match }: typeof resolvers) => ({
  Match: {
    ...Match,
    // the id alone is shown
    tournament: ({ record }: MatchModel) =>
      record.pod && { tournament: { id: record.pod.tournament } },
    pod: ({ record }: MatchModel) => record.pod,
  },
});
