import type { NodeResolvers } from '../generated/resolvers.ts';

export const Node: NodeResolvers = {
  __resolveType(thing) {
    if ('record' in thing) return 'Match';
    if ('tournament' in thing) return 'Tournament';
    if ('series' in thing) return 'Series';
    return 'procedures' in thing ? 'Game' : 'Account';
  },
};
