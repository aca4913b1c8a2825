import { applyPatch } from 'rfc6902';
import { expect } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Hall } from '../matches/hall.ts';
import { jsonCopy } from '../support/play.ts';
import type { StreamTable } from '../stream/table.ts';

/**
 * A client's view and version after the updates that it was sent. A version that it has is passed
 * over, because updates may come twice; between two others none may be missing.
 */
export function viewOf(table: StreamTable, connection: string) {
  let view: unknown;
  let version = -1;
  for (const update of table.updates(connection)) {
    if (update.version <= version) continue;
    if (update.from == null) view = structuredClone(update.snapshot);
    else {
      expect(update.from, 'every version follows on the one before').toBe(version);
      applyPatch(view, structuredClone([...(update.patch ?? [])]) as never);
    }
    version = update.version;
  }
  return { view: jsonCopy(view), version };
}

/** Checks that a watcher sees what a process that knows nothing says the match is. */
export async function checkView(
  table: StreamTable,
  connection: string,
  { hall, viewer, matchId }: { hall: Hall; viewer: AccountActor | undefined; matchId: string },
): Promise<void> {
  const match = await hall.matches.find(viewer, matchId);
  expect(viewOf(table, connection)).toEqual({
    view: jsonCopy(match?.view),
    version: match?.record.version,
  });
}
