import { rewind as rewindIn, type Checkpoint, type Entry } from '../../../shared/engine/index.ts';
import type { MatchRecord } from '../contract.ts';
import { asMatchCommit, resumable } from '../history/unfold.ts';
import { isPlay } from '../record/entry.ts';
import { inputRefusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import { inPlay, notInPlay } from './in-play.ts';
import type { Backing } from '../session/backing.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';

/** Commits fetched by one call. */
const FETCH = 250;

/**
 * Takes a match in play back to a version.
 * @returns the refusal if it can't go back there
 */
export async function takeBack(
  backing: Backing,
  match: LoadedMatch,
  { to, reason }: { readonly to: number; readonly reason: string },
): Promise<CommandRefusal | undefined> {
  const { game, record } = match;
  const now = inPlay(record);
  const checkpoint = await pointAt(backing, record, to);
  if ('code' in checkpoint) return checkpoint;
  const cut = await recordedAfter(backing, record, to);
  match.replace((live) => {
    const run = rewindIn(game, { checkpoint, to, cut, now, reason }, live);
    return 'refused' in run ? notInPlay() : run;
  });
  return undefined;
}

/** Reads the checkpoint of the match at a version; or the refusal if it can't go back there. */
async function pointAt(
  { store, games }: Backing,
  record: MatchRecord,
  to: number,
): Promise<Checkpoint<unknown> | CommandRefusal> {
  const path = ['toVersion'];
  if (to >= record.version) {
    const stands = `The match is at version ${String(record.version)}`;
    return inputRefusal({ path, detail: `${stands}. Send an earlier version.` });
  }
  const loaded = await store.load(record.id, to);
  const then = loaded && (await resumable(games, loaded));
  if (then?.run === undefined) {
    return inputRefusal({
      path,
      detail: "The match hadn't started at this version. Send a later one.",
    });
  }
  const had = then.record.seats.filter(({ resigned }) => resigned).length;
  if (record.seats.filter(({ resigned }) => resigned).length > had) {
    return inputRefusal({
      path,
      detail: "A player has resigned since then, which can't be undone.",
    });
  }
  return then.run;
}

/** Every entry of play recorded after a version. */
async function recordedAfter(
  { store }: Backing,
  { id, version }: MatchRecord,
  to: number,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let reached = to; reached < version;) {
    const commits = (await store.range(id, reached, FETCH)).map(asMatchCommit);
    const last = commits.at(-1);
    if (last === undefined) return entries;
    entries.push(...commits.flatMap(({ body }) => body.entries.filter(isPlay)));
    reached = last.version;
  }
  return entries;
}
