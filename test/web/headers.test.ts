import { expect, it } from 'vitest';
import { pageHeaders } from '../../services/page/web/headers.ts';
import { origin, visit } from './support/visit.ts';

const at = async (path: string): Promise<Response> => fetch(`${origin()}${path}`);

it('each file of the page is sent with the same headers and its caching time', async () => {
  const page = await at('/matches/m-1');
  const scripts = [...(await page.text()).matchAll(/"(\/assets\/[^"]+)"/gu)].map(
    ([, path = '']) => path,
  );
  expect(scripts.length).toBeGreaterThan(2);
  const checked = [page, await at('/config.json')];
  for (const file of [...checked, ...(await Promise.all(scripts.map(at)))]) {
    expect(file.status, file.url).toBe(200);
    for (const [name, value] of Object.entries(pageHeaders())) {
      expect(file.headers.get(name), `${name} of ${file.url}`).toBe(value);
    }
    expect(file.headers.get('cache-control'), file.url).toBe(
      checked.includes(file) ? 'no-cache' : 'public, max-age=31536000, immutable',
    );
  }
});

it.each(['br', 'gzip', 'identity'])(
  'the page is sent to a reader that accepts %s',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted, accept: 'text/html' };
    const page = await fetch(`${origin()}/`, { headers });
    expect(page.headers.get('content-encoding') ?? 'identity').toBe(accepted);
    expect(await page.text()).toContain('<div id="app"></div>');
  },
);

it('the page can connect to its issuer, and can’t be framed', () => {
  const policy = pageHeaders(['https://issuer.example.org'])['content-security-policy'];
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self' https://issuer.example.org",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|\*|data:/u);
});

it.each([
  ['text that is taken for markup', "document.body.innerHTML = '<b>bold</b>'", 'TrustedHTML'],
  ['a stranger’s address', "fetch('https://example.org/').catch(() => 0)", 'connect-src'],
  [
    'a picture that is no file of its own',
    "document.body.append(Object.assign(document.createElement('img'), { src: 'data:,' }))",
    'img-src',
  ],
])('the browser refuses %s on the page', async (_, doing, refusal) => {
  let said = '';
  const visiting = visit({}, async (page) => {
    await page.goto(origin());
    const refused = page.waitForEvent('console', (told) => told.text().includes(refusal));
    await page.evaluate(doing).catch(() => undefined);
    said = (await refused).text();
  });
  // any message on a page's console fails a visit
  await expect(visiting).rejects.toThrow('to deeply equal []');
  expect(said).toContain(refusal);
});
