import type { z } from 'zod';
import { withFigures, type Preset } from '../../../../engine/index.ts';
import { overDays, together } from '../../presets.ts';
import type { options } from './options.ts';
import measured from './preset-figures.json' with { type: 'json' };

type Chosen = z.input<typeof options>;

/** Options that make characters grow faster; the host, or a tournament, then balances the seats. */
const brisk = { headStart: true, trophyRate: 5, firstPlayer: 'host' } as const satisfies Chosen;
/**
 * Options that count goods after a number of turns each; with a choice of characters, because there is
 * no time to make up for a poor one.
 */
const counted = (rounds: number) =>
  ({ ...brisk, suddenDeath: 'timed', rounds, characterChoice: 3 }) as const satisfies Chosen;
/** Options by which the first on the Crown wins; without one in time, goods are counted. */
const race = { ...brisk, suddenDeath: 'crown', rounds: 20 } as const satisfies Chosen;

/** Sets of options that are known to play well, the shortest first. */
export const presets: readonly Preset[] = withFigures(
  [
    { id: 'talisman-hour', options: counted(12), ...together, deadline: 'PT75M' },
    { id: 'talisman-evening', options: race, ...together, deadline: 'PT2H30M' },
    { id: 'talisman-fortnight', options: counted(8), ...overDays, deadline: 'P21D' },
    { id: 'talisman-month', options: race, ...overDays, deadline: 'P42D' },
    { id: 'talisman-full', options: {}, ...overDays, deadline: 'P90D' },
  ],
  measured,
);
