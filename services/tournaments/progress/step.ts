import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { OperatorTime } from '../../platform/storage/contract.ts';
import type { TournamentsDeps } from '../deps.ts';

/** The input of a step. */
export type Means = {
  readonly secret: Uint8Array;
  /** ISO 8601. */
  readonly at: string;
  readonly deps: Pick<
    TournamentsDeps,
    'operatorTimes' | 'ratings' | 'store' | 'drawing' | 'random'
  >;
  /** True if it may take long, because no client waits for an answer. */
  readonly hasTime?: boolean;
};

/** The input of a step with the operators' time, which is read once, on first use. */
export type StepMeans = Means & { readonly operatorTime: () => Promise<OperatorTime> };

/** An automatic step of a tournament: returns its events if it is due, else none. */
export type ProgressStep = (
  tournament: Tournament,
  means: StepMeans,
) => readonly TournamentEvent[] | Promise<readonly TournamentEvent[]>;

export const NOTHING: readonly TournamentEvent[] = [];
