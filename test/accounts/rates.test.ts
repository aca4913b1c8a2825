import { describe, expect, it } from 'vitest';
import { buckets } from '../../services/accounts/accounts/bucket.ts';
import { rateLimits, ratesFrom } from '../../services/accounts/accounts/rates.ts';

const clock = () => {
  const time = { ms: 0 };
  return { time, now: () => time.ms };
};

describe('a token bucket', () => {
  it('allows a burst, then a steady rate, for each key separately', () => {
    const { time, now } = clock();
    const take = buckets({ perSecond: 2, burst: 3 }, now);
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1]);
    expect(take('b')).toBe(0);
    time.ms += 1_000;
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
    time.ms += 60_000;
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1]);
  });

  it('gives the time to wait, after which a request passes', () => {
    const { time, now } = clock();
    const take = buckets({ perSecond: 0.1, burst: 1 }, now);
    take('a');
    const wait = take('a');
    expect(wait).toBe(10);
    time.ms += wait * 1_000;
    expect(take('a')).toBe(0);
  });

  it('remembers at most ten thousand callers', () => {
    const take = buckets({ perSecond: 1, burst: 1 }, () => 0);
    take('first');
    for (let n = 0; n < 10_000; n += 1) take(String(n));
    expect(take('first')).toBe(0);
    expect(take('9999')).toBe(1);
  });
});

describe('the limits', () => {
  it('refuse with a code and the time to wait', () => {
    const { now } = clock();
    const limits = rateLimits({ account: { perSecond: 1, burst: 1 }, address: 'off' }, now);
    limits.ofAccount('ann');
    for (let n = 0; n < 1_000; n += 1) limits.ofAddress('192.0.2.1');
    limits.ofAccount('bob');
    expect(() => limits.ofAccount('ann')).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', retryable: true, retryAfter: 1 }),
    );
  });

  it('can be configured; an invalid setting stops the start and is named', () => {
    const limits = ratesFrom({ RATE_LIMIT_ACCOUNT: '1/2', RATE_LIMIT_ADDRESS: 'off' });
    limits.ofAccount('ann');
    limits.ofAccount('ann');
    expect(() => limits.ofAccount('ann')).toThrow(/this account/);
    expect(() => ratesFrom({ RATE_LIMIT_ADDRESS: 'fast' })).toThrow('RATE_LIMIT_ADDRESS');
    expect(() => ratesFrom({ RATE_LIMIT_ACCOUNT: '0/5' })).toThrow('RATE_LIMIT_ACCOUNT');
    expect(() => ratesFrom({})).not.toThrow();
  });
});
