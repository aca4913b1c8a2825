import {
  effective,
  replay,
  ReplayDivergedError,
  type Game,
  type Journal,
} from '../../shared/engine/index.ts';
import { messageOf } from '../cli/values.ts';
import { packHint } from '../games.ts';

/** The reason why a journal does not replay exactly under today's rules, if any. */
export function replayFault(
  games: ReadonlyMap<string, Game>,
  journal: Journal,
): string | undefined {
  const game = games.get(journal.game);
  if (game === undefined) return `unknown game "${journal.game}"${packHint(journal.game)}`;
  try {
    const { drift } = replay(game, journal);
    return drift === 0 ? undefined : `${String(drift)} facts differ under today’s rules`;
  } catch (error) {
    if (!(error instanceof ReplayDivergedError)) return messageOf(error);
    const { at, message, recorded, derived } = error;
    const both = `Recorded: ${JSON.stringify(recorded)}. Derived: ${JSON.stringify(derived)}.`;
    return `${placeOf(journal, at)}: ${message} ${both}`;
  }
}

/** The commit that holds the n-th entry, and where in it. */
function placeOf(journal: Journal, n: number): string {
  let before = 0;
  for (const { version, entries } of effective(journal.commits)) {
    if (n < before + entries.length)
      return `version ${String(version)}, entry ${String(n - before)}`;
    before += entries.length;
  }
  return 'after the last entry';
}
