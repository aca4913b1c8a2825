import type { Game, Seat } from '../../../shared/engine/index.ts';
import type { MatchRecord } from '../contract.ts';
import type { Revision } from '../history/unfold.ts';
import type { Viewpoint } from '../views/match-view.ts';
import type { SeenLogLine } from '../views/visible-match.ts';
import { linesOf } from '../views/updates.ts';
import { isAbout } from './about.ts';
import { answeredFor } from './answered.ts';

type Stretch = { readonly start: MatchRecord; readonly revisions: readonly Revision[] };

/**
 * The news of a stretch for a seat, in one line: the latest that is about the seat, else the latest of all. What the
 * seat's own holder did is no news; what the clock or an auto-response did for them is.
 */
export function newsIn(
  game: Game,
  { start, revisions }: Stretch,
  viewpoint: Viewpoint & { readonly seat: Seat },
): SeenLogLine | undefined {
  const { seat } = viewpoint;
  const lines = revisions.flatMap((revision, i) => {
    const before = revisions[i - 1]?.record ?? start;
    const isForThem = answeredFor(seat, revision, before).length > 0;
    return linesOf(game, revision, viewpoint).filter((line) => isForThem || line.seat !== seat);
  });
  return lines.findLast((line) => isAbout(line, seat)) ?? lines.at(-1);
}
