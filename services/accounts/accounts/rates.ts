import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { buckets, type Rate } from './bucket.ts';

/** Throws `RATE_LIMITED` for a caller with too many requests; counts those it lets pass. */
export type RateLimits = {
  ofAddress(address: string): void;
  ofAccount(account: string): void;
  /**
   * A guess at a code of an invitation, far fewer; the function that is given takes it back.
   * @param account undefined without a token: all guesses of that kind at an address count as one account's
   */
  ofGuesses(account: string | undefined, address: string): () => void;
  /** A guest that is made, far fewer as well. */
  ofGuests(address: string): void;
  /** The rates by name, as clients see them; without those that are off. */
  readonly figures: Readonly<Record<string, number>>;
};

/**
 * The default rates for one process of the service: with several, a caller may get up to as many
 * times more.
 */
const usual = { account: '20/100', address: '100/500' } as const;

/** Codes of invitations that are wrong: a mistyped one now and then, of a school behind one address, too. */
const guesses = {
  account: { perSecond: 0.1, burst: 10 },
  address: { perSecond: 0.5, burst: 50 },
} as const;

/** Guests from one address, behind which a school may sit. */
const guests = { perSecond: 1 / 60, burst: 30 } as const;

/** `20/100`: 20 a second in the long run, 100 at once. */
const rate = once(() =>
  z
    .pipe(
      z
        .string()
        .check(
          z.regex(/^\d{1,6}\/\d{1,7}$/, 'Expected a rate as perSecond/burst, such as "20/100".'),
        ),
      z.transform((text: string): Rate => {
        const [perSecond = 0, burst = 0] = text.split('/').map(Number);
        return { perSecond, burst };
      }),
    )
    .check(
      z.refine(({ perSecond, burst }) => perSecond > 0 && burst > 0, 'A rate must be above 0.'),
    ),
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
  now: () => number = Date.now,
): RateLimits {
  const { RATE_LIMIT_ACCOUNT, RATE_LIMIT_ADDRESS } = settings().parse({
    RATE_LIMIT_ACCOUNT: env['RATE_LIMIT_ACCOUNT'] ?? otherwise.account,
    RATE_LIMIT_ADDRESS: env['RATE_LIMIT_ADDRESS'] ?? otherwise.address,
  });
  return rateLimits({ account: RATE_LIMIT_ACCOUNT, address: RATE_LIMIT_ADDRESS }, now);
}

export function rateLimits({ account, address }: Rates, now: () => number = Date.now): RateLimits {
  const guessesOf = {
    account: limit(
      'wrong codes from this account',
      account === 'off' ? 'off' : guesses.account,
      now,
    ),
    signedOut: limit(
      'wrong codes without a token from this address',
      address === 'off' ? 'off' : guesses.account,
      now,
    ),
    address: limit(
      'wrong codes from this address',
      address === 'off' ? 'off' : guesses.address,
      now,
    ),
  };
  return {
    figures: {
      ...figuresOf('account', account),
      ...figuresOf('address', address),
      ...(account !== 'off' && figuresOf('accountCode', guesses.account)),
      ...(address !== 'off' && figuresOf('addressCode', guesses.address)),
      ...(address !== 'off' && figuresOf('addressGuest', guests)),
    },
    ofAddress: limit('requests from this address', address, now),
    ofAccount: limit('requests from this account', account, now),
    ofGuests: limit('new guests from this address', address === 'off' ? 'off' : guests, now),
    ofGuesses(its, from) {
      // in this order: who has none left takes none from others at the same address
      const first = its === undefined ? guessesOf.signedOut(from) : guessesOf.account(its);
      const all = [first, guessesOf.address(from)];
      return () => {
        for (const giveBack of all) giveBack();
      };
    },
  };
}

const figuresOf = (whose: string, rate: Rate | 'off'): Readonly<Record<string, number>> =>
  rate === 'off'
    ? {}
    : { [`${whose}RatePerSecond`]: rate.perSecond, [`${whose}RateAtOnce`]: rate.burst };

type GiveBack = () => void;

function limit(what: string, rate: Rate | 'off', now: () => number): (key: string) => GiveBack {
  if (rate === 'off') return () => () => undefined;
  const take = buckets(rate, now);
  return (key) => {
    const retryAfter = take(key);
    if (retryAfter === 0) return () => void take(key, -1);
    const words = `Too many ${what}. Try again in ${String(retryAfter)} s.`;
    return refuse('RATE_LIMITED', words, { retryable: true, retryAfter });
  };
}
