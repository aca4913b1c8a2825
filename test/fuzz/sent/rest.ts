import fc from 'fast-check';
import type { Route } from '../../../schema/rest/route.ts';
import { routes } from '../../../schema/rest/routes.ts';
import { reads } from '../../../services/apis/rest/generated/wire.ts';
import { headers, headerText, text, unclosed, who } from './anything.ts';
import type { Hostile, Known } from './hostile.ts';
import { eventInputOn, inputOn, wishOf } from './wishes.ts';

/** Requests to `/v1`: its operations, and paths beside them. */
export function restful(known: Known): fc.Arbitrary<Hostile> {
  // a match of one's own is one's own affair
  const places = Object.values<Route>(routes).filter(
    ({ method, path }) => method === 'get' || path !== '/v1/matches',
  );
  const segment = fc.oneof(
    fc.constantFrom(
      ...[...known.matches, ...known.tokens, ...known.tournaments],
      ...['seat1', 'tales-of-glory', '1', '2'],
    ),
    text.filter((value) => !value.includes('\ud800')).map(encodeURIComponent),
    fc.constantFrom('%', '%zz', '..', '%2e%2e', '%00'),
  );
  const names = Object.values(reads).flatMap((schema) => Object.keys(schema().shape));
  const asked = fc
    .array(fc.tuple(fc.constantFrom(...names), text), { minLength: 1, maxLength: 2 })
    .map((pairs) => new URLSearchParams(pairs).toString());
  return fc
    .record({
      place: fc.constantFrom(...places),
      parts: fc.array(segment, { minLength: 4, maxLength: 4 }),
      tail: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: segment }),
      method: fc.oneof(fc.constant(''), fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'TRACE')),
      query: fc.oneof(
        fc.constant(''),
        headerText,
        asked,
        fc.constantFrom('first=-1', 'after=x', 'first=1e9', 'after=0&after=1', 'list=MINE'),
      ),
      headers,
      who,
      body: fc.oneof(
        inputOn(known).map((input) => JSON.stringify(input)),
        wishOf(known).map((input) => JSON.stringify(input)),
        eventInputOn(known).map((input) => JSON.stringify(input)),
        text,
        unclosed,
      ),
    })
    .map(({ place, parts, tail, method, ...sent }) => ({
      api: 'rest' as const,
      ...sent,
      // only what stands in the contract may write: there a match of others is named
      method: method === '' ? place.method.toUpperCase() : method,
      path: place.path.replaceAll(/\{\w+\}/g, () => parts.shift() ?? 'x') + tail,
    }))
    .filter(
      ({ method, path }) =>
        method === 'GET' || /^\/v1\/(matches\/|games|viewer|tournaments)/.test(path),
    );
}
