import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocal, type LocalRun } from './process.ts';

let run: LocalRun;
beforeAll(async () => {
  run = await startLocal({ DATA_DIR: ':memory:' });
});
afterAll(async () => {
  await run.stop();
});

const at = async (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://${run.host}${path}`, { redirect: 'manual', ...init });
const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  at(path, { method: 'POST', body: new URLSearchParams(fields) });

const verifier = randomBytes(32).toString('base64url');
const asked = () => ({
  client_id: 'questhall-web',
  redirect_uri: `http://${run.host}/signed-in`,
  response_type: 'code',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  state: 'here',
});
const proof = (code: string) => ({
  grant_type: 'authorization_code',
  client_id: 'questhall-web',
  redirect_uri: `http://${run.host}/signed-in`,
  code_verifier: verifier,
  code,
});
const again = (token: string) => ({
  grant_type: 'refresh_token',
  client_id: 'questhall-web',
  refresh_token: token,
});

async function codeFor(name: string): Promise<string> {
  const sent = await post('/oauth/authorize', { ...asked(), name });
  expect(sent.status).toBe(303);
  const came = new URL(sent.headers.get('location') ?? '');
  expect(came.pathname).toBe('/signed-in');
  expect(came.searchParams.get('state')).toBe('here');
  return came.searchParams.get('code') ?? '';
}

type Tokens = { readonly access_token: string; readonly refresh_token: string };
const tokensOf = async (fields: Readonly<Record<string, string>>): Promise<Tokens> =>
  (await (await post('/oauth/token', fields)).json()) as Tokens;

describe('signing in at the local run', () => {
  it('is described to the page and to any OpenID client', async () => {
    const config = (await (await at('/config.json')).json()) as Record<string, string>;
    expect(config).toMatchObject({ clientId: 'questhall-web', callback: '/signed-in' });
    const found = (await (await fetch(config['configuration'] ?? '')).json()) as object;
    expect(found).toMatchObject({
      issuer: config['issuer'],
      token_endpoint: `http://${run.host}/oauth/token`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('gives a code for a name, and tokens for the code: signing in as Ann gives the account ann', async () => {
    const { access_token } = await tokensOf(proof(await codeFor('Ann')));
    const told = await at('/v1/viewer', { headers: { authorization: `Bearer ${access_token}` } });
    expect(await told.json()).toMatchObject({ id: 'ann', name: 'Ann' });
  });

  it('accepts a code once, only from the client that requested it', async () => {
    const code = await codeFor('Ann');
    const stolen = { ...proof(code), code_verifier: randomBytes(32).toString('base64url') };
    expect(await tokensOf(stolen)).toMatchObject({ error: 'invalid_grant' });
    expect(await tokensOf(proof(code))).toMatchObject({ error: 'invalid_grant' });
    const other = await codeFor('Ann');
    await tokensOf(proof(other));
    expect(await tokensOf(proof(other))).toMatchObject({ error: 'invalid_grant' });
  });

  it('replaces a refresh token with each use, and ends the sign-in when an old one is used', async () => {
    const first = await tokensOf(proof(await codeFor('Ann')));
    const second = await tokensOf(again(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const third = await tokensOf(again(second.refresh_token));
    expect(await tokensOf(again(first.refresh_token))).toMatchObject({ error: 'invalid_grant' });
    expect(await tokensOf(again(third.refresh_token))).toMatchObject({ error: 'invalid_grant' });
  });

  it('accepts no token after sign-out', async () => {
    const { refresh_token } = await tokensOf(proof(await codeFor('Ann')));
    await post('/oauth/revoke', { token: refresh_token, client_id: 'questhall-web' });
    expect(await tokensOf(again(refresh_token))).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['another client', { client_id: 'somebody' }],
    ['another site to come back to', { redirect_uri: 'https://elsewhere.example/signed-in' }],
    ['another page to come back to', { redirect_uri: 'http://localhost/explorer' }],
    ['no proof to come', { code_challenge: '' }],
    ['a weak proof', { code_challenge_method: 'plain' }],
  ])('shows no sign-in page for %s', async (_, change) => {
    const query = new URLSearchParams({ ...asked(), ...change });
    const told = await at(`/oauth/authorize?${query.toString()}`);
    expect(told.status).toBe(400);
    expect(told.headers.get('location')).toBeNull();
  });

  it('asks again for a name that can’t be shown, and escapes the name', async () => {
    const told = await post('/oauth/authorize', {
      ...asked(),
      state: '"><script>',
      name: '\u200B',
    });
    expect(told.status).toBe(422);
    const page = await told.text();
    expect(page).toContain('role="alert"');
    expect(page).not.toContain('<script>');
  });

  it('refuses pages of other sites', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const body = new URLSearchParams({ ...asked(), name: 'Ann' });
    const told = await at('/oauth/authorize', { method: 'POST', headers, body });
    expect(told.status).toBe(403);
  });
});
