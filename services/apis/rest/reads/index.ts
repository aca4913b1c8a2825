import type { Call, Handlers, Outcome } from '../call.ts';
import { plans } from '../generated/plans.ts';
import type { Operation, ReadId } from '../operation.ts';
import { accounts } from './accounts.ts';
import { readFields, type FieldRead } from './by-fields.ts';
import { matches } from './matches.ts';
import { texts } from './texts.ts';
import { tournaments } from './tournaments.ts';

/** Reads that are no field of GraphQL, or that take or give more. */
const own: Handlers<Exclude<ReadId, FieldRead>> = {
  ...accounts,
  ...matches,
  ...texts,
  ...tournaments,
};

const isField = (id: ReadId): id is FieldRead => id in plans;

/** Reads for an operation, and writes the answer. The schemas of the operation have checked the request. */
export const read = (
  id: ReadId,
  operation: Operation,
  call: Call,
): Promise<Outcome<unknown>> | Outcome<unknown> =>
  isField(id)
    ? readFields(id, operation, call)
    : (own[id] as (call: Call) => Promise<Outcome<unknown>> | Outcome<unknown>)(call);
