import { FollowMatch, type Locale } from '../generated/operations.ts';
import type { LineState } from './line-state.ts';
import { stay, type Following, type Next, type StaySources } from './stay.ts';
import { take, type Line, type Table, type Update } from './table.ts';

/** The change that a step of a match brings. */
export type Change = {
  /** The new log lines; empty for a snapshot. */
  readonly log: readonly Line[];
  /** True if the view came whole: steps may be missing between it and the one before. */
  readonly isSnapshot: boolean;
};

/** Callbacks for a match that is followed. Called one after another, never concurrently. */
export type Watcher = {
  table(table: Table, change: Change): void;
  state(state: LineState): void;
};

export type FollowSources = StaySources & { readonly locale?: Locale | undefined };

/** A match to follow, and the update to continue from, if one was read already. */
export type Followed = { readonly matchId: string; readonly first?: Update | undefined };

/**
 * Follows a match: every version once and in order, resuming after reconnection. Duplicates are
 * skipped; if a version is missing, the whole view is fetched.
 */
export function follow(
  { locale, ...sources }: FollowSources,
  { matchId, first }: Followed,
  watcher: Watcher,
): Following {
  let table: Table | undefined;
  /** True if a version was missing: then the whole view is asked for. */
  let isGap = false;
  const takeUp = (update: Update): Next => {
    const taken = take(table, update);
    if (taken === 'known') return 'on';
    if (taken === 'gap') {
      isGap = true;
      return 'again';
    }
    table = taken.table;
    watcher.table(table, { log: update.log, isSnapshot: update.patch === null });
    return table.status === 'FINISHED' || table.status === 'ABANDONED' ? 'over' : 'on';
  };
  if (first !== undefined && takeUp(first) === 'over') {
    watcher.state({ is: 'over' });
    return { online: () => undefined, close: () => undefined };
  }
  isGap = false;
  return stay(sources, {
    document: FollowMatch,
    variables: () => {
      const after = isGap ? undefined : table?.version;
      isGap = false;
      return { id: matchId, ...(after !== undefined && { after }), ...(locale && { locale }) };
    },
    next: ({ match: update }) => takeUp(update),
    state: watcher.state,
  });
}
