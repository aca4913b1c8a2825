import { recent } from '../../platform/recent.ts';
import type { Commit, EventStore } from '../../platform/storage/contract.ts';
import type { MatchRecord } from '../contract.ts';
import { ROOM, sizeOfRun } from './room.ts';
import { leaps, matchCommit, type MatchCommit } from '../record/match-commit.ts';
import { asMatchCommit, revisionAfter, unfold, type Revision, type Unfolding } from './unfold.ts';

/**
 * The latest revisions kept of each match, and the number that may come on top before all but these
 * go: a reader who was gone for longer has them read again.
 */
const MOMENTS = 64;
const MORE = 64;
/** Commits fetched by one call. */
const FETCH = 250;

/**
 * The history of a match: its record at any of its versions. Stored commits never change, so each
 * is read once; only newer ones are looked for.
 */
export type History = {
  /** Reads the match as it is now; `undefined` if there is none. */
  latest(id: string): Promise<MatchRecord | undefined>;
  /**
   * Returns those of up to 100 matches that are cached and have not changed since, by id: one read
   * for all.
   */
  unchanged(ids: readonly string[]): Promise<ReadonlyMap<string, MatchRecord>>;
  at(id: string, version: number): Promise<MatchRecord | undefined>;
  /** The match as it stood at its newest version not past this one. */
  upTo(id: string, version: number): Promise<MatchRecord | undefined>;
  /** The revisions after this one (absent: from the first on): at most `first`, none past `upTo`. */
  after(
    id: string,
    record: MatchRecord | undefined,
    span?: HistoryRange,
  ): Promise<readonly Revision[]>;
  /**
   * Returns the match after a stored commit; reads only if the commit does not follow on the known
   * one.
   */
  follow(commit: MatchCommit): Promise<MatchRecord | undefined>;
  /** Takes note of a stored commit, so that it need not be read. */
  note(revision: Revision): void;
};
export type HistoryRange = { readonly upTo?: number | undefined; readonly first?: number };

/** @param room for what it keeps, in bytes */
export function createHistory(store: EventStore, games: Unfolding, room = ROOM.history): History {
  /** The windows: an unbroken run of revisions of each match. */
  const windows = recent<readonly Revision[]>(room, sizeOfRun);

  const remember = (revisions: readonly Revision[]): void => {
    const [first] = revisions;
    if (first === undefined) return;
    const { id } = first.record;
    const run = joined(windows.get(id) ?? [], revisions);
    windows.put(id, run.length > MOMENTS + MORE ? run.slice(-MOMENTS) : run);
  };

  const load = async (id: string, upTo?: number): Promise<MatchRecord | undefined> => {
    const loaded = await store.load(id, upTo);
    if (loaded === undefined || !matchCommit(loaded.commits[0])) return undefined;
    const revisions = await unfold(games, undefined, loaded.commits);
    remember(revisions);
    return revisions.at(-1)?.record;
  };

  const knownAt = (id: string, version: number): MatchRecord | undefined => {
    const window = windows.get(id) ?? [];
    return window[version - versionOf(window[0])]?.record;
  };

  const upTo: History['upTo'] = async (id, version) => knownAt(id, version) ?? load(id, version);

  const at: History['at'] = async (id, version) => {
    const record = await upTo(id, version);
    return record?.version === version ? record : undefined;
  };

  /** A range is read without checkpoints; a commit that leaps needs its own. */
  const whole = async (commit: Commit): Promise<MatchCommit> => {
    const ours = asMatchCommit(commit);
    if (!leaps(ours) || ours.checkpoint) return ours;
    const loaded = await store.load(ours.stream, ours.version);
    return asMatchCommit(loaded?.commits.at(-1) ?? commit);
  };

  const fetch: History['after'] = async (id, record, { first = FETCH } = {}) => {
    const revisions: Revision[] = [];
    for (const commit of await store.range(id, record?.version, first)) {
      const before = revisions.at(-1)?.record ?? record;
      revisions.push(await revisionAfter(games, before, await whole(commit)));
    }
    remember(revisions);
    return revisions;
  };

  return {
    at,
    upTo,
    note: (revision) => {
      remember([revision]);
    },

    async latest(id) {
      const last = windows.get(id)?.at(-1)?.record;
      if (last === undefined) return load(id);
      const news = await fetch(id, last);
      return news.length < FETCH ? (news.at(-1)?.record ?? last) : load(id);
    },

    async unchanged(ids) {
      const known = new Map<string, MatchRecord>();
      for (const id of ids) {
        const last = windows.get(id)?.at(-1)?.record;
        if (last !== undefined) known.set(id, last);
      }
      if (known.size === 0) return known;
      const versions = new Map([...known].map(([id, { version }]) => [id, version]));
      const still = await store.unchanged(versions);
      return new Map([...known].filter(([id]) => still.has(id)));
    },

    async after(id, record, { upTo: last = Infinity, first = FETCH } = {}) {
      const version = record?.version ?? -1;
      const most = Math.min(first, last - version);
      if (most <= 0) return [];
      const have = from(windows.get(id) ?? [], version + 1).slice(0, most);
      if (have.length === most) return have;
      const rest = { first: most - have.length };
      return [...have, ...(await fetch(id, have.at(-1)?.record ?? record, rest))];
    },

    async follow(commit) {
      const { stream, version } = commit;
      const found = knownAt(stream, version);
      if (found) return found;
      const before = version === 0 ? undefined : knownAt(stream, version - 1);
      if (version > 0 && !before && !commit.checkpoint) return at(stream, version);
      const revision = await revisionAfter(games, before, commit);
      remember([revision]);
      return revision.record;
    },
  };
}

const NONE = -1;
const versionOf = (revision: Revision | undefined): number => revision?.record.version ?? NONE;

/** Joins two runs if they meet; else returns the newer one. */
function joined(window: readonly Revision[], revisions: readonly Revision[]): readonly Revision[] {
  const [first, last] = [versionOf(window[0]), versionOf(window.at(-1))];
  if (window.length === 0 || versionOf(revisions[0]) > last + 1) return revisions;
  if (versionOf(revisions.at(-1)) < first - 1) return window;
  const earlier = revisions.filter((revision) => versionOf(revision) < first);
  const later = revisions.filter((revision) => versionOf(revision) > last);
  return [...earlier, ...window, ...later];
}

/** Returns the part of a run from a version on; empty if it begins later. */
function from(window: readonly Revision[], version: number): readonly Revision[] {
  const start = version - versionOf(window[0]);
  return window.length === 0 || start < 0 ? [] : window.slice(start);
}
