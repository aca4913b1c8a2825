import type { StandingOrderResolvers } from '../generated/resolvers.ts';

export const StandingOrder: StandingOrderResolvers = {
  choose: (order) => ('choose' in order ? order.choose : []),
  ask: (order) => 'ask' in order,
  once: (order) => 'once' in order,
};
