import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchUpdate } from '../../matches/contract.ts';
import type { Call } from '../call.ts';

/** How long to wait before looking again: each look is a read of the store, so ever longer. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;
const GROWTH = 1.5;
/** An answer stays far below what a function may give back. */
const MOST = 100;

type Asked = { readonly after?: number | undefined; readonly wait: number };

/** What the viewer missed; where that is nothing, what comes within `wait` seconds. */
export async function awaitUpdates(
  { matches, viewer, matchId }: Call,
  { after, wait }: Asked,
): Promise<readonly MatchUpdate[]> {
  const span = { first: MOST, ...(after !== undefined && { after }) };
  const until = Date.now() + wait * 1_000;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS)) {
    const found = await matches.updates(viewer, matchId, span);
    const left = until - Date.now();
    if (found.length > 0 || left <= 0) return found;
    await sleep(Math.min(pause, left));
  }
}
