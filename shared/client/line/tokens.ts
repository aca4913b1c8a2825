import type { Ports } from './ports.ts';

/** Gives a token; `undefined` for who is signed out. */
export type AskToken = (
  /** One that was refused, which is not to be given again. */
  stale: string | undefined,
) => Promise<string | undefined>;

export type Tokens = {
  /** The token in use, asked for when it is first wanted. */
  current(): Promise<string | undefined>;
  /** Another than this one, which was refused: one is asked for at a time, however many want it. */
  instead(stale: string | undefined): Promise<string | undefined>;
};

/** Keeps the token that was given last, for as long as the service takes it. */
export function createTokens(ask: AskToken, { exclusive = apart }: Ports): Tokens {
  let known: { readonly token: string | undefined } | undefined;
  let asking: Promise<string | undefined> | undefined;

  const askOnce = (stale: string | undefined) =>
    (asking ??= exclusive('questhall-token', () => ask(stale))
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
  };
}

const apart = <T>(_: string, act: () => Promise<T>): Promise<T> => act();
