import type { RegulationsResolvers } from '../../generated/resolvers.ts';

export const Regulations: RegulationsResolvers = {
  json: ({ regulations }) => regulations,
  hash: ({ regulationsHash }) => regulationsHash,
};
