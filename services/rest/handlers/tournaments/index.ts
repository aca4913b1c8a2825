import { tournamentPlayers } from './players.ts';
import { tournamentReading } from './reading.ts';
import { tournamentRounds } from './rounds.ts';
import { tournamentRulings } from './rulings.ts';
import { tournamentSetup } from './setup.ts';
import { series } from './series.ts';
import { tournamentTexts } from './texts.ts';

/** All that can be done with tournaments at the REST door. */
export const tournaments = {
  ...tournamentReading,
  ...tournamentSetup,
  ...tournamentPlayers,
  ...tournamentRounds,
  ...tournamentRulings,
  ...tournamentTexts,
  ...series,
};
