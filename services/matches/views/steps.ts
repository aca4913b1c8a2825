import type { MatchUpdate } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkCount, checkVersion } from '../../platform/requests/page.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import { noMatch } from '../terms/no-match.ts';
import type { ShownGames } from '../terms/games.ts';
import type { History } from '../history/history.ts';
import { viewOf } from './match-view.ts';
import type { ReadAccess } from './read-access.ts';
import { snapshotOf, stepsFrom } from './updates.ts';

/** Steps given by one call at most: an answer stays far below what a function may give back. */
const MOST = 100;

type Sources = {
  readonly history: History;
  readonly access: ReadAccess;
  readonly games: ShownGames;
};

/** The range of versions of a match to replay. */
export type Replaying = {
  readonly viewer: AccountActor | undefined;
  readonly id: string;
  /** The version whose view the steps start from; only a snapshot of `upTo` if it is absent. */
  readonly after?: number;
  /** The last version; the present unless given. */
  readonly upTo?: number;
  readonly first: number;
};

/**
 * Reads the steps between two versions, of any age, one a version. The viewer's present seat
 * decides what may be seen.
 */
export async function stepsFor(
  sources: Sources,
  { viewer, id, after, upTo, first }: Replaying,
): Promise<readonly MatchUpdate[]> {
  checkVersion('after', after);
  checkVersion('upTo', upTo);
  checkCount('first', first, MOST);
  const { record: now, viewpoint } = await sources.access.of(viewer, id);
  const game = sources.games.of(now);
  const last = Math.min(upTo ?? now.version, now.version);
  if (after === undefined) {
    const record = await sources.history.upTo(id, last);
    return record ? [snapshotOf(game, record, viewpoint)] : noMatch();
  }
  if (after >= last) return [];
  const span = { after, upTo: last, first };
  return stepsFrom(sources.history, { id, game, viewpoint }, span);
}

/** Reads the table at a version, by the rights of the viewer's present seat. */
export async function viewAt(
  sources: Sources,
  { viewer, id, version }: Pick<Replaying, 'viewer' | 'id'> & { readonly version: number },
): Promise<unknown> {
  checkVersion('version', version);
  const { record: now, viewpoint } = await sources.access.of(viewer, id);
  const game = sources.games.of(now);
  if (version > now.version) {
    const stands = `The match is at version ${String(now.version)}`;
    return refuseInput({
      path: ['version'],
      detail: `${stands}. Send that version or an earlier one.`,
    });
  }
  const record = await sources.history.upTo(id, version);
  return record ? viewOf(game, record, viewpoint) : noMatch();
}
