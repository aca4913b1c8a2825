/** The lists of public matches, and those of public tournaments. */
export type PublicList = 'open' | 'running' | 'finished';

/** The summary of a stream at its newest known version, and the lists that show it: a read model. */
export type Summary = {
  readonly stream: string;
  readonly version: number;
  /** The kind, for filters: a game's id. */
  readonly kind: string;
  /** The speed of the match, and below, the language of its players, for filters; if known. */
  readonly speed?: string | undefined;
  readonly language?: string | undefined;
  /** Whether the match counts for ratings. */
  readonly rated?: true | undefined;
  /** True if a player may still take a seat of the match. */
  readonly free?: true | undefined;
  /** The public list that includes it; absent for private ones. */
  readonly publicList?: Listed<{ readonly on: PublicList }> | undefined;
  /** The accounts whose lists include it, each account once; `turn` if it waits for them. */
  readonly members: readonly Listed<{ readonly account: string; readonly turn: boolean }>[];
  /** The codes that find it, as long as they invite someone. */
  readonly invitations?: readonly Listed<{ readonly code: string }>[] | undefined;
  /** True if it is finished: it waits for no one any more. */
  readonly over?: true | undefined;
  /** The public list of tournaments that includes it; for a tournament open to everyone. */
  readonly tournament?: Listed<{ readonly on: PublicList }> | undefined;
  /**
   * A hidden list: matches that bots play in, or that are directed, for the sweeper that keeps them
   * going.
   */
  readonly played?: Listed<{ readonly by: Sweeper }> | undefined;
  /** A public match with a seat that others may take. */
  readonly seeks?: Listed<{ readonly whom: 'substitutes' }> | undefined;
  /** Any JSON the lists shall show; a few KB at most. */
  readonly data: unknown;
};

/** The sweepers that move matches which no one else would move. */
export type Sweeper = 'bots' | 'director';

/**
 * Lists run from the latest `since` (ISO 8601, UTC, one fixed precision) to the earliest. A time
 * that seldom moves, such as of creation, joining or finishing, costs no write for most commits.
 */
type Listed<T> = T & { readonly since: string };

/** A list of summaries, by what it is of. */
export type List =
  | { readonly of: 'unlisted'; readonly by: Sweeper }
  | { readonly of: 'invitation'; readonly code: string }
  | (Filters & { readonly of: 'substitutes' })
  | (Filters & { readonly of: 'tournaments'; readonly publicList: PublicList })
  | (Filters & {
      readonly of: 'everyone';
      readonly publicList: PublicList;
      /** True for only matches with a free seat. */
      readonly free?: boolean | undefined;
    })
  | (Filters & {
      readonly of: 'account';
      readonly account: string;
      /** True for only matches that wait for the account. */
      readonly turn?: boolean | undefined;
    });

/** The facets of a summary by which lists are filtered: only those that have them all. */
export type Facets = {
  readonly kind?: string | undefined;
  readonly speed?: string | undefined;
  readonly language?: string | undefined;
};

/** The facets of a list, and whether its streams count for ratings. */
type Filters = Facets & { readonly rated?: boolean | undefined };

/** One page of a list: its items, each with the cursor behind which the next page begins. */
export type Page<T> = {
  readonly items: readonly { readonly cursor: string; readonly item: T }[];
  readonly hasNext: boolean;
  /** The entries of the page that can't be read. */
  readonly unreadable?: readonly Unreadable[];
};

/** An item that can't be read, and why. */
export type Unreadable = { readonly item: string; readonly error: unknown };

/** The summaries of streams and the lists that show them. */
export type Summaries = {
  /**
   * Updates the summary and lists to the newest stored and given summary; idempotent, in any order.
   * A summary that differs from the stored one only in its version is not `written`. An older one
   * that comes late may find no trace of it, and be written: a caller that gets `written` has to
   * look for a newer version, and project that.
   */
  project(summary: Summary): Promise<'written' | 'as it was'>;
  /** Reads the summary of a stream; consistent. `undefined` if none was projected. */
  find(stream: string): Promise<Summary | undefined>;
  /**
   * A page of summaries: at most `first` (1 to 100) after a cursor of the same list. Throws
   * `CursorError` for any other.
   */
  list(list: List, page: { first: number; after?: string | undefined }): Promise<Page<Summary>>;
};
