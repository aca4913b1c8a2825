import * as z from 'zod/mini';
import { once } from '../once.ts';
import { refuse } from '../matches/refusal.ts';
import { buckets, type Rate } from './bucket.ts';

/** Throws `RATE_LIMITED` for whoever asks for too much; counts what it lets pass. */
export type RateLimits = {
  ofAddress(address: string): void;
  ofAccount(account: string): void;
};

/** For one process of the service: behind several, a caller may get up to as many times more. */
const usual = { account: '20/100', address: '100/500' } as const;

/** `20/100`: 20 a second in the long run, 100 at once. */
const rate = once(() =>
  z
    .pipe(
      z
        .string()
        .check(z.regex(/^\d{1,6}\/\d{1,7}$/, 'Write a rate as perSecond/burst, such as 20/100')),
      z.transform((text: string): Rate => {
        const [perSecond = 0, burst = 0] = text.split('/').map(Number);
        return { perSecond, burst };
      }),
    )
    .check(z.refine(({ perSecond, burst }) => perSecond > 0 && burst > 0, 'A rate is above 0')),
);

const settings = once(() =>
  z.object({
    RATE_LIMIT_ACCOUNT: z.union([rate(), z.literal('off')]),
    RATE_LIMIT_ADDRESS: z.union([rate(), z.literal('off')]),
  }),
);

export type Rates = { readonly account: Rate | 'off'; readonly address: Rate | 'off' };

/** The limits of a deployment; a setting that is none throws at once and says which it is. */
export function ratesFrom(
  env: Readonly<Record<string, string | undefined>>,
  otherwise: { readonly account: string; readonly address: string } = usual,
): RateLimits {
  const { RATE_LIMIT_ACCOUNT, RATE_LIMIT_ADDRESS } = settings().parse({
    RATE_LIMIT_ACCOUNT: env['RATE_LIMIT_ACCOUNT'] ?? otherwise.account,
    RATE_LIMIT_ADDRESS: env['RATE_LIMIT_ADDRESS'] ?? otherwise.address,
  });
  return rateLimits({ account: RATE_LIMIT_ACCOUNT, address: RATE_LIMIT_ADDRESS });
}

export function rateLimits({ account, address }: Rates, now: () => number = Date.now): RateLimits {
  return { ofAddress: limit('address', address, now), ofAccount: limit('account', account, now) };
}

function limit(what: string, rate: Rate | 'off', now: () => number): (key: string) => void {
  if (rate === 'off') return () => undefined;
  const take = buckets(rate, now);
  return (key) => {
    const retryAfter = take(key);
    if (retryAfter === 0) return;
    const words = `Too many requests from this ${what}. Wait ${String(retryAfter)} s.`;
    refuse('RATE_LIMITED', words, { retryable: true, retryAfter });
  };
}
