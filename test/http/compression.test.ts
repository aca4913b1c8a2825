import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressIfLarge } from '../../services/apis/http/compression.ts';
import { bytesFrom } from '../support/chance.ts';

const reply = (body: string) => ({ statusCode: 200, headers: { vary: 'accept' }, body });
const large = reply('"move",'.repeat(2_000));

describe('a reply of an API', () => {
  it('is not compressed while it is small', () => {
    const small = reply('{}'.repeat(1_000));
    expect(compressIfLarge(small, 'gzip')).toBe(small);
  });

  it.each([undefined, '', 'br, identity', 'gzip;q=0', 'gzip; q=0.000 , deflate', 'xgzip'])(
    'is not compressed for a client without gzip: %s',
    (accepted) => {
      expect(compressIfLarge(large, accepted)).toBe(large);
    },
  );

  it.each(['gzip', 'deflate, GZIP;q=0.5, br', '*', 'br;q=0, gzip;q=0.1'])(
    'is compressed for a client with gzip: %s',
    (accepted) => {
      const { headers, body = '', isBase64Encoded } = compressIfLarge(large, accepted) ?? {};
      expect(headers).toEqual({ vary: 'accept, accept-encoding', 'content-encoding': 'gzip' });
      expect(isBase64Encoded).toBe(true);
      expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(large.body);
    },
  );

  it('is refused if it is too large for a function', () => {
    const huge = reply('"move",'.repeat(900_000));
    expect(compressIfLarge(huge, undefined)).toBeUndefined();
    expect(compressIfLarge(huge, 'gzip')).toBeDefined();
    const noise = reply(Buffer.from(bytesFrom('noise')(6_000_000)).toString('base64'));
    expect(compressIfLarge(noise, 'gzip')).toBeUndefined();
  });
});
