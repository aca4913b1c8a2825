import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isResolved, podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Recipient } from '../directing-contract.ts';
import { iso } from '../../platform/time/duration.ts';
import { deadlineOf } from '../progress/deadlines.ts';
import { recipients, holding, sittingIn, type EventNotification } from './recipients.ts';
import { staffOf } from './staff.ts';

type Of<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: Type }>;

/** Notifications of rounds, of the players' pods, and of the end. */
export function ofRounds(
  tournament: Tournament,
  events: readonly TournamentEvent[],
): readonly EventNotification[] {
  // a schedule is published as a whole, and announced once
  const first = events.find(({ type }) => type === 'RoundPublished');
  const results = events.flatMap((event) =>
    event.type === 'ResultsRecorded' ? event.results : [],
  );
  const others = events.flatMap((event): readonly EventNotification[] => {
    switch (event.type) {
      case 'RoundPublished':
        return event === first ? [published(tournament, event)] : [];
      case 'RoundStarted':
        return started(tournament, event.round);
      case 'DeadlineNear':
        return near(tournament, event);
      case 'DeadlineApplied':
        return event.rule === 'LAST_ROUND' ? near(tournament, calledIn(event)) : [];
      case 'TimeExtended':
        return event.reason === undefined ? [] : moved(tournament, event);
      case 'TournamentFinalized':
        return [final(tournament)];
      default:
        return [];
    }
  });
  return [...finished(tournament, results), ...others];
}

function published(
  tournament: Tournament,
  { round, drawn, startsAt, deadline }: Of<'RoundPublished'>,
): EventNotification {
  const pods = drawn.pods.map((players, i): Pod => ({
    ...{ pod: i + 1, players, status: 'WAITING', attempt: 1 },
  }));
  return {
    type: 'tournament.round.published',
    about: nameOf(round),
    data: {
      round,
      ...(startsAt !== undefined && { startsAt: iso(startsAt) }),
      ...(deadline !== undefined && { deadline: iso(deadline) }),
    },
    until: startsAt,
    to: [...sittingIn(tournament, pods), ...holding(tournament, drawn.byes)],
  };
}

/**
 * Tells players their pod and its deadline; and asks them to check in for the next round, if that
 * is required before each.
 */
function started(tournament: Tournament, number: number): readonly EventNotification[] {
  const round = roundOf(tournament, number);
  if (round === undefined) return [];
  const { deadline } = round;
  const by = deadline === undefined ? {} : { deadline: iso(deadline) };
  const its = { about: nameOf(number), until: deadline };
  const pods = round.pods.filter((pod) => !isResolved(pod));
  const begun: EventNotification = {
    ...its,
    type: 'tournament.round.started',
    data: { round: number, ...by },
    to: sittingIn(tournament, pods),
  };
  if (!asksToCheckIn(tournament, round)) return [begun];
  const active = tournament.players.filter(
    ({ status, leaving }) => (status === 'ACTIVE' && leaving !== true) || status === 'SITTING_OUT',
  );
  return [
    begun,
    {
      ...its,
      type: 'tournament.checkin.open',
      data: { round: number + 1, ...by },
      to: recipients(active.map(({ account }) => account)),
    },
  ];
}

/** True if players must check in for the round after this one. */
function asksToCheckIn({ regulations, rounds }: Tournament, round: Round): boolean {
  const stage = regulations.stages[round.stage - 1];
  if (regulations.checkIn?.eachRound !== true || stage === undefined) return false;
  if (stage.format === 'ELIMINATION') return round.final !== true;
  const played = rounds.filter((each) => each.stage === round.stage && each.round <= round.round);
  return stage.format === 'SWISS' && played.length < stage.rounds;
}

/** Notifies players and staff that operators have moved the deadline of a round, or of a pod. */
function moved(tournament: Tournament, event: Of<'TimeExtended'>): readonly EventNotification[] {
  const round = roundOf(tournament, event.round);
  const open = (round?.pods ?? []).filter(
    (pod) => !isResolved(pod) && (event.pod ?? pod.pod) === pod.pod,
  );
  const where = event.pod === undefined ? '' : ` pod ${String(event.pod)}`;
  return [
    {
      type: 'tournament.act',
      about: `${nameOf(event.round)}${where} credited`,
      data: { act: 'EXTEND', round: event.round, deadline: iso(event.deadline) },
      to: withStaff(tournament, sittingIn(tournament, open)),
    },
  ];
}

/** Players, and the staff besides them. */
function withStaff(tournament: Tournament, playing: readonly Recipient[]): readonly Recipient[] {
  const players = new Set(playing.map(({ account }) => account));
  return [
    ...playing,
    ...recipients(staffOf(tournament).filter((account) => !players.has(account))),
  ];
}

type Near = Omit<Of<'DeadlineNear'>, 'type'>;

/** All of the time has passed: time is called in the pod. */
const calledIn = ({ round, pod }: Of<'DeadlineApplied'>): Near => ({
  ...{ round, percent: 100, pods: [pod] },
});

/** Warns the players of open pods; near the end the staff as well. */
function near(tournament: Tournament, { round: number, percent, pods }: Near) {
  const round = roundOf(tournament, number);
  const open = pods.flatMap((each) => {
    const pod = podOf(round, each);
    return pod === undefined || isResolved(pod) ? [] : [pod];
  });
  return byDeadline(round, open).flatMap(([deadline, some]): readonly EventNotification[] => {
    const its = {
      type: 'tournament.deadline.near',
      about: `${nameOf(number)} ${String(percent)} ${deadline}`,
      data: { round: number, percent, deadline },
      until: deadline,
    } as const;
    const playing = sittingIn(tournament, some);
    return [{ ...its, to: percent < LATE ? playing : withStaff(tournament, playing) }];
  });
}

/** Per cent of the time from which staff are warned, too. */
const LATE = 95;

/** Groups pods by their deadline. */
function byDeadline(
  round: Round | undefined,
  pods: readonly Pod[],
): readonly (readonly [string, readonly Pod[]])[] {
  const deadlines = pods.map((pod) => iso((round && deadlineOf(round, pod)) ?? ''));
  return [...new Set(deadlines)].map((deadline) => [
    deadline,
    pods.filter((_, i) => deadlines[i] === deadline),
  ]);
}

type Result = Of<'ResultsRecorded'>['results'][number];

/** Notifies of the pods resolved by one commit, a round at a time. */
const finished = (
  tournament: Tournament,
  results: readonly Result[],
): readonly EventNotification[] =>
  [...new Set(results.map(({ round }) => round))].map((round) => ({
    type: 'tournament.pod.finished',
    about: nameOf(round),
    data: { round },
    to: results
      .filter((result) => result.round === round)
      .flatMap(({ pod, places }) => {
        const numbers = places.map(({ number }) => number);
        const its = podOf(roundOf(tournament, round), pod);
        return sittingIn(tournament, its ? [{ ...its, players: numbers }] : []);
      }),
  }));

/** Notifies all players, and the owner. */
const final = (tournament: Tournament): EventNotification => ({
  type: 'tournament.standings.final',
  about: 'end',
  data: {},
  to: recipients([
    ...tournament.numbers.map((index) => tournament.players[index]?.account),
    tournament.owner,
  ]),
});

const nameOf = (round: number): string => `round ${String(round)}`;
