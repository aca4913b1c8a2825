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
export type KindOf<Type extends TournamentEvent['type']> = {
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

/** A kind as entries are held to it. */
export type Kind = {
  /** Whether an event is one that it makes. */
  makes(moment: Moment): boolean;
  /** What is to be so with the event that it made; `undefined` if that is none of its events. */
  due(made: Made): Due | undefined;
};
type Due = {
  readonly says: Said;
  readonly leadsTo: readonly TournamentEvent[];
  readonly faults: Iterable<string>;
};

/** A kind, whatever the events that it makes. */
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
