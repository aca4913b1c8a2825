import type { z } from 'zod';
import { withFigures, type Preset } from '../../engine/index.ts';
import type { options } from './options.ts';
import measured from './preset-figures.json' with { type: 'json' };

/** Sets of options that are known to play well, the shortest first. */
export const presets: readonly Preset[] = withFigures(
  [
    {
      id: 'tales-live',
      options: {},
      seats: 4,
      speed: 'LIVE',
      timeControl: 'live',
      deadline: 'PT45M',
    },
    {
      id: 'tales-async',
      options: { parallelPlacing: true } satisfies z.input<typeof options>,
      seats: 4,
      speed: 'ASYNC',
      timeControl: 'async-1d',
      deadline: 'P21D',
    },
  ],
  measured,
);
