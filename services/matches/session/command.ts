import type { Command as CommandOn } from '../../platform/commands/command.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Act } from './compose.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** The kinds of matches, besides usual ones, in which something can be done. */
export type Venues = {
  /** True if an analysis allows it. */
  readonly inAnalysis: boolean;
  /** True if a tournament's match allows it; false if only the tournament does it there. */
  readonly inPod: boolean;
};

/** A command on a match that exists; its `expectedVersion` is the one that the match must stand at. */
export type Command = CommandOn<LoadedMatch, Act> & {
  readonly matchId: string;
  /** The matches that allow it; all unless given. */
  readonly venues?: Venues;
  /** Whether an invitation may let in an account that may not find the match: the command itself judges that. */
  readonly admits?: boolean;
  /** Builds the command again for the same account, with its roles in the match's tournament. */
  readonly by?: (actor: AccountActor) => Command;
};
