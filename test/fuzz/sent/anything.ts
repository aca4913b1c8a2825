import fc from 'fast-check';
import type { Who } from './hostile.ts';

const nasty = fc.constantFrom(
  '',
  ' ',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '${jndi:ldap://x}',
  "' OR 1=1 --",
  '{"$gt":""}',
  'STREAM#x',
  'SECRET#x',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  'a'.repeat(5_000),
  '-1',
  '1e309',
  'NaN',
);
export const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 120 }), fc.string());
export const json = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  nasty,
  fc.integer({ min: 1, max: 200 }).map((deep) => nested(deep)),
);
export const who = fc.constantFrom<Who>('nobody', 'forger', 'stranger', 'guest');

/** Arrays in arrays. */
function nested(deep: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < deep; i += 1) value = [value];
  return value;
}

/** Brackets that are never closed, at once or after something that hides them from a careless count. */
export const unclosed = fc
  .record({
    before: fc.constantFrom('', '["\n"', '{"a":', '[/* " */', '{"id":"1","type":"ping","payload":'),
    bracket: fc.constantFrom('[', '{"a":', '[{"a":', '[0,'),
    times: fc.integer({ min: 40, max: 12_000 }),
  })
  .map(({ before, bracket, times }) => (before + bracket.repeat(times)).slice(0, 90_000));

/** Header values as on the wire: no line breaks, no more than a byte a character. */
export const headerText = text.map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
/**
 * Headers that an API mostly accepts, because it reads nothing else of a request with other ones.
 */
export const headers = fc.record(
  {
    accept: fc.oneof(
      { weight: 5, arbitrary: fc.constant('*/*') },
      { weight: 1, arbitrary: headerText },
    ),
    'accept-language': headerText,
    'content-type': fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: headerText },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=x') },
    ),
    'if-match': fc.oneof(headerText, fc.constantFrom('"1"', '*', 'W/"2"')),
    'if-none-match': headerText,
    'idempotency-key': headerText,
    'apollo-require-preflight': headerText,
    'x-forwarded-for': headerText,
  },
  { requiredKeys: ['content-type'] },
);

/** Cut, doubled, one character for another. */
export const spoilt = (source: string) =>
  fc
    .record({
      at: fc.nat(source.length),
      length: fc.nat(12),
      put: fc.oneof(nasty, fc.constantFrom('{', '}', '(', '$', '@', '...', '"', '#')),
    })
    .map(({ at, length, put }) => source.slice(0, at) + put + source.slice(at + length));
