import type { Ports } from './ports.ts';
import { within } from './within.ts';

/** Gives a token; `undefined` for who is signed out. Rejects where none can be had just now. */
export type AskToken = (
  /** One that was refused, which is not to be given again. */
  stale: string | undefined,
) => Promise<string | undefined>;

export type Tokens = {
  /** The token in use, asked for when it is first wanted. Rejects where none can be had just now, as does `instead`. */
  current(): Promise<string | undefined>;
  /** Another than this one, which was refused: one is asked for at a time, however many want it. */
  instead(stale: string | undefined): Promise<string | undefined>;
};

/** Tokens that are kept until they are forgotten. */
export type KeptTokens = Tokens & {
  /** Forgets the token, so that the next request asks for one. */
  forget(): void;
};

/** In milliseconds: how long a token may take to be given, and how long with the wait for other pages. */
const GIVEN_WITHIN = 12_000;
const ALL_WITHIN = 30_000;

/**
 * Keeps the token that was given last, for as long as the service takes it. One that does not come in time
 * holds no other page back: it is a line that was lost, and is asked for again.
 */
export function createTokens(
  ask: AskToken,
  { exclusive = apart, clock }: Pick<Ports, 'exclusive' | 'clock'>,
): KeptTokens {
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
