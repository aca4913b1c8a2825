import type { Match } from '../../../shared/engine/index.ts';
import type {
  Begun,
  Closing,
  CancelledMatch,
  ClosedMatch,
  Lobby,
  MatchRecord,
  OpenMatch,
  FirstTurns,
  SeatInfo,
  Pause,
  RecordedClocks,
  StartedMatch,
} from './match-record.ts';

/** The number of turns of a seat that are its first. */
export const FIRST_TURNS = 2;

/** Tests if a match was started, whether it is over or not. */
export const isStarted = (record: MatchRecord): record is StartedMatch => record.play !== undefined;

/** Reads the clocks of a match; `undefined` before the start, and before any was set. */
export const clocksOf = (record: MatchRecord): RecordedClocks | undefined =>
  isStarted(record) ? record.clocks : undefined;

/** Reads the current pause of a match; `undefined` if it is not paused, or its end is not known. */
export const pauseOf = (record: Lobby | MatchRecord): Pause | undefined =>
  record.status === 'PAUSED' ? record.pause : undefined;

/** Reads how a match was closed; `undefined` if it was not ended early, or not started. */
export const closingOf = (record: Lobby | MatchRecord): Closing | undefined =>
  record.status === 'ABANDONED' ? record.closing : undefined;

/** Reads the secret of a match that is over. */
export const secretOf = (record: MatchRecord): string | undefined =>
  'secret' in record ? record.secret : undefined;

/** Starts the play of a match. */
export const started = (
  { status: _, ...open }: OpenMatch,
  { play, firstTurns }: Pick<Begun, 'play' | 'firstTurns'>,
): StartedMatch =>
  withPlay({ ...open, status: 'RUNNING', play, firstTurns, askedWhetherToEnd: false }, play);

/** The first turns of a match in which they are not counted: none is left to do. */
export const noFirstTurns = (seats: readonly SeatInfo[]): FirstTurns => ({
  done: Object.fromEntries(seats.map(({ id }) => [id, FIRST_TURNS])),
});

/**
 * Replaces the play of a started match. The status follows from the play, but a match that was
 * closed early stays closed.
 * @param pause the current pause, if its end is known
 */
export function withPlay(record: StartedMatch, play: Match<unknown>, pause?: Pause): StartedMatch {
  if (record.status === 'ABANDONED') return { ...record, play };
  if (play.over) {
    if (record.status === 'FINISHED') return { ...record, play };
    return { ...begun(record), play, status: 'FINISHED', secret: undefined, ranking: undefined };
  }
  if (!play.paused) return { ...begun(record), play, status: 'RUNNING' };
  return { ...begun(record), play, status: 'PAUSED', ...(pause && { pause }) };
}

/** Ends a match before its rules do, by its closing. */
export const closed = (record: StartedMatch, closing: Closing): ClosedMatch => ({
  ...begun(record),
  status: 'ABANDONED',
  secret: undefined,
  closing,
});

/** Gives up a match that was not started. */
export const cancelled = (record: OpenMatch | CancelledMatch): CancelledMatch => ({
  ...record,
  status: 'ABANDONED',
  secret: undefined,
  closing: undefined,
});

/** The fields of a started match that don't depend on its status. */
function begun(record: StartedMatch): Begun {
  switch (record.status) {
    case 'RUNNING': {
      const { status: _, ...rest } = record;
      return rest;
    }
    case 'PAUSED': {
      const { status: _, pause: __, ...rest } = record;
      return rest;
    }
    case 'FINISHED': {
      const { status: _, secret: __, ranking: ___, ...rest } = record;
      return rest;
    }
    case 'ABANDONED': {
      const { status: _, secret: __, closing: ___, ...rest } = record;
      return rest;
    }
  }
}

/** The fields of a record that its lobby leaves out. */
type Hidden = {
  readonly play: unknown;
  readonly commands: unknown;
  readonly invitation: unknown;
  readonly entropyOf: unknown;
  readonly clocks?: unknown;
  readonly tableRound?: unknown;
  readonly secret?: unknown;
  readonly ranking?: unknown;
};

/** Reads the lobby of a match: all but the play, the dice and the memory of commands. */
export function lobbyOf(record: MatchRecord & Hidden): Lobby {
  const {
    play: _,
    commands: __,
    invitation: ___,
    entropyOf: ____,
    clocks: _____,
    tableRound: ______,
    secret: _______,
    ranking: ________,
    ...lobby
  } = record;
  return lobby;
}
