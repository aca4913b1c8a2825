import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { OperatorTime } from '../../platform/storage/contract.ts';
import type { TournamentsDeps } from '../deps.ts';

/** What a step is taken by. */
export type Means = {
  readonly secret: Uint8Array;
  /** ISO 8601. */
  readonly at: string;
  readonly deps: Pick<
    TournamentsDeps,
    'operatorTimes' | 'ratings' | 'store' | 'drawing' | 'random'
  >;
  /** Whether it may take long: nobody waits for an answer. */
  readonly hasTime?: boolean;
};

/** What a step is taken by, with what operators have said about time; that is read once, when first wanted. */
export type StepMeans = Means & { readonly operatorTime: () => Promise<OperatorTime> };

/** One thing that a tournament does by itself, where it is due: what happens; nothing where it is not. */
export type Step = (
  tournament: Tournament,
  means: StepMeans,
) => readonly TournamentEvent[] | Promise<readonly TournamentEvent[]>;

export const NOTHING: readonly TournamentEvent[] = [];
