import type { PlayerStatus } from '../../../shared/tournaments/record/player.ts';
import { playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { limitsOf, type TimeControl } from '../../matches/terms/time-control.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkIsNoGuest } from '../../platform/requests/guest.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { TournamentsDeps } from '../deps.ts';
import { checkInObstacle } from '../facts/check-in.ts';
import { isEnrolling } from '../facts/fold.ts';
import { checkMayComeLate, lateRound } from '../facts/registering.ts';
import { isDue } from '../progress/times.ts';

/** The maximum number of players waiting for a place or for approval, beyond those with a place. */
const MOST_WAITING = 4_096;
const waits: readonly PlayerStatus[] = ['WAITLISTED', 'PENDING'];

type Registering = {
  readonly actor: AccountActor;
  readonly code?: string | undefined;
  readonly at: string;
  readonly deps: Pick<TournamentsDeps, 'reliability' | 'ratings'>;
};

/**
 * Refuses accounts that may not register, or not now; capacity is checked when registrations are
 * folded.
 */
export async function checkMayRegister(
  tournament: Tournament,
  { actor, code, at, deps }: Registering,
): Promise<void> {
  checkIsNoGuest(actor, 'play in tournaments');
  const { registration, programs } = tournament.regulations;
  if (!isEnrolling(tournament)) {
    checkMayComeLate(tournament);
    refuse(
      'REGISTRATION_CLOSED',
      `Registration is closed. The tournament is ${tournament.status}.`,
    );
  }
  const isLate = tournament.stage > 0 && lateRound(tournament) !== undefined;
  if (!isLate && isDue(registration.closesAt, at)) {
    refuse('REGISTRATION_CLOSED', `Registration closed at ${registration.closesAt ?? ''}.`);
  }
  if (actor.machine && !programs) {
    refuse('FORBIDDEN', "Bot accounts can't register for this tournament.");
  }
  if (registration.mode === 'INVITED' && !tournament.invited.includes(actor.account)) {
    refuse('FORBIDDEN', 'Only invited players can register for this tournament.');
  }
  if (registration.mode === 'CODE' && (code === undefined || code !== tournament.code)) {
    refuseInput({ path: ['code'], detail: 'Wrong code.' });
  }
  const waiting = tournament.players.filter(({ status }) => waits.includes(status));
  if (waiting.length >= MOST_WAITING)
    refuse('TOURNAMENT_FULL', `The waiting list is full (${String(MOST_WAITING)} accounts).`);
  await checkRequirements(tournament, actor, deps);
}

async function checkRequirements(
  { regulations }: Tournament,
  { account, machine }: AccountActor,
  { reliability, ratings }: Registering['deps'],
): Promise<void> {
  const { game, registration, timeControl } = regulations;
  const { requirements } = registration;
  if (requirements === undefined) return;
  const { ratingMin, ratingMax, reliabilityMin = 0, finishedMin = 0 } = requirements;
  const unmet: string[] = [];
  if (reliabilityMin > 0 || finishedMin > 0) {
    const { score, finished } = await reliability.fresh(account);
    if (score < reliabilityMin) unmet.push('RELIABILITY');
    if (finished < finishedMin) unmet.push('FINISHED');
  }
  if (ratingMin !== undefined || ratingMax !== undefined) {
    const pool = machine ? 'BOT' : limitsOf(timeControl as TimeControl).speed;
    const figure = await ratings.freshFigure(account, { gameId: game.id, pool });
    if (figure < (ratingMin ?? figure) || figure > (ratingMax ?? figure)) unmet.push('RATING');
  }
  if (unmet.length === 0) return;
  const asked = JSON.stringify(requirements);
  refuse('REQUIREMENTS_NOT_MET', `You don't meet the tournament's requirements: ${asked}.`, {
    unmet,
  });
}

/** Refuses to check in accounts that are not registered, or outside the window. */
export function checkMayCheckIn(tournament: Tournament, account: string, at: string): void {
  const player = playerBy(tournament, account);
  if (player === undefined)
    return refuse('FORBIDDEN', "You aren't registered for this tournament.");
  const obstacle = checkInObstacle(tournament, player, at);
  switch (obstacle?.kind) {
    case undefined:
      return;
    case 'NOT_ASKED':
      return refuseInput({
        path: ['tournamentId'],
        detail: 'This tournament has no check-in.',
      });
    case 'PLAYER':
      return refuse(
        'TOURNAMENT_STATE',
        `You can't check in because your status is ${obstacle.status}.`,
        {
          status: obstacle.status,
          allowed: ['REGISTERED', 'CHECKED_IN', 'ACTIVE', 'SITTING_OUT'],
        },
      );
    case 'CLOSED': {
      if (tournament.stage > 0 && player.number === undefined) checkMayComeLate(tournament);
      const { status } = tournament;
      const { allowed } = obstacle;
      return refuse('TOURNAMENT_STATE', "Check-in isn't open.", { status, allowed });
    }
  }
}
