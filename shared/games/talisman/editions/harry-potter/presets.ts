import type { Order, Preset } from '../../../../engine/index.ts';

/** Windows are passed unless a life is at stake, and what is nearly always answered the same way is answered so. */
const unhurried: readonly Order[] = [
  { kind: 'react', about: { moment: 'life' }, ask: true },
  { kind: 'react', choose: ['pass'] },
];

/** Sets of options that play well, the shortest first. */
export const presets: readonly Preset[] = [
  {
    id: 'hp-full',
    options: {},
    seats: 4,
    speed: 'ASYNC',
    timeControl: 'async-12h',
    deadline: 'P60D',
    orders: unhurried,
  },
];
