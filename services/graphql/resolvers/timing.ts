import { limitsOf } from '../../matches/clocks/time-control.ts';
import { nameOfControl } from '../../words/time-controls.ts';
import type { TimeControlResolvers } from '../generated/resolvers.ts';

export const TimeControl: TimeControlResolvers = {
  name: (control, { locale }, context) => nameOfControl(control, locale ?? context.locale),
  speed: (control) => limitsOf(control).speed,
  weekends: ({ weekends }) => weekends ?? 'RUN',
  playingHours: ({ playingHours }) => playingHours ?? false,
  vacation: ({ vacation }) => vacation ?? 'FORBIDDEN',
};
