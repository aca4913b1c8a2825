import { reportOf } from '../report.ts';
import { MINUTE, SECOND } from '../units.ts';
import type { PlayedEvent } from './event.ts';

/**
 * Maximum delay of a match's first question after the start of its round, for 99 of 100 matches.
 */
const MOST_LATE = 10 * MINUTE;

/** The report on a tournament, with the figures of its matches as those of a season. */
export function reportOfEvent(event: PlayedEvent) {
  const { matches, begunLate, overLate, wrong: itsWrong, ...figures } = event;
  const { wrong, ...played } = reportOf([matches]);
  const begun = most(begunLate);
  return {
    event: {
      ...figures,
      /** Seconds of simulated time, for 99 of 100 cases. */
      begunLate: begun / SECOND,
      overLate: most(overLate) / SECOND,
      overdue: overLate.length,
    },
    matches: played,
    wrong: [
      ...itsWrong,
      ...wrong,
      ...(begun > MOST_LATE ? [`matches begin ${String(begun)} ms after their time`] : []),
    ],
  };
}

const most = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.99) - 1] ?? 0;
