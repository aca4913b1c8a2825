import type { Order } from '../../engine/index.ts';

/** Windows pass unless a life is at stake, and what is nearly always answered the same way is answered so. */
const unhurried: readonly Order[] = [
  { kind: 'react', about: { moment: 'life' }, ask: true },
  { kind: 'react', choose: ['pass'] },
  { kind: 'draw', choose: ['draw'] },
  { kind: 'before', choose: ['go-on'] },
  { kind: 'spoils', choose: ['trophy'] },
];

/** How presets of any edition are played: at one table, or over days. */
export const together = { seats: 4, speed: 'LIVE', timeControl: 'live' } as const;
export const overDays = {
  seats: 4,
  speed: 'ASYNC',
  timeControl: 'async-12h',
  orders: unhurried,
} as const;
