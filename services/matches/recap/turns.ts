import {
  EVERYONE,
  type DomainEvent,
  type Entry,
  type Game,
  type Seat,
} from '../../../shared/engine/index.ts';
import type { Revision } from '../history/unfold.ts';
import { isPlay } from '../record/entry.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { linesOf } from '../views/updates.ts';
import type { Viewpoint } from '../views/match-view.ts';
import { isAbout } from './about.ts';
import type { RecapEntry, RecapTurn } from './recap.ts';

/** What turns are told by. */
export type TurnGame = Pick<Game, 'turnBegun' | 'log'>;

type Turn = Pick<RecapTurn, 'turn' | 'seat'>;

/** What a viewpoint reads of these revisions, by the turns of the table; none without a line to read. */
export function turnsOf(
  game: TurnGame,
  { start, revisions }: { readonly start: MatchRecord; readonly revisions: readonly Revision[] },
  viewpoint: Viewpoint,
): readonly RecapTurn[] {
  const turns = [{ ...turnAt(start), entries: new Array<RecapEntry>() }];
  const now = () => turns.at(-1) ?? { turn: undefined, seat: undefined, entries: [] };
  for (const { record, entries } of revisions) {
    for (const entry of entries.filter(isPlay)) {
      const begun = game.turnBegun && beganIn(entry, game.turnBegun);
      if (begun !== undefined) turns.push({ ...turnAfter(now(), begun), entries: [] });
      const lines = linesOf(game, { record, entries: [entry] }, viewpoint);
      now().entries.push(
        ...lines.map((line) => ({ line, aboutMe: isAbout(line, viewpoint.seat) })),
      );
    }
  }
  return turns.filter(({ entries }) => entries.length > 0);
}

/** Turns are counted where time is limited. */
const turnAt = ({ timeControl, clocks }: MatchRecord): Turn => ({
  turn: timeControl && (clocks?.turn?.n ?? 0),
  seat: seatIn(clocks?.turn?.of),
});

const turnAfter = ({ turn }: Turn, of: string): Turn => ({
  turn: turn === undefined ? undefined : turn + 1,
  seat: seatIn(of),
});

const seatIn = (of: string | undefined): Seat | undefined => (of === EVERYONE ? undefined : of);

const beganIn = (entry: Entry, turnBegun: (event: DomainEvent) => Seat | undefined) =>
  entry.type === 'Told' ? turnBegun(entry.event) : undefined;
