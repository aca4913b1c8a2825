/** The sender: no one, a forged token, a stranger to all matches, or a guest. */
export type Who = 'nobody' | 'forger' | 'stranger' | 'guest';
/** A request that a broken or malicious client may send to an API. */
export type Hostile =
  | {
      readonly api: 'graphql' | 'rest';
      readonly who: Who;
      readonly method: string;
      readonly path: string;
      readonly query: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | { readonly api: 'sockets'; readonly who: Who; readonly frames: readonly string[] };

/** The ids that exist, and that a stranger may guess. */
export type Known = {
  readonly matches: readonly string[];
  readonly questions: readonly string[];
  readonly bots: readonly string[];
  readonly tokens: readonly string[];
  readonly tournaments: readonly string[];
  /** The token of the guest that sends some of it. */
  readonly guest: string;
};
