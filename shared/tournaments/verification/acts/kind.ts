import type { ActTarget, AuditEntry } from '../../record/act.ts';
import type { TournamentEvent } from '../../events/event.ts';
import type { Moment } from '../moment.ts';

/** What an entry of the audit says beside who did it, when and why. */
export type Said = {
  readonly target: ActTarget;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Everything that an entry can be held to: the event that it made, and all of the step that no entry accounts for yet. */
export type Made<Event extends TournamentEvent = TournamentEvent> = {
  readonly entry: AuditEntry;
  readonly main: Moment<Event>;
  readonly open: readonly Moment[];
};

/** A kind of act: the event that it makes, what its entry says of that, and what else it leads to. */
export type Kind<Type extends TournamentEvent['type'] = TournamentEvent['type']> = {
  /** The types of the event that it makes. */
  readonly makes: readonly Type[];
  /** What the entry of this event must say. */
  says(made: Made<Extract<TournamentEvent, { readonly type: Type }>>): Said;
  /** What else it makes, each as it must be; no more of these types is made by it. */
  leadsTo?(
    made: Made<Extract<TournamentEvent, { readonly type: Type }>>,
  ): readonly TournamentEvent[];
  /** Whether it holds beside that, in words if it does not. */
  holds?(made: Made<Extract<TournamentEvent, { readonly type: Type }>>): Iterable<string>;
};
