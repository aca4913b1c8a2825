/** Who sends it: nobody, somebody with a token that is none, or a stranger to all matches. */
export type Who = 'nobody' | 'forger' | 'stranger';
/** Something that a client that is broken, or means harm, may send to a door. */
export type Hostile =
  | {
      readonly door: 'graphql' | 'rest';
      readonly who: Who;
      readonly method: string;
      readonly path: string;
      readonly query: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | { readonly door: 'sockets'; readonly who: Who; readonly frames: readonly string[] };

/** What exists, and what may be guessed of it. */
export type Known = {
  readonly matches: readonly string[];
  readonly questions: readonly string[];
  readonly bots: readonly string[];
  readonly tokens: readonly string[];
  readonly tournaments: readonly string[];
};
