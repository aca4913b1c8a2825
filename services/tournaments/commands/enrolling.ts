import type { PlayerStatus } from '../../../shared/tournaments/record/player.ts';
import { playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { limitsOf, type TimeControl } from '../../matches/clocks/time-control.ts';
import type { AccountActor } from '../../requests/actor.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';
import type { TournamentsDeps } from '../deps.ts';
import { checkInObstacle } from '../facts/check-in.ts';
import { isEnrolling } from '../facts/fold.ts';
import { checkMayComeLate, lateRound } from '../facts/registering.ts';
import { isDue } from '../progress/times.ts';

/** The most who wait for a place, or for approval, beside those who have one. */
const MOST_WAITING = 4_096;
const waits: readonly PlayerStatus[] = ['WAITLISTED', 'PENDING'];

type Registering = {
  readonly actor: AccountActor;
  readonly code?: string | undefined;
  readonly at: string;
  readonly deps: Pick<TournamentsDeps, 'reliability' | 'ratings'>;
};

/** Refuses whoever may not register, or not now; the room there is is told when they are counted. */
export async function checkMayRegister(
  tournament: Tournament,
  { actor, code, at, deps }: Registering,
): Promise<void> {
  const { registration, programs } = tournament.regulations;
  if (!isEnrolling(tournament)) {
    checkMayComeLate(tournament);
    refuse('REGISTRATION_CLOSED', `It is ${tournament.status}: nobody registers now.`);
  }
  const isLate = tournament.stage > 0 && lateRound(tournament) !== undefined;
  if (!isLate && isDue(registration.closesAt, at)) {
    refuse('REGISTRATION_CLOSED', `Registration closed at ${registration.closesAt ?? ''}.`);
  }
  if (actor.machine && !programs) {
    refuse('FORBIDDEN', 'This event is for people.');
  }
  if (registration.mode === 'INVITED' && !tournament.invited.includes(actor.account)) {
    refuse('FORBIDDEN', 'This event is for those who were invited.');
  }
  if (registration.mode === 'CODE' && (code === undefined || code !== tournament.code)) {
    refuseInput({ path: ['code'], detail: 'This is not the code of the event.' });
  }
  const waiting = tournament.players.filter(({ status }) => waits.includes(status));
  if (waiting.length >= MOST_WAITING)
    refuse('TOURNAMENT_FULL', `${String(MOST_WAITING)} wait for a place already.`);
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
  refuse('REQUIREMENTS_NOT_MET', `This event asks for ${asked}.`, { unmet });
}

/** Refuses to check in whoever is not registered, or outside its window. */
export function checkMayCheckIn(tournament: Tournament, account: string, at: string): void {
  const player = playerBy(tournament, account);
  if (player === undefined) return refuse('FORBIDDEN', 'You are not registered here.');
  const obstacle = checkInObstacle(tournament, player, at);
  switch (obstacle?.kind) {
    case undefined:
      return;
    case 'NOT_ASKED':
      return refuseInput({
        path: ['tournamentId'],
        detail: 'Nobody has to check in at this event.',
      });
    case 'PLAYER':
      return refuse('TOURNAMENT_STATE', `Here you are ${obstacle.status}.`, {
        status: obstacle.status,
        allowed: ['REGISTERED', 'CHECKED_IN', 'ACTIVE', 'SITTING_OUT'],
      });
    case 'CLOSED': {
      if (tournament.stage > 0 && player.number === undefined) checkMayComeLate(tournament);
      const { status } = tournament;
      const { allowed } = obstacle;
      return refuse('TOURNAMENT_STATE', 'Check-in is not open.', { status, allowed });
    }
  }
}
