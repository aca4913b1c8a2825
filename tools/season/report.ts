import { presences } from './audit.ts';
import type { Season } from './season.ts';
import { DAY, SECOND } from './units.ts';

/** Maximum delay of answers by the clock, for 99 of 100 of them. */
const MOST_LATE = { LIVE: 3 * SECOND, ASYNC: 75 * SECOND } as const;
/** Maximum number of writes to the index of wake-ups for each answer. */
const MOST_MOVES = 0.3;

/** The sums over the parts of a season. */
export type Report = {
  readonly matches: number;
  readonly ended: number;
  readonly answers: number;
  /** Per match, turn-based only. */
  readonly answersADay: number;
  readonly expired: number;
  /** Number of times a vacation moved an overdue deadline. */
  readonly vacations: number;
  readonly presence: Readonly<Record<string, number>>;
  readonly wakes: number;
  readonly moves: number;
  /** Turn-based only. */
  readonly movesAnAnswer: number;
  /** Maximum delay of 99 of 100 answers by the clock, in seconds of simulated time. */
  readonly lateness: Readonly<Record<'LIVE' | 'ASYNC', number>>;
  /** Violations, in words; empty if all is well. */
  readonly wrong: readonly string[];
};

export function reportOf(seasons: readonly Season[]): Report {
  const played = seasons.flat();
  const byWeb = played.filter(({ speed }) => speed === 'ASYNC');
  const days = total(byWeb, ({ milliseconds }) => milliseconds / DAY);
  const answersByWeb = Math.max(
    1,
    total(byWeb, ({ answers }) => answers),
  );
  const lateness = { LIVE: lateIn(played, 'LIVE'), ASYNC: lateIn(byWeb, 'ASYNC') };
  const movesAnAnswer = total(byWeb, ({ moves }) => moves) / answersByWeb;
  return {
    matches: played.length,
    ended: total(played, ({ isOver }) => Number(isOver)),
    answers: total(played, ({ answers }) => answers),
    answersADay: answersByWeb / days,
    expired: total(played, ({ lateness: late }) => late.length),
    vacations: total(played, ({ vacations }) => vacations),
    presence: Object.fromEntries(
      presences.map((type) => [type, total(played, ({ presence }) => presence[type] ?? 0)]),
    ),
    wakes: total(played, ({ wakes }) => wakes),
    moves: total(played, ({ moves }) => moves),
    movesAnAnswer,
    lateness: { LIVE: lateness.LIVE / SECOND, ASYNC: lateness.ASYNC / SECOND },
    wrong: [
      ...played.flatMap(({ wrong }) => wrong),
      ...(['LIVE', 'ASYNC'] as const)
        .filter((speed) => lateness[speed] > MOST_LATE[speed])
        .map((speed) => `${speed}: late by more than ${String(MOST_LATE[speed])} ms`),
      ...(movesAnAnswer > MOST_MOVES
        ? [`more than ${String(MOST_MOVES)} writes of the index an answer`]
        : []),
    ],
  };
}

const total = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** Maximum delay of 99 of 100 answers by the clock, in milliseconds. */
function lateIn(played: Season, speed: 'LIVE' | 'ASYNC'): number {
  const all = played
    .filter((match) => match.speed === speed)
    .flatMap(({ lateness }) => lateness)
    .toSorted((a, b) => a - b);
  return all[Math.ceil(all.length * 0.99) - 1] ?? 0;
}
