import {
  standAt,
  type Checkpoint,
  type Match,
  type GameDisplay,
  type SeatStanding,
} from '../../../shared/engine/index.ts';
import { cancelled, closed, noFirstTurns, withPlay } from './play.ts';
import type {
  Closing,
  FirstTurns,
  MatchRecord,
  MatchStatus,
  OmitOfEach,
  OpenMatch,
  Pause,
  RecordedClocks,
  StartedMatch,
  TableRound,
} from './match-record.ts';

/** The record in a checkpoint as this release stores it. */
export type RecordInCheckpoint = OmitOfEach<MatchRecord, 'play'>;

/** The fields that earlier releases left out of a checkpoint when there was nothing to tell. */
type LeftOut = 'invitations' | 'leavers' | 'proposals' | 'answers' | 'undos' | 'pausedMs';
type Common = Omit<OpenMatch, 'status' | 'play'>;

/** The record in a checkpoint of any release: fields of a status may be missing or left over. */
export type StoredRecord = Omit<Common, LeftOut> &
  Partial<Pick<Common, LeftOut>> & {
    readonly status: MatchStatus;
    readonly secret?: string | undefined;
    readonly closing?: Closing | undefined;
    readonly ranking?: readonly SeatStanding[] | undefined;
    readonly firstTurns?: FirstTurns;
    readonly clocks?: RecordedClocks;
    readonly tableRound?: TableRound;
    readonly askedWhetherToEnd?: boolean;
    readonly pause?: Pause;
  };

/** The whole match after a commit, as any release has stored it; `run` once it has started. */
export type StoredCheckpoint = {
  readonly record: StoredRecord;
  readonly run?: Checkpoint<unknown>;
};

/** Restores the match that a checkpoint stands for. */
export function restored(game: GameDisplay, { record, run }: StoredCheckpoint): MatchRecord {
  const {
    status,
    secret,
    closing,
    ranking,
    firstTurns,
    clocks,
    tableRound,
    askedWhetherToEnd = false,
    pause,
    ...rest
  } = record;
  const common: Common = {
    ...rest,
    invitations: rest.invitations ?? [],
    leavers: rest.leavers ?? [],
    proposals: rest.proposals ?? [],
    answers: rest.answers ?? {},
    undos: rest.undos ?? 0,
    pausedMs: rest.pausedMs ?? 0,
  };
  const play = run && standAt(game, run);
  if (play === undefined) {
    const open: OpenMatch = { ...common, status: 'OPEN', play: undefined };
    return status === 'ABANDONED' ? { ...cancelled(open), secret } : open;
  }
  const started = withPlay(
    {
      ...common,
      status: 'RUNNING',
      play,
      firstTurns: firstTurns ?? noFirstTurns(common.seats),
      ...(clocks && { clocks }),
      ...(tableRound && { tableRound }),
      askedWhetherToEnd,
    },
    play,
    pause,
  );
  return ended(game, started, { status, secret, closing, ranking, play });
}

type End = Pick<StoredRecord, 'status' | 'secret' | 'closing' | 'ranking'> & {
  readonly play: Match<unknown>;
};

/** Adds the end to a started match, if it had come. */
function ended(
  game: GameDisplay,
  started: StartedMatch,
  { status, secret, closing, ranking, play }: End,
): StartedMatch {
  if (status === 'ABANDONED') {
    const end = closing ?? abandonedInPlay(game, play);
    return { ...closed(started, end), secret };
  }
  return started.status === 'FINISHED' ? { ...started, secret, ranking } : started;
}

/** The closing of a match that an early release abandoned in play: that noted neither reason nor ranking. */
export const abandonedInPlay = (
  game: Pick<GameDisplay, 'standing'>,
  play: Match<unknown>,
): Closing => ({
  reason: 'abandoned',
  by: '',
  ranking: game.standing(play.game),
});
