import type { Ports } from './ports.ts';
import { within } from './within.ts';

/** Gives a token; `undefined` if signed out. Rejects if none is available right now. */
export type AskToken = (
  /** A token that was refused, and must not be given again. */
  stale: string | undefined,
) => Promise<string | undefined>;

export type Tokens = {
  /**
   * The token in use, asked for when first needed. Rejects if none is available right now, as does
   * `instead`.
   */
  current(): Promise<string | undefined>;
  /** A token in place of a refused one. Concurrent calls share one request. */
  instead(stale: string | undefined): Promise<string | undefined>;
};

/** Tokens that are cached until forgotten. */
export type StoredTokens = Tokens & {
  /** Forgets the token, so that the next request asks for one. */
  forget(): void;
};

/** Timeouts in milliseconds: of getting a token, and with the wait for other pages. */
const GIVEN_WITHIN = 12_000;
const ALL_WITHIN = 30_000;

/**
 * Caches the last token for as long as the service accepts it. One that is not given in time does not
 * block other pages: it counts as a lost connection, and is asked for again.
 */
export function createTokens(
  ask: AskToken,
  { exclusive = apart, clock }: Pick<Ports, 'exclusive' | 'clock'>,
): StoredTokens {
  let known: { readonly token: string | undefined } | undefined;
  let asking: Promise<string | undefined> | undefined;

  const askOnce = (stale: string | undefined) =>
    (asking ??= within(clock, ALL_WITHIN, () =>
      exclusive('questhall-token', () => within(clock, GIVEN_WITHIN, () => ask(stale))),
    )
      .then((token) => {
        known = { token };
        return token;
      })
      .finally(() => {
        asking = undefined;
      }));

  return {
    current: async () => (known ? known.token : askOnce(undefined)),
    instead: async (stale) =>
      known !== undefined && known.token !== stale ? known.token : askOnce(stale),
    forget: () => {
      known = undefined;
    },
  };
}

const apart = <T>(_: string, act: () => Promise<T>): Promise<T> => act();
