import type { DomainEvent, Game } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { isArbiterOf, tournamentAccess } from './arbiters.ts';
import type { MatchCommit } from './match-commit.ts';
import type { Lobby, SpectatorDelay } from './match-record.ts';
import { isOver, seatOf } from './seats.ts';

export const delayOf = (turns: number): SpectatorDelay => ({ turns, begun: [], shown: 0 });

/**
 * Computes the delay after a commit. Spectators see up to the beginning of the earliest of the last
 * `turns` turns: a commit that ends one turn and begins the next reveals both, and belongs to the
 * second.
 */
export function delayAfter(
  { turnBegun }: Pick<Game, 'turnBegun'>,
  delay: SpectatorDelay,
  { version, body }: MatchCommit,
  { hasStarted, isDeserted }: { readonly hasStarted: boolean; readonly isDeserted: boolean },
): SpectatorDelay {
  // with no player present no secrets are kept, and a turn may never end: a substitute has to find
  // the match
  if (!hasStarted || isDeserted) return { ...delay, shown: version };
  const turns = body.entries.flatMap((entry) =>
    entry.type === 'Told' && begins(turnBegun, entry.event) ? [version] : [],
  );
  const begun = [...delay.begun, ...(turnBegun ? turns : [version])].slice(-delay.turns);
  const [earliest] = begun;
  if (earliest === undefined) return { ...delay, begun };
  if (begun.length < delay.turns) {
    // a substitute sees that the seat is being played
    const offers = body.entries.some(({ type }) => type === 'SeatOffered');
    return { ...delay, begun, ...(offers && { shown: Math.max(delay.shown, earliest) }) };
  }
  return { ...delay, begun, shown: Math.max(delay.shown, earliest - 1) };
}

/**
 * An older version as it is shown, with the seats that are offered by now: everyone may take them.
 */
export const withOffers = <R extends Pick<Lobby, 'seats'>>(shown: R, now: Lobby): R => {
  const offered = now.seats.flatMap(({ id, presence }) => (presence === 'OFFERED' ? [id] : []));
  const isTold = shown.seats.every(
    ({ id, presence }) => presence === 'OFFERED' || !offered.includes(id),
  );
  if (isTold) return shown;
  const seats = shown.seats.map((seat) =>
    offered.includes(seat.id) ? { ...seat, presence: 'OFFERED' as const } : seat,
  );
  return { ...shown, seats };
};

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
    tournamentAccess(record, viewer)?.plays === true);
