import { expect, it } from 'vitest';
import { devToken } from '../../services/accounts/identity/local/handler.ts';
import { localIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { httpEvent } from '../graphql/support/event.ts';

const asked = async (headers: Readonly<Record<string, string>>) => {
  const answer = devToken(await localIssuer());
  const body = JSON.stringify({ subject: 'ann' });
  const event = httpEvent({ method: 'POST', path: '/dev/token', body });
  return (await answer({ ...event, headers })).statusCode;
};

it.each([
  [{}],
  [{ host: 'localhost:4000' }],
  [{ host: '127.0.0.1:4000', origin: 'http://localhost:3000' }],
  [{ host: '[::1]:4000', origin: 'http://[::1]:4000' }],
  [{ host: '192.168.1.20:4000', origin: 'http://192.168.1.20:4000' }],
])('a token is given to any local page: %j', async (headers) => {
  expect(await asked(headers)).toBe(200);
});

it.each([
  // a name of elsewhere may be made to point to this machine
  [{ host: 'rebound.example:4000' }],
  [{ host: 'localhost.example' }],
  [{ host: 'localhost:4000', origin: 'https://shop.example' }],
  [{ host: 'localhost:4000', origin: 'http://203.0.113.9' }],
  [{ host: 'localhost:4000', origin: 'http://127.evil.example' }],
  [{ host: 'localhost:4000', origin: 'null' }],
])('a token is refused to pages and names from elsewhere: %j', async (headers) => {
  expect(await asked(headers)).toBe(403);
});
