import type { Entry, Noted } from '../match/entry.ts';
import type { Game, Rules } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import { open } from '../run/open.ts';
import type { Checkpoint, Live, Running } from '../run/running.ts';
import type { Refusal } from './refusal.ts';
import { reshuffled } from './reshuffled.ts';
import { letRobotsAct } from './robots.ts';

/** A rewind that an arbiter orders. */
export type RewindCommand<S> = {
  /** The checkpoint at the version to go back to, and that version. */
  readonly checkpoint: Checkpoint<S>;
  readonly to: number;
  /** Every entry recorded after it, in order, cut before or not: what players may have learnt from. */
  readonly cut: readonly Entry[];
  /** The match as it stands now. */
  readonly now: Match<S>;
  readonly reason: string;
};

/**
 * Rewinds a match to the questions of an earlier version. The epoch moves on and every pile seen in
 * the cut range is reshuffled, so that nothing players learnt is of use. The commit that holds this
 * must carry the new checkpoint, because the fold cannot go back. A match that is over is refused: its
 * secret is known, and with it every later die.
 */
export function rewind<S>(
  game: Game<S>,
  { checkpoint, to, cut, now, reason }: RewindCommand<S>,
  live: Live,
): Running<S> | Refusal {
  if (now.over) return { refused: 'MATCH_NOT_RUNNING' };
  const run = open(game, checkpoint, live);
  const { orders, paused } = now;
  const epoch = now.epoch + 1;
  const { rolls, events } = reshuffled(game, run.match, { cut, epoch, chance: live.chance });
  const askedAt = live.version + 1;
  const note: Noted = {
    type: 'Noted',
    wakes: false,
    note: { type: 'Rewound', to, askedAt, epoch, reason, orders, paused, rolls, events },
  };
  run.feed(note);
  letRobotsAct(run);
  return run;
}

/**
 * Closes the procedure under way and lets `next` go on from the state as recorded: the way out of
 * a match whose open procedure no longer replays. `now` is folded, so no rule is run to get there.
 */
export function closeProcedure<S>(
  game: Rules<S>,
  now: Match<S>,
  reason: string,
  live: Live,
): Running<S> | Refusal {
  if (now.over) return { refused: 'MATCH_NOT_RUNNING' };
  const close: Noted = { type: 'Noted', wakes: false, note: { type: 'ProcedureClosed', reason } };
  const idle = { ...now, opened: undefined, pending: [] };
  const run = open(game, { match: idle, since: [] }, { ...live, first: close });
  letRobotsAct(run);
  return run;
}
