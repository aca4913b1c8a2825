import type { Pod, Tournament } from './event.ts';

/** Next step of the viewer in a tournament, or their status in it. */
export type Mine =
  | { readonly is: 'PLAY'; readonly pod: Pod; readonly matchId: string }
  | { readonly is: 'SIT'; readonly pod: Pod; readonly startsAt: string | undefined }
  | { readonly is: 'REGISTER' | 'CHECK_IN' | 'COME_BACK' | 'RECEIVED' }
  | { readonly is: 'WAITLISTED'; readonly place: number }
  | { readonly is: 'BYE'; readonly round: number }
  | { readonly is: 'ENDED'; readonly rank: number | undefined }
  | { readonly is: Standing };

/** Status of a viewer with nothing to do. */
type Standing =
  | 'CANCELLED'
  | 'PENDING'
  | 'REGISTERED'
  | 'CHECKED_IN'
  | 'ACTIVE'
  | 'PAUSED'
  | 'SITTING_OUT'
  | 'LEAVING'
  | 'DROPPED'
  | 'ELIMINATED'
  | 'DISQUALIFIED'
  | 'WATCH'
  | 'DRAFT'
  | 'NOT_YET';

/** The first of the acts of a viewer in a tournament, or their status if there are none. */
export function mineIn(tournament: Tournament, isSignedIn: boolean): Mine {
  const { status, can, mine, pending } = tournament;
  if (status === 'CANCELLED') return { is: 'CANCELLED' };
  if (status === 'FINISHED' || status === 'FINAL')
    return { is: 'ENDED', rank: mine?.standing?.rank };
  if (mine === null) {
    if (pending) return { is: 'RECEIVED' };
    if (mayRegister(tournament, isSignedIn)) return { is: 'REGISTER' };
    if (status === 'DRAFT' || status === 'PAUSED') return { is: status };
    return { is: status === 'ANNOUNCED' ? 'NOT_YET' : 'WATCH' };
  }
  if (mine.status === 'WAITLISTED') return { is: 'WAITLISTED', place: mine.waitingPlace ?? 1 };
  if (can.includes('CHECK_IN') && mine.status === 'SITTING_OUT') return { is: 'COME_BACK' };
  if (can.includes('CHECK_IN') && !isCheckedIn(tournament)) return { is: 'CHECK_IN' };
  return mine.status === 'ACTIVE' ? playingIn(tournament) : { is: mine.status };
}

/** A signed-out viewer is asked to sign in while registration is open. */
const mayRegister = ({ status, can }: Tournament, isSignedIn: boolean): boolean =>
  isSignedIn
    ? can.includes('REGISTER_FOR_TOURNAMENT')
    : status === 'REGISTRATION' || status === 'CHECK_IN';

function isCheckedIn({ mine, rounds }: Tournament): boolean {
  if (mine?.status === 'CHECKED_IN') return true;
  const next = rounds.filter(({ status }) => status !== 'DRAFT').length + 1;
  return mine?.status === 'ACTIVE' && (mine.checkedIn ?? 0) >= next;
}

function playingIn({ myNext, mine, rounds, status }: Tournament): Mine {
  const hasResult = myNext?.result != null;
  if (myNext !== null && !hasResult) {
    if (myNext.matchId !== null && myNext.status === 'RUNNING')
      return { is: 'PLAY', pod: myNext, matchId: myNext.matchId };
    const round = rounds.find(({ number }) => number === myNext.round);
    return { is: 'SIT', pod: myNext, startsAt: round?.startsAt ?? undefined };
  }
  if (mine?.leaving === true) return { is: 'LEAVING' };
  if (status === 'PAUSED') return { is: 'PAUSED' };
  const last = rounds.findLast((round) => round.status !== 'DRAFT');
  const hasBye = last?.status !== 'COMPLETED' && last?.byes.some(({ id }) => id === mine?.id);
  return hasBye === true && last ? { is: 'BYE', round: last.number } : { is: 'ACTIVE' };
}
