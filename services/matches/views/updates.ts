import { diff, logLines, type GameDisplay } from '../../../shared/engine/index.ts';
import { visibleClocks } from '../clocks/visible-clocks.ts';
import { seenProposals } from '../proposals/carried.ts';
import type { MatchRecord, MatchUpdate, SeenLogLine } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { ShownGames } from '../terms/games.ts';
import type { History } from '../history/history.ts';
import type { Revision } from '../history/unfold.ts';
import { isPlay } from '../record/entry.ts';
import { foreseer } from './foresee.ts';
import {
  pendingQuestions,
  awaited,
  resultOf,
  viewerOf,
  viewOf,
  type Viewpoint,
} from './match-view.ts';
import type { ReadAccess } from './read-access.ts';
import { clocksOf, pauseOf } from '../record/play.ts';

/** Versions behind, beyond which a follower gets a fresh view instead of every step. */
const TOO_FAR = 500;

export type Following = {
  readonly viewer: AccountActor | undefined;
  readonly id: string;
  readonly after?: number;
  readonly upTo?: number;
  readonly first?: number;
  readonly within?: number;
};

type Sources = {
  readonly history: History;
  readonly access: ReadAccess;
  readonly games: ShownGames;
};

/** The updates that a follower missed. What they may see is judged by the newest version they are given. */
export async function updatesFor(
  { history, access, games }: Sources,
  { viewer, id, after, upTo, first, within = TOO_FAR }: Following,
): Promise<readonly MatchUpdate[]> {
  const { record: newest, viewpoint } = await access.of(viewer, id, upTo);
  const game = games.of(newest);
  const snapshot = () => [snapshotOf(game, newest, viewpoint)];
  if (after === undefined || after < 0 || newest.version - after > within) return snapshot();
  if (after > newest.version) {
    // followers may have had a newer version than they may see now
    return (await access.of(viewer, id)).record.version >= after ? [] : snapshot();
  }
  const span = { after, upTo: newest.version, first: first ?? within };
  const steps = await stepsFrom(history, { id, game, viewpoint }, span);
  return steps.map((step) =>
    step.version === newest.version ? { ...step, seats: newest.seats } : step,
  );
}

type Seen = { readonly id: string; readonly game: GameDisplay; readonly viewpoint: Viewpoint };
type Span = { readonly after: number; readonly upTo: number; readonly first: number };

/** The steps of one viewpoint after a version, one a version. */
export async function stepsFrom(
  history: History,
  { id, game, viewpoint }: Seen,
  { after, ...span }: Span,
): Promise<readonly MatchUpdate[]> {
  const start = await history.at(id, after);
  const revisions = await history.after(id, start, span);
  const records = [start, ...revisions.map(({ record }) => record)];
  return revisions.flatMap((revision, i) => {
    const before = records[i];
    return before ? [updateOf(game, before, revision, viewpoint)] : [];
  });
}

/** The part of an update that depends on no earlier version. */
const standing = (game: GameDisplay, record: MatchRecord, viewpoint: Viewpoint) => ({
  version: record.version,
  at: record.updatedAt,
  questions: pendingQuestions(record, viewpoint),
  foresee: foreseer(game, record),
  waitingOn: awaited(record),
  clocks: visibleClocks({ clocks: clocksOf(record), pause: pauseOf(record) }),
  seats: record.seats,
  seatsAt: record.seatsAt,
  status: record.status,
  proposals: seenProposals(record),
  result: resultOf(game, record),
});

/** The whole view, for who cannot be helped by a patch. */
export const snapshotOf = (
  game: GameDisplay,
  record: MatchRecord,
  viewpoint: Viewpoint,
): MatchUpdate => ({
  ...standing(game, record, viewpoint),
  from: undefined,
  snapshot: viewOf(game, record, viewpoint),
  patch: undefined,
  log: [],
});

/** The step from one version to the next, for the same viewpoint. */
const updateOf = (
  game: GameDisplay,
  before: MatchRecord,
  { record, entries }: Revision,
  viewpoint: Viewpoint,
): MatchUpdate => ({
  ...standing(game, record, viewpoint),
  from: before.version,
  snapshot: undefined,
  patch: diff(viewOf(game, before, viewpoint), viewOf(game, record, viewpoint)),
  log: linesOf(game, { record, entries }, viewpoint),
});

/** The log lines that a viewpoint reads of one version. */
export const linesOf = (
  game: Pick<GameDisplay, 'log' | 'turnBegun'>,
  { record, entries }: Revision,
  viewpoint: Viewpoint,
): readonly SeenLogLine[] =>
  logLines(game, entries.filter(isPlay), viewerOf(viewpoint)).map((line) => ({
    ...line,
    version: record.version,
    at: record.updatedAt,
  }));
