import * as z from 'zod';
import type { Fault } from '../../schema/openapi/models/problem.ts';
import type { UnreadableStatus } from '../../schema/openapi/statuses.ts';
import { isDeeperThan } from '../graphql/depth.ts';
import { once } from '../once.ts';
import { UnreadableRequestError } from './refused.ts';

/** How deep the JSON of a body may nest. */
const DEPTH = 32;

const nothing = once(() => z.strictObject({}));

/** The query by its schema; a name it does not know is a mistake, and so is one given twice. */
export function queryOf(schema: z.ZodObject | undefined, url: string): object {
  const { searchParams } = new URL(url);
  for (const at of searchParams.keys()) {
    if (searchParams.getAll(at).length < 2) continue;
    throw mistaken(400, [{ in: 'query', at, detail: 'It is given more than once.' }]);
  }
  const given = Object.fromEntries(searchParams);
  return parsed(schema ?? nothing(), given, { in: 'query', status: 400 });
}

/** The body by its schema. An empty one is an empty object, where the schema is content with that. */
export async function readBody(schema: z.ZodObject | undefined, request: Request): Promise<object> {
  if (!schema) return {};
  const text = await request.text();
  if (text === '') return parsed(schema, {}, { in: 'body', status: 422 });
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new UnreadableRequestError(415, 'Send `content-type: application/json`.');
  }
  return parsed(schema, jsonOf(text), { in: 'body', status: 422 });
}

function jsonOf(text: string): unknown {
  const value = parseJson(text);
  if (isDeeperThan(DEPTH, value)) {
    throw new UnreadableRequestError(400, `A body nests at most ${DEPTH} deep.`);
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnreadableRequestError(400, 'The body of a request is to be JSON.');
  }
}

type Where = { readonly in: Fault['in']; readonly status: UnreadableStatus };

function parsed(schema: z.ZodObject, value: unknown, where: Where): object {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const at = where.in === 'body' ? pointer : (path: Path) => path.join('.');
  const faults = result.error.issues.flatMap((issue) => pointedOut(issue, schema));
  throw mistaken(
    where.status,
    faults
      .slice(0, MOST_FAULTS)
      .map(({ path, detail }) => ({ in: where.in, at: at(path), detail })),
  );
}

type Path = readonly PropertyKey[];

/** What is wrong where; of names that nobody knows, each. */
function pointedOut(issue: z.core.$ZodIssue, { shape }: z.ZodObject) {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [{ path, detail: message }];
  const known = path.length === 0 ? ` Known are: ${Object.keys(shape).join(', ') || 'none'}.` : '';
  return issue.keys.map((key) => ({ path: [...path, key], detail: `It is unknown here.${known}` }));
}

const MOST_FAULTS = 5;

function mistaken(status: UnreadableStatus, faults: readonly Fault[]): UnreadableRequestError {
  const told = faults.map(({ at, detail }) => (at ? `${at}: ${detail}` : detail));
  return new UnreadableRequestError(status, told.join('; '), { faults });
}

/** RFC 6901. */
const pointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
