import type { MatchModel } from '../graphql/models.ts';
import type { resolvers } from '../graphql/resolvers/index.ts';

/**
 * Resolvers of the fields that REST takes from values at hand, where GraphQL reads a record of its
 * own.
 */
export const lean = ({ Match }: typeof resolvers) => ({
  Match: {
    ...Match,
    // only the id is shown
    tournament: ({ record }: MatchModel) =>
      record.pod && { tournament: { id: record.pod.tournament } },
    pod: ({ record }: MatchModel) => record.pod,
  },
});
