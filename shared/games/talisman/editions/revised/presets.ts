import type { z } from 'zod';
import { withFigures, type Preset } from '../../../../engine/index.ts';
import { overDays, together } from '../../presets.ts';
import type { options } from './options.ts';
import measured from './preset-figures.json' with { type: 'json' };

type Chosen = z.input<typeof options>;

/** What makes all grow faster; who sits where is then for the host, or for a tournament, to balance. */
const brisk = { headStart: true, trophyRate: 5, firstPlayer: 'host' } as const satisfies Chosen;
/** Goods are counted after so many turns of each; a choice of characters, for nobody can mend a poor one so soon. */
const counted = (rounds: number) =>
  ({ ...brisk, suddenDeath: 'timed', rounds, characterChoice: 3 }) as const satisfies Chosen;
/** The first on the Crown wins; where nobody is by then, goods are counted. */
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
