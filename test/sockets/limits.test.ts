import { expect, it } from 'vitest';
import { ratesFrom } from '../../services/accounts/accounts/rates.ts';
import { serviceInfo } from '../../services/apis/http/service-info.ts';
import { CommandRefusedError } from '../../services/platform/requests/refusal.ts';
import { flooding } from '../../services/apis/sockets/flood.ts';
import { readFrame } from '../../services/apis/sockets/frame.ts';
import { readOperation } from '../../services/apis/sockets/operation.ts';
import { sdl } from '../../schema/generated/sdl.ts';
import { buildSchema } from 'graphql';

const rates = ratesFrom({});
const { limits } = await serviceInfo(
  { issuer: 'https://example.org', rates },
  { pushKey: () => Promise.resolve('key') },
);
const limit = (name: string): number => {
  const found = limits[name];
  if (found === undefined) throw new Error(`There is no limit "${name}".`);
  return found;
};

/** The number of calls in a row that are allowed. */
function allowed(call: () => boolean): number {
  let calls = 0;
  while (calls < 10_000 && call()) calls += 1;
  return calls;
}

const passes = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof CommandRefusedError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
};

it('the rates that clients are told are the ones that are enforced', () => {
  let time = 0;
  const counted = ratesFrom({}, undefined, () => time);
  for (const [who, act] of [
    ['account', () => counted.ofAccount('ann')],
    ['address', () => counted.ofAddress('192.0.2.1')],
    ['accountCode', () => counted.ofGuesses('bob', String(time))],
  ] as const) {
    expect(
      allowed(() => passes(act)),
      who,
    ).toBe(limit(`${who}RateAtOnce`));
    time += 100_000;
    const regained = Math.min(limit(`${who}RateAtOnce`), limit(`${who}RatePerSecond`) * 100);
    expect(
      allowed(() => passes(act)),
      who,
    ).toBe(regained);
  }
});

it('a connection can send as many messages as documented', () => {
  let time = 0;
  const at = limit('socketMessageRateAtOnce');
  const flood = flooding(() => time);
  const reads = (connection: string) => () => flood(connection) === 'read';
  expect(allowed(reads('a'))).toBe(at);
  const other = reads('b');
  for (let n = 0; n < at; n += 1) other();
  time += 5_000;
  expect(allowed(other)).toBe(5 * limit('socketMessageRatePerSecond'));
});

const frame = (message: object, bytes?: number) => {
  const text = JSON.stringify(message);
  const body = bytes === undefined ? text : text.padEnd(bytes, ' ');
  return readFrame({ body, isBase64Encoded: false } as Parameters<typeof readFrame>[0]);
};

it('a message and an id can be as long as documented', () => {
  const ping = { type: 'ping' };
  expect(frame(ping, limit('socketMessageBytes'))).not.toHaveProperty('fault');
  expect(frame(ping, limit('socketMessageBytes') + 1)).toHaveProperty('fault');
  const complete = (bytes: number) => frame({ type: 'complete', id: 'x'.repeat(bytes) });
  expect(complete(limit('socketIdBytes'))).not.toHaveProperty('fault');
  expect(complete(limit('socketIdBytes') + 1)).toHaveProperty('fault');
});

it('a document with its variables can be as long as documented', () => {
  const schema = buildSchema(sdl, { assumeValid: true });
  const read = (bytes: number) => {
    const query = 'subscription { match(id: "a") { version } }';
    const bare = JSON.stringify({ query: `${query}#` }).length;
    return readOperation(schema, { query: `${query}#${'x'.repeat(bytes - bare)}` });
  };
  expect(read(limit('socketPayloadBytes'))).not.toHaveProperty('errors');
  expect(read(limit('socketPayloadBytes') + 1)).toHaveProperty('errors');
});
