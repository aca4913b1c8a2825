import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identifying } from '../../services/accounts/identity/identify.ts';
import { devToken, jwksOf } from '../../services/accounts/identity/local/handler.ts';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../services/accounts/identity/verify.ts';
import { httpEvent, type Sent } from '../graphql/support/event.ts';

/** A request to the service on this machine. */
const asked = (sent: Sent) => httpEvent({ ...sent, headers: { host: 'localhost:4000' } });

describe('the local issuer', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'questhall-identity-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('stores its key, so that tokens remain valid after a restart', async () => {
    const keyFile = join(folder, 'data', 'key.json');
    const token = await (await localIssuer({ keyFile })).issue({ subject: 'ann' });
    const restarted = await localIssuer({ keyFile });
    const identify = identifying(verifier(restarted));
    expect(await identify(`Bearer ${token}`)).toMatchObject({ account: 'ann' });
    expect((await stat(keyFile)).mode & 0o077).toBe(0);
  });

  it('has a temporary key if it stores none', async () => {
    const token = await (await localIssuer()).issue({ subject: 'ann' });
    const identify = identifying(verifier(await localIssuer()));
    await expect(identify(`Bearer ${token}`)).rejects.toMatchObject({ fault: 'forged' });
  });

  it('does not replace a key file that it can’t read', async () => {
    const keyFile = join(folder, 'spoilt.json');
    await writeFile(keyFile, '{"kty":"EC"}');
    await expect(localIssuer({ keyFile })).rejects.toThrow();
    expect(await readFile(keyFile, 'utf8')).toBe('{"kty":"EC"}');
  });

  it('shows only the public half of its key', async () => {
    const { statusCode, body } = await jwksOf(await localIssuer())(httpEvent({ method: 'GET' }));
    expect(statusCode).toBe(200);
    const [key] = (JSON.parse(body ?? '') as { keys: object[] }).keys;
    expect(key).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig' });
    expect(key).not.toHaveProperty('d');
  });

  it('gives a token to anyone who asks', async () => {
    const issuer = await localIssuer();
    const body = JSON.stringify({ subject: 'ann', roles: ['organizer'], name: 'Ann' });
    for (const event of [asked({ body }), asked({ body, base64: true })]) {
      const answer = await devToken(issuer)(event);
      expect(answer.statusCode).toBe(200);
      const { token } = JSON.parse(answer.body ?? '') as { token: string };
      expect(await identifying(verifier(issuer))(`Bearer ${token}`)).toMatchObject({
        kind: 'account',
        account: 'ann',
        roles: ['organizer'],
        name: 'Ann',
      });
    }
  });

  it.each(['', '{', '[]', 'null', '{}', '{"subject":""}', '{"subject":7}'])(
    'requires a subject: %s',
    async (body) => {
      const answer = await devToken(await localIssuer())(asked({ body }));
      expect(answer.statusCode).toBe(400);
      expect(JSON.parse(answer.body ?? '')).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    },
  );

  it('knows only the roles of the service', async () => {
    const body = JSON.stringify({ subject: 'ann', roles: ['emperor'] });
    const answer = await devToken(await localIssuer())(asked({ body }));
    expect(answer.statusCode).toBe(400);
  });
});
