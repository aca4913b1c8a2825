import {
  keyedChance,
  open,
  start,
  type Checkpoint,
  type Game,
  type Live,
  type Running,
} from '../../../shared/engine/index.ts';
import { enforce } from '../../platform/requests/refusal.ts';
import { rollsAs } from '../terms/origin.ts';
import type { KnownCalendars } from '../clocks/seat-calendar.ts';
import type { BeaconOf, MatchRecord } from '../contract.ts';
import type { MatchStarted, SeatTaken } from '../record/entry.ts';
import { evolveLobby } from '../evolve/evolve-lobby.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';
import { playRefusal } from './refusals.ts';

/** A match loaded at one version, for one command to work on: the unit of work. */
export type LoadedMatch = {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly secret: Uint8Array;
  /** Number of commits since the last checkpoint. */
  readonly since: number;
  /** The estimated size in memory as of its last checkpoint, in bytes. */
  readonly size: number;
  /**
   * The calendars of its accounts, as they were when it was loaded; only if its time goes by any.
   */
  readonly calendars?: KnownCalendars;
  /** Reads the match in play; refused if it is not being played. */
  play(): Running<unknown>;
  /** Starts the match with these seats, on what was added to its dice by then; `taken`: by the commit itself. */
  begin(started: MatchStarted, taken?: SeatTaken): Running<unknown>;
  /** Replaces the run. */
  replace(make: (live: Live) => Running<unknown>): void;
  /** The run as far as it was needed. */
  opened(): Running<unknown> | undefined;
};

/** The stored parts that a match is loaded from. */
export type MatchParts = {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly secret: Uint8Array;
  readonly since: number;
  readonly size: number;
  /** A live run at this very version, or what one is regained from; neither before the start. */
  readonly run?: Running<unknown> | undefined;
  readonly checkpoint?: Checkpoint<unknown> | undefined;
};

/**
 * A match to work on. A run that was fed belongs to the commit that stores it: if that fails, the
 * loaded match is of no more use.
 */
export function loaded({
  game,
  record,
  secret,
  since,
  size,
  run: live,
  checkpoint,
}: MatchParts): LoadedMatch {
  let run = live;
  const { version } = record;
  const match = rollsAs(record);
  const dice = ({ entropy, beacon } = record) => ({
    chance: keyedChance(secret, { match, entropy, beacon: beacon && drawnIn(beacon) }),
    version,
  });
  const regain = () => open(game, checkpoint ?? lost(), dice());
  return {
    game,
    record,
    secret,
    since,
    size,
    opened: () => run,
    play() {
      enforce(playRefusal(record));
      return (run ??= regain());
    },
    replace(make) {
      run = make(dice());
    },
    begin(started, taken) {
      const seated = taken ? evolveLobby(game, record, taken) : record;
      const begun = evolveLobby(game, seated, started);
      return (run = start(game, begun.play ?? lost(), dice(begun)));
    },
  };
}

/** A match that hangs on a beacon is played on a round that was drawn, and never on less. */
const drawnIn = ({ signature }: BeaconOf) => ({ signature: signature ?? lost() });

function lost(): never {
  throw new UnreadableMatchError('A match in play has no checkpoint to restore its run from.');
}
