import type { Pending } from '../../../shared/engine/index.ts';
import { durationOf } from '../../platform/time/duration.ts';
import type { SeenClock, TimedQuestion } from '../contract.ts';
import type { MatchClocks } from '../terms/match-clocks.ts';
import { firstDeadline } from '../terms/seat-clock.ts';

/** Builds the clocks of a match as everyone may see them. */
export const visibleClocks = ({
  clocks,
  pause,
}: {
  readonly clocks?: MatchClocks | undefined;
  readonly pause?: { readonly until: string } | undefined;
}): readonly SeenClock[] =>
  Object.entries(clocks?.seats ?? {}).map(([seat, clock]) => {
    const first = firstDeadline(clock);
    return {
      seat,
      running: first !== undefined,
      deadline: first?.deadline,
      cause: first?.cause,
      pausedUntil: pause?.until,
      bank: clock.bank === undefined ? undefined : durationOf(clock.bank),
    };
  });

/** The questions with their deadlines. */
export const timedQuestions = (
  { clocks }: { readonly clocks: MatchClocks | undefined },
  questions: readonly Pending[],
): readonly TimedQuestion[] =>
  clocks === undefined
    ? questions
    : questions.map((question) => {
        const deadline = clocks.seats[question.seat]?.questions?.[question.id]?.deadline;
        return deadline === undefined ? question : { ...question, deadline };
      });
