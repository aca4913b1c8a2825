import * as z from 'zod';
import type { Functions } from './functions.ts';
import type { Authorizer } from './routes.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * True if a request may pass; the authorizer's answers are cached for as long as the template says.
 */
export type Guarded = (by: Authorizer | undefined, headers: Headers) => Promise<boolean>;

const simple = z.object({ isAuthorized: z.boolean() });
const policy = z.object({
  policyDocument: z.object({ Statement: z.array(z.object({ Effect: z.string() })) }),
});

/** Asks authorizers as API Gateway does: without the header that they check, no request passes. */
export function guarding(functions: Functions): Guarded {
  const known = new Map<string, { readonly passes: boolean; readonly until: number }>();
  return async (by, headers) => {
    if (by === undefined) return true;
    const shown = headers[by.header];
    if (shown === undefined) return false;
    const key = JSON.stringify([by.name, shown]);
    const found = known.get(key);
    if (found !== undefined && Date.now() < found.until) return found.passes;
    const said = await functions.invoke(by.name, {
      type: 'REQUEST',
      methodArn: 'arn:aws:execute-api',
      routeArn: 'arn:aws:execute-api',
      identitySource: [shown],
      headers,
    });
    const passes = isYes(said);
    known.set(key, { passes, until: Date.now() + by.ttl * 1_000 });
    return passes;
  };
}

function isYes(said: unknown): boolean {
  const answer = z.union([simple, policy]).parse(said);
  return 'isAuthorized' in answer
    ? answer.isAuthorized
    : answer.policyDocument.Statement.every(({ Effect }) => Effect === 'Allow');
}
