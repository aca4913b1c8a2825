import type { DrawnRound, TournamentEvent } from '../events/event.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Draft } from '../drafting/draft.ts';

/** An event of an export, with the state in which it happened. */
export type Moment<Event = TournamentEvent> = {
  readonly event: Event;
  /** The public record before the event. */
  readonly before: Tournament;
  /** All events of the step, and the index of this one. */
  readonly events: readonly TournamentEvent[];
  readonly index: number;
  /** Times of the step and of the one before it, ISO 8601. */
  readonly at: string;
  readonly since: string;
  /** The pods of each round as they were published last. */
  readonly made: Map<number, Pick<DrawnRound, 'pods' | 'byes'>>;
  /** The schedules of round robins, by stage. */
  readonly schedules: Map<number, PublishedSchedule>;
};

/** A schedule as it was made when the first of its rounds was published. */
export type PublishedSchedule = { readonly first: number; readonly drafts: readonly Draft[] };

export type Of<Type extends TournamentEvent['type']> = Moment<
  Extract<TournamentEvent, { readonly type: Type }>
>;

/** A check: yields faults, in words. */
export type Check<M> = (moment: M) => Iterable<string>;

/** The message of a fault, if a condition does not hold. */
export const unless = (holds: boolean, what: string): readonly string[] => (holds ? [] : [what]);
