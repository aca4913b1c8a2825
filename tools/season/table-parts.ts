import type { Game } from '../../shared/engine/index.ts';
import type { Accounts } from '../../services/accounts/accounts/contract.ts';
import type { Matches } from '../../services/matches/contract.ts';
import type { Agenda } from './agenda.ts';
import type { Habits } from './habits.ts';
import type { Luck } from './luck.ts';

/** What a match of the season is played with. */
export type TableParts = {
  readonly matches: Matches;
  readonly accounts: Accounts;
  readonly game: Game;
  readonly agenda: Agenda;
  readonly luck: Luck;
  readonly habits: Habits;
  /** The name of the match among all of the season. */
  readonly name: string;
};
