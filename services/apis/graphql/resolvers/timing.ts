import { limitsOf } from '../../../matches/terms/time-control.ts';
import { nameOfControl } from '../../../matches/words/time-controls.ts';
import type { Complete } from '../needed.ts';

export const TimeControl = {
  name: (control, { locale }, context) => nameOfControl(control, locale ?? context.locale),
  speed: (control) => limitsOf(control).speed,
  weekends: ({ weekends }) => weekends ?? 'RUN',
  playingHours: ({ playingHours }) => playingHours ?? false,
  vacation: ({ vacation }) => vacation ?? 'FORBIDDEN',
} satisfies Complete<'TimeControl'>;
