import { tournamentReading } from './reading.ts';
import { tournamentRounds } from './rounds.ts';
import { series } from './series.ts';
import { tournamentTexts } from './texts.ts';

/** All that can be done with tournaments at the REST door. */
export const tournaments = {
  ...tournamentReading,
  ...tournamentRounds,
  ...tournamentTexts,
  ...series,
};
