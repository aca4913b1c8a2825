import type { StoredTenure } from '../../platform/storage/contract.ts';
import { after, between } from '../../platform/time/duration.ts';
import type { Reliability } from './contract.ts';

const DAY_MS = 24 * 3_600_000;
const HALF_LIFE_MS = 90 * DAY_MS;
/**
 * The answers in time that everyone begins with, so that a single late one does not weigh as much
 * as all.
 */
const HEAD_START = 20;

/**
 * The time within which a number of abandonments close rated queues, and below, the days for which
 * they do; each further one for longer.
 */
const WITHIN_MS = 90 * DAY_MS;
const ABANDONMENTS = 3;
const CLOSED_DAYS = [1, 3, 7, 30];

/**
 * The most rated turn-based matches that an account may hold before it has finished one, and below,
 * ever.
 */
const RATED_AT_FIRST = 3;
const RATED_AT_ONCE = 30;

/** Computes the reliability of an account at a time, only from its tenures, in any order. */
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

/** Computes the end of the last closure of rated queues; empty if they were never closed. */
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
 * Computes the most rated turn-based matches that an account may hold at once: three until it has
 * finished one, then three more for each finished one, times its reliability, up to thirty.
 */
export const ratedAtOnce = ({ finished, score }: Pick<Reliability, 'finished' | 'score'>): number =>
  Math.min(RATED_AT_ONCE, RATED_AT_FIRST + Math.floor(RATED_AT_FIRST * finished * score));
