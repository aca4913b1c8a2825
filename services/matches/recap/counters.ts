import type { Game } from '../../../shared/engine/index.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { viewOf, type Viewpoint } from '../views/match-view.ts';
import type { RecapCounter } from './recap.ts';

/** The counters of a viewpoint's seat at two moments, as it sees the table itself. */
export function countersOf(
  game: Game,
  { start, end }: { readonly start: MatchRecord; readonly end: MatchRecord },
  viewpoint: Viewpoint,
): readonly RecapCounter[] {
  const [before, after] = [start, end].map((record) => countedIn(game, record, viewpoint));
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }));
}

/** The counters of a seat; none before there is a table. */
const countedIn = (game: Game, record: MatchRecord, viewpoint: Viewpoint) =>
  record.play === undefined || viewpoint.seat === undefined
    ? {}
    : (game.counters?.(viewOf(game, record, viewpoint), viewpoint.seat) ?? {});
