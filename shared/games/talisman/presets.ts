import type { Order } from '../../engine/index.ts';

/**
 * Standing orders for turn-based play: windows pass unless a life is at stake, and nearly constant
 * answers are given automatically.
 */
const unhurried: readonly Order[] = [
  { kind: 'react', about: { moment: 'life' }, ask: true },
  { kind: 'react', choose: ['pass'] },
  { kind: 'draw', choose: ['draw'] },
  { kind: 'before', choose: ['go-on'] },
  { kind: 'spoils', choose: ['trophy'] },
];

/** The manner of play of presets in any edition: real-time, or turn-based. */
export const together = { seats: 4, speed: 'LIVE', timeControl: 'live' } as const;
export const overDays = {
  seats: 4,
  speed: 'ASYNC',
  timeControl: 'async-12h',
  orders: unhurried,
} as const;
