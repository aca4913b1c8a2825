import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createRemoteJWKSet,
  decodeJwt,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { issuerFrom } from '../../services/accounts/identity/config.ts';
import { identifying, type Identify } from '../../services/accounts/identity/identify.ts';
import { localIssuer, type LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { remembering } from '../../services/accounts/identity/remember.ts';
import { verifier, type Verify } from '../../services/accounts/identity/verify.ts';
import { indexed } from '../../services/platform/storage/read-models/lists.ts';

/** A subject of the maximum length. */
const longest = (letter: string): string => letter.repeat(128);

const parts = async () => {
  const issuer = await localIssuer();
  const verify = verifier(issuer);
  return { issuer, identify: identifying(verify), verify };
};

describe('a bearer token', () => {
  let issuer: LocalIssuer;
  let identify: Identify;
  beforeAll(async () => {
    ({ issuer, identify } = await parts());
  });
  afterEach(() => vi.useRealTimers());

  it('identifies its subject, with its roles and its name', async () => {
    const token = await issuer.issue({ subject: 'ann', roles: ['player', 'admin'], name: 'Ann' });
    expect(await identify(`Bearer ${token}`)).toEqual({
      kind: 'account',
      account: 'ann',
      roles: ['player', 'admin'],
      name: 'Ann',
      until: (decodeJwt(token).exp ?? 0) * 1000,
    });
  });

  it.each(['two\nlines', '\u202Ebackwards', '\u200B', '\ud83d'])(
    'is accepted without its name if the name can’t be shown: %j',
    async (name) => {
      const known = await identify(`Bearer ${await sign(issuer, { name })}`);
      expect(known).toMatchObject({ account: 'ann' });
      expect(known).not.toHaveProperty('name');
    },
  );

  it('gives the role of a player if it has no known role', async () => {
    const token = await sign(issuer, { roles: ['emperor'] });
    expect(await identify(`bearer ${token}`)).toMatchObject({ roles: ['player'] });
  });

  it('accepts roles in one string, as some issuers write them', async () => {
    const token = await sign(issuer, { roles: 'openid organizer' });
    expect(await identify(`Bearer ${token}`)).toMatchObject({ roles: ['organizer'] });
  });

  it('can name the audience as its client, as access tokens of a user pool do', async () => {
    const token = await sign(issuer, { aud: undefined, client_id: issuer.audience });
    expect(await identify(`Bearer ${token}`)).toMatchObject({ account: 'ann' });
  });

  it('is optional: without one the request is signed out', async () => {
    expect(await identify(undefined)).toBeUndefined();
  });

  const broken: readonly (readonly [string, string, () => Promise<string> | string])[] = [
    ['an empty header', 'malformed', () => ''],
    ['another scheme', 'malformed', () => 'Basic YW5uOmFubg=='],
    ['no token', 'malformed', () => 'Bearer '],
    ['something that is no token', 'malformed', () => 'Bearer hello'],
    ['three parts of nothing', 'malformed', () => 'Bearer e30.e30.e30'],
    ['characters that no token has', 'malformed', () => 'Bearer {"sub":"ann"}'],
    ['a token of a book’s length', 'malformed', () => `Bearer ${'a'.repeat(9_000)}`],
    ['an expired one', 'expired', async () => bearer(await sign(issuer, { exp: 1_000 }))],
    ['one of another issuer', 'foreign', async () => bearer(await sign(issuer, { iss: 'x' }))],
    ['one for another audience', 'foreign', async () => bearer(await sign(issuer, { aud: 'x' }))],
    ['one for later', 'foreign', async () => bearer(await sign(issuer, { nbf: 9_999_999_999 }))],
    [
      'one without a subject',
      'foreign',
      async () => bearer(await sign(issuer, { sub: undefined })),
    ],
    ['one without an end', 'foreign', async () => bearer(await sign(issuer, { exp: undefined }))],
    ['half a letter', 'malformed', async () => bearer(await sign(issuer, { sub: 'x\ud800' }))],
    [
      'more than fits a key',
      'malformed',
      async () => bearer(await sign(issuer, { sub: longest('한') })),
    ],
    ['a bot account', 'foreign', async () => bearer(await sign(issuer, { sub: 'bot~1' }))],
    ['an empty subject', 'malformed', async () => bearer(await sign(issuer, { sub: '' }))],
    ['an unsigned one', 'forged', () => bearer(new UnsecuredJWT(claims(issuer)).encode())],
    ['a shared secret', 'forged', async () => bearer(await signWithSecret(issuer))],
    ['a stranger’s signature', 'forged', async () => bearer(await signByStranger(issuer))],
    [
      'a changed one',
      'forged',
      async () => bearer(changed(await issuer.issue({ subject: 'ann' }))),
    ],
  ];
  it('can have the longest subject that the store’s keys allow', async () => {
    const sub = longest('|');
    expect(await identify(bearer(await sign(issuer, { sub })))).toMatchObject({ account: sub });
    expect(() => indexed({ of: 'account', account: sub })).not.toThrow();
  });

  it('has its name cut at a whole character', async () => {
    const token = await sign(issuer, { name: `${'a'.repeat(63)}🎲🎲` });
    expect(await identify(bearer(token))).toMatchObject({ name: `${'a'.repeat(63)}🎲` });
  });

  it.each(broken)('is refused: %s', async (_, fault, header) => {
    await expect(identify(await header())).rejects.toMatchObject({
      name: 'TokenRefusedError',
      code: 'UNAUTHENTICATED',
      fault,
    });
  });

  it('is valid for a few seconds after its expiry', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Math.floor(Date.now() / 1000);
    const [late, tooLate] = [
      bearer(await sign(issuer, { exp: now - 9 })),
      bearer(await sign(issuer, { exp: now - 10 })),
    ];
    expect(await identify(late)).toMatchObject({ account: 'ann' });
    await expect(identify(tooLate)).rejects.toMatchObject({ fault: 'expired' });
  });
});

