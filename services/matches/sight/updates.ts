import { diff, logLines, type Shown } from '../../../shared/engine/index.ts';
import { noMatch } from '../commands/guards.ts';
import type { AccountActor, MatchRecord, MatchUpdate, SeenLogLine } from '../contract.ts';
import type { ShownGames } from '../games.ts';
import type { History } from '../history/history.ts';
import type { Moment } from '../history/unfold.ts';
import { isPlay } from '../record/entry.ts';
import { isId, mayFind } from '../record/seats.ts';
import { asked, awaited, eyesOf, viewerOf, viewOf, type Eyes } from './sight.ts';

/** Who is further behind than this gets a fresh view instead of every step. */
const TOO_FAR = 500;

export type Following = {
  readonly viewer: AccountActor | undefined;
  readonly id: string;
  readonly after?: number;
  readonly upTo?: number;
  readonly first?: number;
  readonly within?: number;
};

/** What a follower missed. What they may see is judged by the newest version they are given. */
export async function updatesFor(
  { history, games }: { readonly history: History; readonly games: ShownGames },
  { viewer, id, after, upTo, first, within = TOO_FAR }: Following,
): Promise<readonly MatchUpdate[]> {
  const newest = !isId(id)
    ? undefined
    : await (upTo === undefined ? history.latest(id) : history.upTo(id, upTo));
  if (!newest || !mayFind(newest, viewer)) return noMatch();
  const game = games.of(newest);
  const eyes = eyesOf(newest, viewer);
  const snapshot = [snapshotOf(game, newest, eyes)];
  if (after === undefined || after < 0 || newest.version - after > within) return snapshot;
  if (after > newest.version) return (await exists(history, id, after)) ? [] : snapshot;
  const start = await history.at(id, after);
  const moments = await history.after(id, start, { upTo: newest.version, first: first ?? within });
  const records = [start, ...moments.map(({ record }) => record)];
  return moments.flatMap((moment, i) => {
    const before = records[i];
    return before ? [updateOf(game, before, moment, eyes)] : [];
  });
}

/** Whether there is such a version, though nobody asked to be told of it. */
const exists = async (history: History, id: string, version: number): Promise<boolean> =>
  ((await history.latest(id))?.version ?? -1) >= version;

/** What stands in every update, whatever came before. */
const standing = (record: MatchRecord, eyes: Eyes) => ({
  version: record.version,
  questions: asked(record, eyes),
  waitingOn: awaited(record),
  seats: record.seats,
  status: record.status,
});

/** The whole view, for who cannot be helped by a patch. */
const snapshotOf = (game: Shown, record: MatchRecord, eyes: Eyes): MatchUpdate => ({
  ...standing(record, eyes),
  from: undefined,
  snapshot: viewOf(game, record, eyes),
  patch: undefined,
  log: [],
});

/** The step from one version to the next, for the same eyes. */
const updateOf = (
  game: Shown,
  before: MatchRecord,
  { record, entries }: Moment,
  eyes: Eyes,
): MatchUpdate => ({
  ...standing(record, eyes),
  from: before.version,
  snapshot: undefined,
  patch: diff(viewOf(game, before, eyes), viewOf(game, record, eyes)),
  log: linesOf(game, { record, entries }, eyes),
});

/** What these eyes read of one version. */
export const linesOf = (
  game: Shown,
  { record, entries }: Moment,
  eyes: Eyes,
): readonly SeenLogLine[] =>
  logLines(game, entries.filter(isPlay), viewerOf(eyes)).map((line) => ({
    ...line,
    version: record.version,
    at: record.updatedAt,
  }));
