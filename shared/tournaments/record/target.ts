import type { ActTarget } from './act.ts';

/** The fields of inputs that name the target of an act, with their names in the audit. */
const targets = {
  round: 'round',
  pod: 'pod',
  number: 'number',
  accountId: 'account',
  actId: 'act',
  appealId: 'appeal',
} as const satisfies Readonly<Record<string, keyof ActTarget>>;

/** Reads the target of an act from its input. */
export const targetOf = (input: Readonly<Record<string, unknown>>): ActTarget =>
  Object.fromEntries(
    Object.entries(targets).flatMap(([field, name]) =>
      input[field] === undefined ? [] : [[name, input[field]]],
    ),
  );
