import type { TimedQuestion } from '../contract.ts';

/** The question to answer first: the one with the earliest deadline, else the first that has no answer yet. */
export function pressing(questions: readonly TimedQuestion[]): TimedQuestion | undefined {
  const open = questions.filter(({ answered }) => answered !== true);
  return open.reduce<TimedQuestion | undefined>(
    (first, each) =>
      first === undefined || (each.deadline ?? NEVER) < (first.deadline ?? NEVER) ? each : first,
    undefined,
  );
}

/** Later than any time in ISO 8601. */
const NEVER = '\uFFFF';
