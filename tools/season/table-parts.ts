import type { Game } from '../../shared/engine/index.ts';
import type { Accounts } from '../../services/accounts/accounts/contract.ts';
import type { Matches } from '../../services/matches/contract.ts';
import type { Agenda } from './agenda.ts';
import type { Habits } from './habits.ts';
import type { Luck } from './luck.ts';

/** The dependencies of a match of the season. */
export type TableParts = {
  readonly matches: Matches;
  readonly accounts: Accounts;
  readonly game: Game;
  readonly agenda: Agenda;
  readonly luck: Luck;
  readonly habits: Habits;
  /** The name of the match, unique in the season. */
  readonly name: string;
};
