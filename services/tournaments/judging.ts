import type { TournamentEvent } from '../../shared/tournaments/events/event.ts';
import type { Tournament } from '../../shared/tournaments/record/tournament.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import type { ActingRole } from './permissions.ts';
import type { TournamentsDeps } from './deps.ts';

/** The input of judging an act. */
export type Judging<Input> = {
  readonly tournament: Tournament;
  readonly actor: AccountActor;
  /** The role of the actor; `undefined` for acts of players. */
  readonly role: ActingRole | undefined;
  readonly input: Input;
  readonly secret: Uint8Array;
  /** ISO 8601. */
  readonly at: string;
  readonly deps: TournamentsDeps;
};

/** Judges an act: returns its events, none if nothing has to be done. Throws refusals. */
export type Judge<Input> = (
  judging: Judging<Input>,
) => readonly TournamentEvent[] | Promise<readonly TournamentEvent[]>;
