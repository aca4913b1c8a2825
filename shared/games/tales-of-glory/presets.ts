import type { z } from 'zod';
import type { Preset } from '../../engine/index.ts';
import { withFigures } from '../preset-figures.ts';
import type { options } from './options.ts';

/** Sets of options that are known to play well, the shortest first. */
export const presets: readonly Preset[] = withFigures([
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
]);
