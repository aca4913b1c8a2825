import type { InAllLanguages } from '../../words/phrase.ts';
import type { AuditEntry } from '../record/act.ts';
import type { Tournament } from '../record/tournament.ts';
import type { ActInput, EntryContent } from './content.ts';
import type { TournamentEvent } from '../events/event.ts';
import type { Moment } from './moment.ts';

/**
 * The context of a check: the entry, the event that it made, and all events of the step without an
 * entry so far.
 */
type Made<Event extends TournamentEvent = TournamentEvent> = {
  readonly entry: AuditEntry;
  readonly main: Moment<Event>;
  readonly open: readonly Moment[];
};

/** The events that an act makes, the content of its entry, and its consequences. */
type EventCheck<Type extends TournamentEvent['type']> = {
  /** The types of the event that it makes. */
  readonly makes: readonly Type[];
  /** The content that the entry of this event must have. */
  says(made: Made<Extract<TournamentEvent, { readonly type: Type }>>): EntryContent;
  /** Further events that the act makes, exactly; it makes no others of these types. */
  leadsTo?(
    made: Made<Extract<TournamentEvent, { readonly type: Type }>>,
  ): readonly TournamentEvent[];
  /** Further conditions; yields a message for each that fails. */
  holds?(made: Made<Extract<TournamentEvent, { readonly type: Type }>>): Iterable<string>;
};

/** A check of entries against the events of an act. */
export type EntryCheck = {
  /** True if the act makes this event. */
  makes(moment: Moment): boolean;
  /** The expected entry and consequences of an event; `undefined` if the act does not make it. */
  due(made: Made): Due | undefined;
};
type Due = {
  readonly says: EntryContent;
  readonly leadsTo: readonly TournamentEvent[];
  readonly faults: Iterable<string>;
};

/** Checks entries against events of these types. */
export function heldBy<Type extends TournamentEvent['type']>(its: EventCheck<Type>): EntryCheck {
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

/** An act of the audit: all that is known of its kind. A new one is such a record in the registry. */
export type ActSpec = {
  /** The act as the audit and its page name it. */
  readonly words: InAllLanguages;
  /**
   * Whether accounts that it concerns are notified by `tournament.act`: not of a look into a match, nor of
   * an edited pairing, which is announced with its publication, nor of appeals, which have a notice of
   * their own.
   */
  readonly notifies: boolean;
  /** Returns the content of its entry: its target, its input, and the state that it changed. */
  content(acted: {
    /** The tournament before the act. */
    readonly before: Tournament;
    /** The events of the act. */
    readonly done: readonly TournamentEvent[];
    readonly says: ActInput;
  }): EntryContent;
  /**
   * The check of its entries by anyone: against its events, against the pairing that is published, as a
   * look that makes no event; or `NEVER`, for acts that enter the audit under another act, or the record
   * of a match.
   */
  readonly check: EntryCheck | 'PAIRING' | 'LOOK' | 'NEVER';
};
