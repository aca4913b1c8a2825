import type { AccountActor } from '../../platform/requests/actor.ts';
import { TokenRefusedError } from './token-refused.ts';
import type { Verify } from './verify.ts';

/**
 * Identifies the actor of an `Authorization` header; `undefined` without a header. A header that
 * can't be verified throws a `TokenRefusedError`, and never passes as signed out.
 */
export type Identify = (authorization: string | undefined) => Promise<AccountActor | undefined>;

const MAX_TOKEN = 8_192;

export const identifying =
  (verify: Verify): Identify =>
  async (authorization) => {
    if (authorization === undefined) return undefined;
    const token = /^bearer +([\w.~+/=-]+) *$/i.exec(authorization)?.[1];
    if (token === undefined || token.length > MAX_TOKEN) throw new TokenRefusedError('malformed');
    return (await verify(token)).actor;
  };
