import type { z } from 'zod';
import type { Order, Preset } from '../../../../engine/index.ts';
import type { options } from './options.ts';

type Chosen = z.input<typeof options>;

/** An hour at one table: goods are counted after so many turns of each. */
const hour = {
  suddenDeath: 'timed',
  rounds: 10,
  headStart: true,
  trophyRate: 5,
  characterChoice: 3,
  firstPlayer: 'host',
} as const satisfies Chosen;

/** Windows are passed unless a life is at stake, and what is nearly always answered the same way is answered so. */
const unhurried: readonly Order[] = [
  { kind: 'react', about: { moment: 'life' }, ask: true },
  { kind: 'react', choose: ['pass'] },
  { kind: 'draw', choose: ['draw'] },
  { kind: 'before', choose: ['go-on'] },
  { kind: 'spoils', choose: ['trophy'] },
];
const overDays = { seats: 4, speed: 'ASYNC', timeControl: 'async-12h', orders: unhurried } as const;

/** Sets of options that play well, the shortest first. */
export const presets: readonly Preset[] = [
  {
    id: 'talisman-hour',
    options: hour,
    seats: 4,
    speed: 'LIVE',
    timeControl: 'live',
    deadline: 'PT75M',
  },
  {
    id: 'talisman-fortnight',
    options: { ...hour, rounds: 8 } satisfies Chosen,
    ...overDays,
    deadline: 'P21D',
  },
  { id: 'talisman-full', options: {}, ...overDays, deadline: 'P90D' },
];
