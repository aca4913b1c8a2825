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
import { clocksOf } from '../record/play.ts';

/** The parts of a game that describe its turns. */
export type TurnGame = Pick<Game, 'turnBegun' | 'log'>;

type Turn = Pick<RecapTurn, 'turn' | 'seat'>;

/**
 * The log lines that a viewpoint reads of these revisions, by the turns of the table; none without a line to
 * read.
 */
export function turnsOf(
  game: TurnGame,
  { start, revisions }: { readonly start: MatchRecord; readonly revisions: readonly Revision[] },
  viewpoint: Viewpoint,
): readonly RecapTurn[] {
  let turn: RecapTurn & { readonly entries: RecapEntry[] } = { ...turnAt(start), entries: [] };
  const turns = [turn];
  for (const { record, entries } of revisions) {
    for (const { begun, told } of byTurns(game, entries.filter(isPlay))) {
      if (begun !== undefined) turns.push((turn = { ...turnAfter(turn, begun), entries: [] }));
      for (const line of linesOf(game, { record, entries: told }, viewpoint)) {
        turn.entries.push({ line, aboutMe: isAbout(line, viewpoint.seat) });
      }
    }
  }
  return turns.filter(({ entries }) => entries.length > 0);
}

type Part = { readonly begun: string | undefined; readonly told: Entry[] };

/** The entries of one commit, parted where turns begin in it; mostly one part. */
function byTurns({ turnBegun }: TurnGame, entries: readonly Entry[]): readonly Part[] {
  const parts: Part[] = [];
  for (const entry of entries) {
    const begun = turnBegun && beganIn(entry, turnBegun);
    const part = parts.at(-1);
    if (part === undefined || begun !== undefined) parts.push({ begun, told: [entry] });
    else part.told.push(entry);
  }
  return parts;
}

/** Reads the turn, which is counted only if time is limited. */
function turnAt(record: MatchRecord): Turn {
  const turn = clocksOf(record)?.turn;
  return { turn: record.timeControl && (turn?.n ?? 0), seat: seatIn(turn?.of) };
}

const turnAfter = ({ turn }: Turn, of: string): Turn => ({
  turn: turn === undefined ? undefined : turn + 1,
  seat: seatIn(of),
});

const seatIn = (of: string | undefined): Seat | undefined => (of === EVERYONE ? undefined : of);

const beganIn = (entry: Entry, turnBegun: (event: DomainEvent) => Seat | undefined) =>
  entry.type === 'Told' ? turnBegun(entry.event) : undefined;
