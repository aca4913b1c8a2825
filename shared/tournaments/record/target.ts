import type { ActTarget } from './act.ts';

/** The fields of inputs that say what an act is done to, and as what the audit names that. */
const targets = {
  round: 'round',
  pod: 'pod',
  number: 'number',
  accountId: 'account',
  actId: 'act',
  appealId: 'appeal',
} as const satisfies Readonly<Record<string, keyof ActTarget>>;

/** What an act was done to, as its input says. */
export const targetOf = (input: Readonly<Record<string, unknown>>): ActTarget =>
  Object.fromEntries(
    Object.entries(targets).flatMap(([field, name]) =>
      input[field] === undefined ? [] : [[name, input[field]]],
    ),
  );
