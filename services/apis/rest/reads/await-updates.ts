import type { MatchUpdate } from '../../../matches/contract.ts';
import type { Call } from '../call.ts';
import type { Waiting } from '../waiting.ts';

/** Pause before looking again, ever longer, because each look is a read of the store. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;
const GROWTH = 1.5;
/** Updates of an answer at most, so that it stays far below the limit of a function's response. */
const MOST = 100;

type Updates = readonly MatchUpdate[];
type Asked = {
  readonly matchId: string;
  readonly after?: number | undefined;
  readonly wait: number;
};

/**
 * The updates that the viewer missed, or if there are none, those that come within `wait` seconds.
 */
export async function awaitUpdates(
  call: Pick<Call, 'matches' | 'viewer' | 'waiting'>,
  { matchId, after, wait }: Asked,
): Promise<Updates> {
  const { matches, viewer, waiting } = call;
  const span = { first: MOST, ...(after !== undefined && { after }) };
  const look = () => matches.updates(viewer, matchId, span);
  const found = await look();
  const seconds = Math.min(wait, waiting.longest);
  if (found.length > 0 || seconds === 0 || viewer === undefined) return found;
  return waiting.during(viewer.account, () => lookAgain(look, seconds, waiting));
}

async function lookAgain(
  look: () => Promise<Updates>,
  seconds: number,
  { pause }: Pick<Waiting, 'pause'>,
): Promise<Updates> {
  const until = Date.now() + seconds * 1_000;
  for (let long = FIRST_PAUSE_MS; ; long = Math.min(long * GROWTH, LONGEST_PAUSE_MS)) {
    const left = until - Date.now();
    if (left <= 0) return [];
    await pause(Math.min(long, left));
    const found = await look();
    if (found.length > 0) return found;
  }
}
