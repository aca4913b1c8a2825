import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { createWatcher, type Watcher } from '../soak/watcher.ts';

/** A deployed service, through stock clients; with a token, as its account. */
export type Stage = {
  /** Throws a `StageError` with the answer if it is a refusal; waits after a rate limit. */
  graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  rest(path: string): Promise<unknown>;
  watcher(): Watcher;
};

/** An unexpected answer of a stage. */
export class StageError extends Error {
  override readonly name = 'StageError';
}

const reply = z.object({
  data: z.unknown(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ retryAfter: z.number().optional() }).optional(),
      }),
    )
    .optional(),
});

/** @param url such as `https://play.example.org` */
export function stageAt(url: string, token: string | undefined): Stage {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const fetched = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...bearer };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new StageError(`${path}: ${String(response.status)} ${text}`);
    return JSON.parse(text);
  };
  const graphql: Stage['graphql'] = async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const { data, errors } = reply.parse(await fetched('/graphql', { method: 'POST', body }));
    if (errors === undefined) return data;
    const wait = errors[0]?.extensions?.retryAfter;
    if (wait === undefined) throw new StageError(errors.map((it) => it.message).join('; '));
    await setTimeout(wait * 1_000);
    return graphql(query, variables);
  };
  return {
    rest: (path) => fetched(path),
    graphql,
    watcher: () => createWatcher(url, token),
  };
}
