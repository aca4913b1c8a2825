import type { Actor } from '../../requests/actor.ts';
import type { Act } from './compose.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** A command on a match that exists. */
export type Command = {
  readonly name: string;
  readonly actor: Actor;
  readonly matchId: string;
  readonly commandId?: string | undefined;
  /** The content of the command, all that it says; another command under the same id is told apart by this. */
  readonly says: unknown;
  /** The version that the match must stand at. */
  readonly expectedVersion?: number | undefined;
  /** Judges the match; `undefined` where nothing needs to be done. Throws refusals. */
  act(match: LoadedMatch): Act | undefined | Promise<Act | undefined>;
};
