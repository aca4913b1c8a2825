/** Groups of operations in the document, each with a sentence. */
export const tags = {
  Games: 'The games that can be played.',
  Matches: 'Finding matches, creating them, and taking seats.',
  Tournaments: 'Tournaments and series: setting them up, playing in them, and running them.',
  Play: 'Questions and answers.',
  Record: 'The log, the journal and live updates of a match.',
  Talk: 'Chat, reports and moderation.',
  Account: 'Accounts: profile, tokens, notifications and privacy.',
  Service: 'The service and what operators do.',
} as const;

/** A row of the REST API. What it takes follows from the field of the contract that it is, see `taken.ts`. */
export type Route = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Variable parts in braces: `/v1/matches/{matchId}`. */
  readonly path: string;
  readonly tag: keyof typeof tags;
  /** The field of Query or Mutation, or a field below it: `match.log`. The mutation of the same name by default. */
  readonly of?: string;
  /** The fragment, or the document, that the answer is; of a list or a page, each item. */
  readonly gives: string;
  /** The name of a list's schema: the answer has `items`. */
  readonly list?: string;
  /** The name of a page's schema: the answer has `items`, `hasNextPage` and `endCursor`, and a `Link`. */
  readonly page?: string;
  /** Schemas of further parts of the answer, by their properties. */
  readonly holds?: Readonly<Record<string, string>>;
  /** The fragment that the answer extends by what it `holds`, where it has another name. */
  readonly like?: string;
  /** The status of success, 200 by default. */
  readonly status?: 201;
  /** The `ETag` is the version of the answer, or of this field of it. A read compares `If-None-Match`. */
  readonly version?: true | string;
  /** The path under which the thing that was made is read, for `Location`. */
  readonly at?: string;
  /** The answer is public: shared caches may keep it for some seconds for readers without a token. */
  readonly brief?: true;
  /** The answer never changes: caches may keep it. */
  readonly immutable?: true;
  /** The next page is named by a `Link`. */
  readonly link?: true;
  /** The type of an answer that is text. */
  readonly type?: 'text/csv' | 'text/plain' | 'application/x-ndjson';
  /** The fragment of each line, where the items can also be had as `application/x-ndjson`. */
  readonly lines?: string;
  /** The name of the body's schema, where several operations share one. */
  readonly sharedBody?: string;
  /** Whether it needs a token. By default commands do, and reads do not. */
  readonly token?: boolean;
  /** The read that writes the answer of a command. */
  readonly then?: string;
  /** A read that a function of `services` writes, as GraphQL has it otherwise or not at all. */
  readonly byHand?: true;
  /** The only property of the answer, which holds the value that was read. */
  readonly within?: string;
  /** Fields of the input that the operation stands for. */
  readonly fixed?: Readonly<Record<string, boolean>>;
  /** Names in the path of fields that are called otherwise in the input. */
  readonly names?: Readonly<Record<string, string>>;
};

const by =
  <const M extends Route['method']>(method: M) =>
  <const P extends string>(path: P) =>
    ({ method, path }) as const;
export const get = by('get');
export const post = by('post');
export const put = by('put');
export const patch = by('patch');
export const del = by('delete');

/** Puts rows into a group of the document. */
export const tagged = <
  const T extends Route['tag'],
  const R extends Readonly<Record<string, Omit<Route, 'tag'>>>,
>(
  tag: T,
  rows: R,
) =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, tag }])) as {
    readonly [K in keyof R]: R[K] & { readonly tag: T };
  };
