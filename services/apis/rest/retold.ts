import type { Fault } from '../../../schema/openapi/documents/problem.ts';
import { pointer, type Mistake } from '../../platform/requests/mistakes.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import type { Operation } from './operation.ts';
import { mistaken } from './read.ts';

/** The headers that REST takes in place of the use-cases' fields. */
const headers: Readonly<Record<string, string>> = {
  commandId: 'Idempotency-Key',
  expectedVersion: 'If-Match',
};

/** A refusal of an invalid input, by the names and places that REST has for its parts. */
export function retold(thrown: unknown, operation: Operation): unknown {
  if (!(thrown instanceof CommandRefusedError) || thrown.mistakes.length === 0) return thrown;
  return mistaken(
    422,
    thrown.mistakes.map((mistake) => faultOf(mistake, operation)),
  );
}

function faultOf({ path, detail }: Mistake, { path: address, query }: Operation): Fault {
  const [field = ''] = path.map(String);
  const header = headers[field];
  if (header !== undefined) return { in: 'header', at: header, detail };
  if (address.includes(`{${field}}`)) return { in: 'path', at: field, detail };
  if (query && Object.hasOwn(query.shape, field)) return { in: 'query', at: field, detail };
  return { in: 'body', at: pointer(path), detail };
}
