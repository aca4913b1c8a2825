import type { StoredTenure } from '../../platform/storage/contract.ts';
import { after, between } from '../../platform/time/duration.ts';
import type { Reliability } from './contract.ts';

const DAY_MS = 24 * 3_600_000;
const HALF_LIFE_MS = 90 * DAY_MS;
/** Answers in time that everybody begins with, so that one that is late does not weigh as much as all. */
const HEAD_START = 20;

/** Within these days so many abandonments close rated queues, for so many days; each further one for longer. */
const WITHIN_MS = 90 * DAY_MS;
const ABANDONMENTS = 3;
const CLOSED_DAYS = [1, 3, 7, 30];

/** How many rated matches over days an account may hold before it has finished one, and ever. */
const RATED_AT_FIRST = 3;
const RATED_AT_ONCE = 30;

/** The reliability of an account at a time, from its tenures alone, whatever their order. */
export function reliabilityOf(tenures: readonly StoredTenure[], now: string): Reliability {
  const sum = (of: (tenure: StoredTenure) => number): number =>
    tenures.reduce((total, tenure) => total + of(tenure), 0);
  const weight = ({ at }: StoredTenure) => 0.5 ** (Math.max(0, between(at, now)) / HALF_LIFE_MS);
  const inTime = sum((tenure) => weight(tenure) * tenure.answersInTime);
  const due = sum((tenure) => weight(tenure) * tenure.answersDue);
  const restrictedUntil = closedUntil(tenures);
  return {
    score: Math.round((1_000 * (inTime + HEAD_START)) / (due + HEAD_START)) / 1_000,
    answersDue: sum(({ answersDue }) => answersDue),
    answersInTime: sum(({ answersInTime }) => answersInTime),
    finished: tenures.filter(({ ended }) => ended === 'FINISHED').length,
    abandoned: tenures.filter(({ ended }) => ended === 'ABANDONED').length,
    ...(restrictedUntil > now && { restrictedUntil }),
  };
}

/** Until when rated queues were closed last; empty where they never were. */
function closedUntil(tenures: readonly StoredTenure[]): string {
  const left = tenures.flatMap(({ ended, at }) => (ended === 'ABANDONED' ? [at] : [])).toSorted();
  const ends = left.flatMap((at, i) => {
    const lately = left.slice(0, i + 1).filter((each) => between(each, at) < WITHIN_MS).length;
    const days = CLOSED_DAYS[Math.min(lately - ABANDONMENTS, CLOSED_DAYS.length - 1)];
    return days === undefined ? [] : [after(at, days * DAY_MS)];
  });
  return ends.toSorted().at(-1) ?? '';
}

/**
 * How many rated matches over days an account may hold at once: three until it has finished one, then three
 * more for each that it has finished, as far as it is to be counted on, up to thirty.
 */
export const ratedAtOnce = ({ finished, score }: Pick<Reliability, 'finished' | 'score'>): number =>
  Math.min(RATED_AT_ONCE, RATED_AT_FIRST + Math.floor(RATED_AT_FIRST * finished * score));
