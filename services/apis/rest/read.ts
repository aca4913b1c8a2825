import * as z from 'zod';
import type { Fault } from '../../../schema/openapi/documents/problem.ts';
import type { UnreadableStatus } from '../../../schema/openapi/statuses.ts';
import { jsonOf } from '../http/body.ts';
import { pointer, read, type Mistake } from '../../platform/requests/mistakes.ts';
import { refusalDetails } from '../../platform/requests/refusal.ts';
import { once } from '../../platform/once.ts';
import { UnreadableRequestError } from '../http/unreadable-request.ts';
import type { Operation } from './operation.ts';

const nothing = once(() => z.strictObject({}));

/** The query by its schema; a name it does not know is a mistake, and so is one given twice. */
export function queryOf(
  { query, method }: Operation,
  url: string,
): Readonly<Record<string, unknown>> {
  const { searchParams } = new URL(url);
  for (const at of searchParams.keys()) {
    if (searchParams.getAll(at).length < 2) continue;
    throw mistaken(400, [{ in: 'query', at, detail: 'Given more than once. Send it once.' }]);
  }
  const given = Object.fromEntries(searchParams);
  // that of a command is a part of its input
  const status = query && method === 'delete' ? 422 : 400;
  return { ...parsed(query ?? nothing(), given, { in: 'query', status }) };
}

/** The body by its schema. An empty one is an empty object, if the schema accepts that. */
export async function readBody(schema: z.ZodObject | undefined, request: Request): Promise<object> {
  if (!schema) return {};
  const text = await request.text();
  if (text === '') return parsed(schema, {}, { in: 'body', status: 422 });
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new UnreadableRequestError(415, 'Send `content-type: application/json`.');
  }
  return parsed(schema, jsonOf(text), { in: 'body', status: 422 });
}

type Where = { readonly in: Fault['in']; readonly status: UnreadableStatus };

function parsed(schema: z.ZodObject, value: unknown, where: Where): object {
  const result = read(schema, value);
  if ('data' in result) return result.data;
  const at = where.in === 'body' ? pointer : (path: Mistake['path']) => path.join('.');
  throw mistaken(
    where.status,
    result.mistakes.map(({ path, detail }) => ({ in: where.in, at: at(path), detail })),
  );
}

/** A request that is wrong in these places. */
export function mistaken(
  status: UnreadableStatus,
  faults: readonly Fault[],
): UnreadableRequestError {
  const mistakes = faults.map(({ at, detail }) => ({ path: [at], detail }));
  return new UnreadableRequestError(status, refusalDetails(mistakes, String), { faults });
}
