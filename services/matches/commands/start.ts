import type { StartMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { takenSeats } from '../record/seats.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkIsDue, drawFor } from './beacon.ts';
import { checkIsHost, checkIsOpen } from '../session/guards.ts';
import { takePlaceFor } from '../session/hosted.ts';
import { startMatchInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import { checkIsNotBanned } from '../../platform/requests/standing.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/**
 * Starts the match with the seats that are taken. For the host only, who adds the last entropy and
 * has a limit of matches in play.
 */
export const start =
  (backing: Backing) =>
  (actor: AccountActor, input: StartMatch): Command => {
    const { matchId, commandId, expectedVersion: _, ...says } = checked(startMatchInput(), input);
    let place: Promise<void> | undefined;
    return {
      name: 'start',
      actor,
      matchId,
      commandId,
      says,
      async act(match) {
        const { record } = match;
        checkMayStart({ ...match, ...backing }, actor);
        await checkIsNotBanned(backing.accounts, actor, backing.now().toISOString());
        const seats = takenSeats(record);
        const drawn = await drawFor(record, backing);
        const started = { type: 'MatchStarted', seats, ...says, ...(drawn && { drawn }) } as const;
        await (place ??= takePlaceFor(backing, actor, record));
        match.begin(started);
        return { before: [started] };
      },
    };
  };

/** Refuses an actor who can't start the match now. */
export function checkMayStart({ game, record, now }: Judged, actor: AccountActor): void {
  checkIsHost(record, actor, 'start the match');
  checkIsOpen(record, '');
  checkSeats({ game, record });
  checkIsDue(record, { now });
}

function checkSeats({ game, record }: Pick<Judged, 'game' | 'record'>): void {
  const seats = takenSeats(record);
  const { min } = game.seats;
  if (seats.length >= min) return;
  const taken = `${String(seats.length)} ${seats.length === 1 ? 'seat is' : 'seats are'} taken`;
  refuse('TOO_FEW_PLAYERS', `The game needs at least ${String(min)} players. Only ${taken}.`);
}
