import type { TournamentEvent } from '../../shared/tournaments/events/event.ts';
import type { Tournament } from '../../shared/tournaments/record/tournament.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import type { Standing } from './permissions.ts';
import type { TournamentsDeps } from './deps.ts';

/** What an act is judged by. */
export type Judging<Input> = {
  readonly tournament: Tournament;
  readonly actor: AccountActor;
  /** The role in which they act; of players' acts `undefined`. */
  readonly role: Standing | undefined;
  readonly input: Input;
  readonly secret: Uint8Array;
  /** ISO 8601. */
  readonly at: string;
  readonly deps: TournamentsDeps;
};

/** What an act does; nothing where there is nothing to be done. Throws refusals. */
export type Judge<Input> = (
  judging: Judging<Input>,
) => readonly TournamentEvent[] | Promise<readonly TournamentEvent[]>;
