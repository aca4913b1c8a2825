import type { ActTarget, AuditEntry } from '../../record/act.ts';
import type { TournamentEvent } from '../../events/event.ts';
import type { Moment } from '../moment.ts';

/** The content of an audit entry, besides its author, time and reason. */
export type Said = {
  readonly target: ActTarget;
  readonly before?: unknown;
  readonly after?: unknown;
};

/**
 * The context of a check: the entry, the event that it made, and all events of the step without an
 * entry so far.
 */
export type Made<Event extends TournamentEvent = TournamentEvent> = {
  readonly entry: AuditEntry;
  readonly main: Moment<Event>;
  readonly open: readonly Moment[];
};

/** A kind of act: the event that it makes, the content of its entry, and its consequences. */
export type KindOf<Type extends TournamentEvent['type']> = {
  /** The types of the event that it makes. */
  readonly makes: readonly Type[];
  /** The content that the entry of this event must have. */
  says(made: Made<Extract<TournamentEvent, { readonly type: Type }>>): Said;
  /** Further events that the act makes, exactly; it makes no others of these types. */
  leadsTo?(
    made: Made<Extract<TournamentEvent, { readonly type: Type }>>,
  ): readonly TournamentEvent[];
  /** Further conditions; yields a message for each that fails. */
  holds?(made: Made<Extract<TournamentEvent, { readonly type: Type }>>): Iterable<string>;
};

/** A kind of act, for checking entries. */
export type Kind = {
  /** True if the kind makes this event. */
  makes(moment: Moment): boolean;
  /** The expected entry and consequences of an event; `undefined` if the kind does not make it. */
  due(made: Made): Due | undefined;
};
type Due = {
  readonly says: Said;
  readonly leadsTo: readonly TournamentEvent[];
  readonly faults: Iterable<string>;
};

/** Wraps a kind without its event types. */
export function kind<Type extends TournamentEvent['type']>(its: KindOf<Type>): Kind {
  const isIts = (
    moment: Moment,
  ): moment is Moment<Extract<TournamentEvent, { readonly type: Type }>> =>
    its.makes.some((type) => type === moment.event.type);
  return {
    makes: isIts,
    due({ entry, main, open }) {
      if (!isIts(main)) return undefined;
      const made = { entry, main, open };
      return {
        says: its.says(made),
        leadsTo: its.leadsTo?.(made) ?? [],
        faults: its.holds?.(made) ?? [],
      };
    },
  };
}
