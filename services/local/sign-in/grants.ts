import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import type { LocalIssuer } from '../../accounts/identity/local/issuer.ts';

/** Person who has signed in. */
export type Person = {
  readonly subject: string;
  readonly name: string;
  readonly roles: readonly ('player' | 'organizer' | 'admin')[];
};

/** Grant that a code was given for; it is good once, for a minute. */
type Given = {
  readonly person: Person;
  readonly redirect: string;
  readonly challenge: string;
  readonly until: number;
};

export type Tokens = {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
};

export type Grants = {
  /** A code for who has just signed in. */
  code(person: Person, asked: Pick<Given, 'redirect' | 'challenge'>): string;
  /** Exchanges a code for tokens; `undefined` if it is used up, too old, or of another client. */
  redeem(
    code: string,
    proof: { readonly redirect: string; readonly verifier: string },
  ): Promise<Tokens | undefined>;
  /**
   * Exchanges a refresh token, and uses it up. Used again within a minute, as by a page reloaded
   * before the answer came, it gives tokens once more; later it ends the sign-in.
   */
  refresh(token: string): Promise<Tokens | undefined>;
  revoke(token: string): Promise<void>;
};

const CODE_MS = 60_000;
const ACCESS_S = 900;
const REFRESH_S = 30 * 24 * 60 * 60;
/**
 * The time for which the user pool accepts the previous token, in ms
 * (`infra/sign-in/user-pool.ts`).
 */
const GRACE_MS = 60_000;
/** The most codes and sign-ins remembered: a further one pushes the oldest out. */
const MOST = 1_000;
const REFRESH = 'questhall-refresh';

const refreshClaims = z.object({
  sub: z.string(),
  name: z.string(),
  roles: z.array(z.enum(['player', 'organizer', 'admin'])),
  family: z.string(),
  turn: z.number(),
});
type Refreshing = z.infer<typeof refreshClaims>;

/** The turn of a sign-in's refresh token that is good, and until when the one before it is, too. */
type Turn = { readonly turn: number; readonly grace: number };

/** Codes and refresh tokens of the local issuer. They are signed, so a sign-in outlives a restart. */
export function grants(issuer: LocalIssuer, now: () => number = Date.now): Grants {
  const codes = new Map<string, Given>();
  /** The turns by sign-in; `undefined` after it has ended. */
  const turns = new Map<string, Turn | undefined>();

  const tokensOf = async ({ sub, name, roles, family, turn }: Refreshing): Promise<Tokens> => {
    const iat = Math.floor(now() / 1_000);
    const refresh = { sub, name, roles, family, turn, aud: REFRESH, iss: issuer.issuer };
    return {
      access: await issuer.issue({ subject: sub, name, roles, lifetime: ACCESS_S }),
      refresh: await issuer.sign({ ...refresh, iat, exp: iat + REFRESH_S }),
      expiresIn: ACCESS_S,
    };
  };
  const read = async (token: string): Promise<Refreshing | undefined> => {
    const options = { audience: REFRESH, issuer: issuer.issuer, currentDate: new Date(now()) };
    const verified = await jwtVerify(token, issuer.keys, options).catch(() => undefined);
    return verified && refreshClaims.safeParse(verified.payload).data;
  };

  return {
    code(person, asked) {
      const code = randomBytes(24).toString('base64url');
      keep(codes, code, { person, ...asked, until: now() + CODE_MS });
      return code;
    },
    async redeem(code, { redirect, verifier }) {
      const given = codes.get(code);
      codes.delete(code);
      if (given === undefined || given.until < now() || given.redirect !== redirect)
        return undefined;
      if (createHash('sha256').update(verifier).digest('base64url') !== given.challenge)
        return undefined;
      const { subject: sub, name, roles } = given.person;
      const family = randomBytes(12).toString('base64url');
      keep(turns, family, { turn: 1, grace: 0 });
      return tokensOf({ sub, name, roles: [...roles], family, turn: 1 });
    },
    async refresh(token) {
      const claims = await read(token);
      if (claims === undefined) return undefined;
      const { family, turn } = claims;
      // of a sign-in before the last restart nothing is in mind: its token is taken as it stands
      const good = turns.has(family) ? turns.get(family) : { turn, grace: 0 };
      const next = { ...claims, turn: turn + 1 };
      if (good?.turn === turn) {
        keep(turns, family, { turn: next.turn, grace: now() + GRACE_MS });
        return tokensOf(next);
      }
      // brought again, it leads to the same turn: grace begins once, and prolongs nothing
      if (good?.turn === next.turn && now() <= good.grace) return tokensOf(next);
      keep(turns, family, undefined);
      return undefined;
    },
    async revoke(token) {
      const claims = await read(token);
      if (claims !== undefined) keep(turns, claims.family, undefined);
    },
  };
}

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}
