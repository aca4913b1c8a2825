import type { DomainEvent, Game } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { isArbiterOf, standsAt } from './arbiters.ts';
import type { MatchCommit } from './match-commit.ts';
import type { Lobby, SpectatorDelay } from './match-record.ts';
import { isOver, seatOf } from './seats.ts';

export const delayOf = (turns: number): SpectatorDelay => ({ turns, begun: [], shown: 0 });

/**
 * The delay after a commit. What is shown ends before the earliest of the last `turns` turns began: a commit
 * that ends one turn and begins the next tells of both, and belongs to the second.
 */
export function delayAfter(
  { turnBegun }: Pick<Game, 'turnBegun'>,
  delay: SpectatorDelay,
  { version, body }: MatchCommit,
  hasStarted: boolean,
): SpectatorDelay {
  if (!hasStarted) return { ...delay, shown: version };
  const turns = body.entries.flatMap((entry) =>
    entry.type === 'Told' && begins(turnBegun, entry.event) ? [version] : [],
  );
  const begun = [...delay.begun, ...(turnBegun ? turns : [version])].slice(-delay.turns);
  const [earliest] = begun;
  if (earliest === undefined || begun.length < delay.turns) return { ...delay, begun };
  return { ...delay, begun, shown: Math.max(delay.shown, earliest - 1) };
}

const begins = (turnBegun: Game['turnBegun'], event: DomainEvent): boolean =>
  turnBegun?.(event) !== undefined;

/**
 * Whether this viewer is shown an older version of the match: until it is over, and unless they hold a seat or
 * settle what players cannot; in a tournament in which they play themselves they watch as others do.
 */
export const isDelayed = (record: Lobby, viewer: AccountActor | undefined): boolean =>
  record.spectators !== undefined &&
  !isOver(record) &&
  seatOf(record, viewer) === undefined &&
  (viewer === undefined ||
    !isArbiterOf(record, viewer) ||
    standsAt(record, viewer)?.plays === true);
