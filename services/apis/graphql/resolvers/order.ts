import type { Complete } from '../needed.ts';

export const StandingOrder = {
  choose: (order) => ('choose' in order ? order.choose : []),
  ask: (order) => 'ask' in order,
  once: (order) => 'once' in order,
} satisfies Complete<'StandingOrder'>;
