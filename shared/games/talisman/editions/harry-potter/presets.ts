import { withFigures, type Preset } from '../../../../engine/index.ts';
import { overDays, together } from '../../presets.ts';
import measured from './preset-figures.json' with { type: 'json' };

/** Sets of options that are known to play well, the shortest first. */
export const presets: readonly Preset[] = withFigures(
  [
    { id: 'hp-evening', options: { rounds: 15 }, ...together, deadline: 'PT2H30M' },
    { id: 'hp-fortnight', options: { rounds: 8 }, ...overDays, deadline: 'P21D' },
    { id: 'hp-full', options: {}, ...overDays, deadline: 'P60D' },
  ],
  measured,
);