describe('the cache of verified tokens', () => {
  const actor = { kind: 'account', account: 'ann', roles: ['player'] } as const;
  const counting = (until: number): { verify: Verify; seen: string[] } => {
    const seen: string[] = [];
    const verify: Verify = (token) => {
      seen.push(token);
      return Promise.resolve({ actor, until });
    };
    return { verify, seen };
  };

  it('saves a second verification', async () => {
    const { verify, seen } = counting(10_000);
    const remembered = remembering(verify, 2, () => 0);
    await remembered('a');
    expect((await remembered('a')).actor).toEqual(actor);
    expect(seen).toEqual(['a']);
  });

  it('drops a token when it expires', async () => {
    let now = 0;
    const { verify, seen } = counting(10_000);
    const remembered = remembering(verify, 2, () => now);
    await remembered('a');
    now = 10_000;
    await remembered('a');
    expect(seen).toEqual(['a', 'a']);
  });

  it('keeps a token for at most five minutes', async () => {
    let now = 0;
    const { verify, seen } = counting(Number.MAX_SAFE_INTEGER);
    const remembered = remembering(verify, 2, () => now);
    await remembered('a');
    now = 4 * 60_000;
    await remembered('a');
    now = 5 * 60_000;
    await remembered('a');
    expect(seen).toEqual(['a', 'a']);
  });

  it('drops the least recently used token', async () => {
    const { verify, seen } = counting(10_000);
    const remembered = remembering(verify, 2, () => 0);
    for (const token of ['a', 'b', 'a', 'c', 'a', 'b']) await remembered(token);
    expect(seen).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('a deployment’s issuer', () => {
  let server: Server;
  let requests = 0;
  let issuer: LocalIssuer;
  let url: string;
  beforeAll(async () => {
    issuer = await localIssuer({ issuer: 'https://issuer.example' });
    // a connection is never closed under a client that does not try again
    server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      requests += 1;
      if (request.url === '/jwks.json') response.end(JSON.stringify(issuer.jwks));
      else response.writeHead(500).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const env = (path: string) => ({
    OIDC_ISSUER: issuer.issuer,
    OIDC_AUDIENCE: issuer.audience,
    OIDC_JWKS_URI: `${url}${path}`,
  });

  it('has its keys fetched once', async () => {
    const identify = identifying(issuerFrom(env('/jwks.json')));
    for (const subject of ['ann', 'bob', 'cyd']) {
      const token = await issuer.issue({ subject });
      expect(await identify(`Bearer ${token}`)).toMatchObject({ account: subject });
    }
    expect(requests).toBe(1);
  });

  it('that is unreachable isn’t reported as a fault of the token', async () => {
    const identify = identifying(issuerFrom(env('/nothing-here')));
    const token = await issuer.issue({ subject: 'ann' });
    await expect(identify(`Bearer ${token}`)).rejects.not.toMatchObject({
      name: 'TokenRefusedError',
    });
  });

  it('has its remote keys read by the plain verifier too', async () => {
    const keys = createRemoteJWKSet(new URL(`${url}/jwks.json`));
    const verify = verifier({ issuer: issuer.issuer, audience: issuer.audience, keys });
    const { actor } = await verify(await issuer.issue({ subject: 'ann' }));
    expect(actor.account).toBe('ann');
  });

  it('is refused at once if a setting is missing', () => {
    expect(() => issuerFrom({ OIDC_ISSUER: 'https://issuer.example' })).toThrow(/OIDC_AUDIENCE/);
  });
});

const bearer = (token: string) => `Bearer ${token}`;

const claims = (issuer: LocalIssuer): JWTPayload => ({
  sub: 'ann',
  iss: issuer.issuer,
  aud: issuer.audience,
  exp: Math.floor(Date.now() / 1000) + 60,
});

/** A token of the issuer's own with other claims. */
const sign = (issuer: LocalIssuer, other: Record<string, unknown>) =>
  issuer.sign({ ...claims(issuer), ...other });

const signWithSecret = (issuer: LocalIssuer) =>
  new SignJWT(claims(issuer))
    .setProtectedHeader({ alg: 'HS256', kid: issuer.jwks.keys[0]?.kid ?? '' })
    .sign(new TextEncoder().encode(JSON.stringify(issuer.jwks.keys[0])));

async function signByStranger(issuer: LocalIssuer) {
  const { privateKey } = await generateKeyPair('ES256');
  return new SignJWT(claims(issuer))
    .setProtectedHeader({ alg: 'ES256', kid: issuer.jwks.keys[0]?.kid ?? '' })
    .sign(privateKey);
}

function changed(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as JWTPayload;
  const other = Buffer.from(JSON.stringify({ ...read, sub: 'bob' })).toString('base64url');
  return [header, other, signature].join('.');
}
