import type { Entry, Game, Match } from '../../../shared/engine/index.ts';
import { isPlay, type ClockEntry, type MatchEntry } from '../record/entry.ts';
import { evolveClocks } from '../clocks/evolve-clocks.ts';
import { rewinds, type MatchCommit } from '../record/match-commit.ts';
import type { MatchRecord, StartedMatch } from '../record/match-record.ts';
import { isPlayedByHolder } from '../record/present.ts';
import { changedSeats, clocksAfter, type ClockStep } from '../terms/match-clocks.ts';
import { seatCalendars, type KnownCalendars } from '../clocks/seat-calendar.ts';
import { limitsOf } from '../terms/time-control.ts';
import { dueAt, newWake } from './wake.ts';
import { isStarted } from '../record/play.ts';

/** The step of a commit, what was done as far as clocks go by it. */
export const stepOf = (
  { seats }: Pick<MatchRecord, 'seats'>,
  { match }: { readonly match: Match<unknown> },
  { at, entries }: { readonly at: string; readonly entries: readonly Entry[] },
): ClockStep => ({
  at,
  play: match,
  events: entries.flatMap((entry) => (entry.type === 'Told' ? [entry.event] : [])),
  rewinds: false,
  answered: entries.flatMap((entry) =>
    entry.type === 'Answered' && entry.by === undefined ? [entry.seat] : [],
  ),
  timed: seats.filter(isPlayedByHolder).map(({ id }) => id),
});

type ClocksSet = Extract<ClockEntry, { type: 'ClocksSet' }>;

/** Builds the entry of the clocks for a commit; `undefined` if none of them changes. */
export function clockEntry(
  game: Pick<Game, 'turnBegun' | 'reactions'>,
  record: MatchRecord,
  { at, body, ...commit }: MatchCommit,
  known?: KnownCalendars,
): ClockEntry | undefined {
  if (!isStarted(record)) return undefined;
  const { timeControl, clocks } = record;
  const entry =
    timeControl && ticking({ game, known }, { ...record, timeControl }, { at, body, ...commit });
  if (entry === undefined && !body.entries.some(callsForALook)) return undefined;
  const set: ClocksSet = entry ?? { type: 'ClocksSet', aside: true, seats: {} };
  const wake = newWake(clocks, dueAt({ ...record, clocks: evolveClocks(clocks, set) }), at);
  if (entry === undefined && wake === undefined) return undefined;
  return { ...set, ...(wake !== undefined && { wake }) };
}

const looked: readonly string[] = [
  'ProposalOpened',
  'SeatResigned',
  'SeatAbsent',
  'SeatReturned',
  'SeatTaken',
] satisfies readonly MatchEntry['type'][];

/** Whether an entry may be the reason to look at a match sooner, though no clock changes. */
const callsForALook = (entry: MatchEntry): boolean =>
  looked.includes(entry.type) ||
  (entry.type === 'Noted' && !entry.wakes && entry.note.type === 'Paused');

type Timed = StartedMatch & Required<Pick<MatchRecord, 'timeControl'>>;

type By = {
  readonly game: Pick<Game, 'turnBegun' | 'reactions'>;
  readonly known: KnownCalendars | undefined;
};

/** Computes the changes that a commit makes to the clocks; `undefined` if there are none. */
function ticking(
  { game, known }: By,
  record: Timed,
  { at, body, ...commit }: MatchCommit,
): ClocksSet | undefined {
  const { timeControl, clocks, play } = record;
  const step = {
    ...stepOf(record, { match: play }, { at, entries: body.entries.filter(isPlay) }),
    rewinds: rewinds({ at, body, ...commit }),
  };
  const calendars = seatCalendars(record, known, at);
  const after = clocksAfter(clocks, step, { game, limits: limitsOf(timeControl), calendars });
  const changed = changedSeats(clocks, after);
  const isTurn = after.turn?.n !== clocks?.turn?.n;
  if (Object.keys(changed).length === 0 && !isTurn) return undefined;
  return {
    type: 'ClocksSet',
    aside: true,
    seats: changed,
    ...(isTurn && after.turn !== undefined && { turn: after.turn }),
  };
}
