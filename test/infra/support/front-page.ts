import { expect } from 'vitest';
import type { Functions } from '../../../tools/emulate/functions.ts';
import { pageHeaders } from '../../../services/page/web/headers.ts';

/** Asks an emulated front for the page, its code and its settings, and holds the answers to what it would answer. */
export async function answersWithThePage(host: string): Promise<void> {
  const at = (path: string, init?: RequestInit) => fetch(`http://${host}${path}`, init);
  const page = await at('/matches/m-1');
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const policy = page.headers.get('content-security-policy') ?? '';
  const [, ...origins] = /connect-src ([^;]*)/u.exec(policy)?.[1]?.split(' ') ?? [];
  expect(Object.fromEntries(page.headers)).toMatchObject(pageHeaders(origins));
  // each placeholder file of a page contains its own name
  expect(await page.text()).toBe('match.html');
  expect(await (await at('/new')).text()).toBe('index.html');
  const missing = await at('/nothing', { headers: { accept: 'text/html' } });
  expect([missing.status, await missing.text()]).toEqual([404, 'missing.html']);
  expect((await at('/nothing')).status).toBe(404);
  const code = await at('/assets/main-1.js');
  expect(await code.text()).toBe('assets/main-1.js');
  expect(code.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await at('/assets/gone-1.js')).status).toBe(404);
  expect((await at('/matches/m-1', { method: 'POST' })).status).toBe(403);
  expect((await at('/v1/games')).headers.get('content-type')).toContain('application/json');
  const config = (await (await at('/config.json')).json()) as Record<string, unknown>;
  expect(config).toMatchObject({
    issuer: expect.stringMatching(/^https:\/\/cognito-idp\.eu-central-1/u),
    clientId: expect.stringMatching(/^PeoplePoolClient/u),
    callback: '/signed-in',
  });
  const described = (await (await fetch(String(config['configuration']))).json()) as object;
  expect(described).toMatchObject({ issuer: config['issuer'] });
}

/** Asks the guards for requests that did not come by the front, and holds them to a refusal. */
export async function refusesWhoComesPast(functions: Pick<Functions, 'invoke'>): Promise<void> {
  const headers = { 'x-questhall-front': 'f'.repeat(48) };
  expect(await functions.invoke('Guard', { headers })).toEqual({ isAuthorized: false });
  expect(await functions.invoke('Guard', { headers: {} })).toEqual({ isAuthorized: false });
  const handshake = { methodArn: 'arn:aws:execute-api', headers: {} };
  expect(await functions.invoke('SocketGuard', handshake)).toMatchObject({
    policyDocument: { Statement: [{ Effect: 'Deny' }] },
  });
}
