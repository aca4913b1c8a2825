import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import {
  isIn,
  isResolved,
  nextRound,
  playerBy,
  podOf,
  roundOf,
} from '../../../shared/tournaments/record/queries.ts';
import type { Pod } from '../../../shared/tournaments/record/round.ts';
import type {
  Tournament,
  TournamentStatus,
} from '../../../shared/tournaments/record/tournament.ts';
import type { PodPlace, ResultSource } from '../../../shared/tournaments/results.ts';
import { leaving } from './players.ts';
import { admitting, lateRound, mayComeLate, registering } from './registering.ts';
import type { Fact, SeatResult } from './fact.ts';

/** The events of a fact; empty if it came too late. */
export function eventsOf(
  tournament: Tournament,
  fact: Fact,
  at: string,
): readonly TournamentEvent[] {
  switch (fact.kind) {
    case 'REGISTER':
      return registered(tournament, fact, at);
    case 'WITHDRAW': {
      const player = playerBy(tournament, fact.account);
      return player && !over.includes(tournament.status) ? leaving(player) : [];
    }
    case 'CHECK_IN':
      return checkedIn(tournament, fact);
    case 'SEATED':
      return seated(tournament, fact);
    case 'CALLED':
      return podFor(tournament, fact)?.rules === fact.rules
        ? [{ type: 'TimeCalled', ...address(fact) }]
        : [];
    case 'RESULT':
      return resulted(tournament, fact);
    case 'STUCK':
      return podFor(tournament, fact) ? [{ type: 'PodHeld', ...address(fact), by: 'RULES' }] : [];
  }
}

/** Statuses in which no one leaves any more: results stand. */
const over: readonly TournamentStatus[] = ['FINISHED', 'FINAL', 'CANCELLED'];

type Of<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>;

/**
 * True if registrations are accepted: while registration is open, and as long as late entry is
 * possible.
 */
export function isEnrolling(tournament: Tournament): boolean {
  const { status } = tournament;
  if (status === 'REGISTRATION' || status === 'CHECK_IN') return true;
  return (status === 'RUNNING' || status === 'PAUSED') && lateRound(tournament) !== undefined;
}

function registered(tournament: Tournament, fact: Of<'REGISTER'>, at: string) {
  const { account, machine, entropy } = fact;
  if (!isEnrolling(tournament)) return [];
  const known = playerBy(tournament, account);
  if (known) {
    if (!mayComeLate(tournament, known)) return [];
    const given = entropy ? [{ type: 'EntropyGiven', account, entropy } as const] : [];
    return [...given, ...admitting(tournament, [account])];
  }
  const comer = { account, at, ...(machine && { machine }), ...(entropy && { entropy }) };
  const { mode } = tournament.regulations.registration;
  return registering(tournament, [comer], mode === 'APPROVAL');
}

function checkedIn(tournament: Tournament, { account, entropy }: Of<'CHECK_IN'>) {
  const player = playerBy(tournament, account);
  if (player === undefined) return [];
  const round = nextRound(tournament);
  const given: TournamentEvent[] = entropy ? [{ type: 'EntropyGiven', account, entropy }] : [];
  const isThere = isIn(player) || player.status === 'SITTING_OUT';
  if (!isThere || player.checkedIn === round) return given;
  const isLate = tournament.stage > 0 && player.number === undefined;
  const late = isLate ? lateRound(tournament) : undefined;
  if (isLate && late === undefined) return [];
  return [
    ...given,
    { type: 'CheckedIn', accounts: [account], round } as const,
    // a player who missed the start comes in with the next round, if that is allowed
    ...(late !== undefined
      ? [{ type: 'PlayersEntered', accounts: [account], round: late } as const]
      : []),
  ];
}

/** The pods that wait for exactly these matches: one that is replayed by now waits for another. */
function seated(
  tournament: Tournament,
  { round, pods, attempts }: Of<'SEATED'>,
): readonly TournamentEvent[] {
  const its = roundOf(tournament, round);
  const made = pods.filter((number, i) => {
    const pod = podOf(its, number);
    return pod?.status === 'WAITING' && (attempts?.[i] ?? pod.attempt) === pod.attempt;
  });
  return made.length === 0 ? [] : [{ type: 'PodsSeated', round, pods: made }];
}

const address = ({ round, pod }: { readonly round: number; readonly pod: number }) => ({
  round,
  pod,
});

/** The pod of a fact; `undefined` if it is resolved, or that match was replaced. */
function podFor(
  tournament: Tournament,
  { round, pod: number, attempt }: Of<'CALLED'> | Of<'RESULT'> | Of<'STUCK'>,
): Pod | undefined {
  const pod = podOf(roundOf(tournament, round), number);
  return pod && pod.attempt === attempt && !isResolved(pod) ? pod : undefined;
}

/**
 * End of a match whose last round of the table was played out: the standing counts, whatever rule
 * would be next.
 */
export const LAST_ROUND = 'last-round';

/** Ends without effect here: voided matches, and those that an arbiter has settled. */
const idle: readonly string[] = ['void', 'adjudicated'];

function resulted(tournament: Tournament, fact: Of<'RESULT'>): readonly TournamentEvent[] {
  const pod = podFor(tournament, fact);
  if (pod === undefined) return [];
  if (tournament.voids === true) return [{ type: 'PodVoided', ...address(fact) }];
  if (idle.includes(fact.ended)) return [];
  const isCalled = fact.ended === 'deadline';
  const by: ResultSource = isCalled || fact.ended === LAST_ROUND ? 'ROUND_DEADLINE' : 'MATCH';
  const rule = tournament.regulations.rounds.onDeadline[pod.rules ?? 0]?.rule;
  const seats =
    isCalled && (rule === 'DRAW_ACTIVE' || rule === 'ALL_ADVANCE')
      ? shared(fact.seats)
      : fact.seats;
  const places = pod.players.map((number, i): PodPlace => {
    const { absent: _, ...seat } = seats[i] ?? { place: pod.players.length };
    return { number, ...seat };
  });
  const noShows = places.filter(({ noShow }) => noShow === true).map(({ number }) => number);
  return [
    {
      type: 'ResultsRecorded',
      results: [
        {
          ...{ round: fact.round, pod: fact.pod, attempt: fact.attempt, places, by },
          ...(noShows.length > 0 && { noShows }),
        },
      ],
    },
  ];
}

/** Gives players who are present the first place; absent ones keep their order behind them. */
function shared(seats: readonly SeatResult[]): readonly SeatResult[] {
  const there = seats.filter(({ absent }) => absent !== true).length;
  const gone = seats.filter(({ absent }) => absent === true);
  return seats.map((seat) =>
    seat.absent === true
      ? { ...seat, place: there + 1 + gone.filter(({ place }) => place < seat.place).length }
      : { ...seat, place: 1 },
  );
}
