import { createApp } from '../../services/app/app.ts';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Matches } from '../../services/matches/contract.ts';
import { createRestHandler } from '../../services/apis/rest/server.ts';
import { httpEvent } from '../graphql/support/event.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { noughts } from '../graphql/support/noughts.ts';

type Journal = Awaited<ReturnType<Matches['exportJournal']>>;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall([noughts]);
});
afterAll(() => hall.close());

/** The record of a match that took long. */
const long: Journal = {
  format: 'questhall-journal/1',
  match: 'm',
  game: noughts.id,
  options: {},
  seats: ['seat1', 'seat2'],
  entropy: [],
  commitment: '00',
  commits: Array.from({ length: 40_000 }, (_, version) => ({
    version,
    at: '2026-03-01T12:00:00.000Z',
    entries: [
      {
        type: 'Answered',
        id: `0.1/?mark:seat1#${String(version)}`,
        seat: 'seat1',
        choose: ['cell:4'],
      },
    ],
  })),
};

it('a record that is too large for a function is sent compressed, to clients that accept gzip', async () => {
  const matches = { ...hall.matches, exportJournal: () => Promise.resolve(long) };
  const rest = createRestHandler(
    createApp({
      ...{ games: [noughts], matches, store: hall.store },
      issuer: 'https://sign-in.example.org',
      signedIn: () => Promise.reject(new TypeError('Nobody comes.')),
      rates: undefined,
    }),
  );
  const wanted = { method: 'GET', path: '/v1/matches/m/export' };
  const headers = { 'accept-encoding': 'gzip, deflate' };
  const given = await rest(httpEvent({ ...wanted, headers }));
  expect(given).toMatchObject({ statusCode: 200, headers: { 'content-encoding': 'gzip' } });
  expect(JSON.stringify(given).length).toBeLessThan(6_000_000);
  const text = gunzipSync(Buffer.from(given.body ?? '', 'base64')).toString();
  expect(JSON.parse(text)).toEqual(long);

  const plain = await rest(httpEvent(wanted));
  expect(plain.statusCode).toBe(422);
  expect(JSON.parse(plain.body ?? '')).toMatchObject({ code: 'BAD_USER_INPUT' });
});
