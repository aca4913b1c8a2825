import { tournamentReading } from './reading.ts';
import { tournamentSetup } from './setup.ts';
import { tournamentPlayers } from './players.ts';
import { tournamentRounds } from './rounds.ts';
import { tournamentRulings } from './rulings.ts';
import { series } from './series.ts';

/** All that can be done with tournaments at the REST door. */
export const tournaments = {
  ...tournamentReading,
  ...tournamentSetup,
  ...tournamentPlayers,
  ...tournamentRounds,
  ...tournamentRulings,
  ...series,
} as const;
