import type { DrawnRound, TournamentEvent } from '../events/event.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Draft } from '../drafting/draft.ts';

/** One event of an export, with what stood when it happened. */
export type Moment<Event = TournamentEvent> = {
  readonly event: Event;
  /** As everybody could see it before the event. */
  readonly before: Tournament;
  /** All events of the step, and which of them this is. */
  readonly events: readonly TournamentEvent[];
  readonly index: number;
  /** When the step was made, and when the one before it, ISO 8601. */
  readonly at: string;
  readonly since: string;
  /** The pods of each round as they were published last. */
  readonly made: Map<number, Pick<DrawnRound, 'pods' | 'byes'>>;
  /** The schedules of round robins, by stage. */
  readonly schedules: Map<number, Schedule>;
};

/** A schedule as it was made when the first of its rounds was published. */
export type Schedule = { readonly first: number; readonly drafts: readonly Draft[] };

export type Of<Type extends TournamentEvent['type']> = Moment<
  Extract<TournamentEvent, { readonly type: Type }>
>;

/** What is wrong, in words. */
export type Check<M> = (moment: M) => Iterable<string>;

/** The words for a fault, where something is not so. */
export const unless = (holds: boolean, what: string): readonly string[] => (holds ? [] : [what]);
