import type { DrawnRound, PodAddress, PodEvent, RoundEvent } from '../events/event.ts';
import { numbering, changingNumbers } from './evolve-players.ts';
import { entrantsOf } from './queries.ts';
import type { Stamp } from './stamp.ts';
import type { Pod, Round } from './round.ts';
import type { Tournament } from './tournament.ts';

/** A tournament one round of which has changed. */
const changingRound = (
  tournament: Tournament,
  number: number,
  change: (round: Round) => Round,
): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.round === number ? change(round) : round)),
});

/** A tournament one pod of which has changed. */
const changingPod = (
  tournament: Tournament,
  { round, pod: number }: PodAddress,
  change: (pod: Pod) => Pod,
): Tournament =>
  changingRound(tournament, round, (its) => ({
    ...its,
    pods: its.pods.map((pod) => (pod.pod === number ? change(pod) : pod)),
  }));

/** A round as it was drawn. */
const drawnAs = (
  { round, drawn }: { readonly round: number; readonly drawn: DrawnRound },
  version: number,
): Omit<Round, 'status'> => ({
  ...drawn,
  round,
  changedAt: version,
  pods: drawn.pods.map((players, i) => ({ pod: i + 1, players, status: 'WAITING', attempt: 1 })),
});

/** A tournament with a round in its place; what staff did to its draft stays noted as long as it is one. */
function withRound(tournament: Tournament, round: Round): Tournament {
  const before = tournament.rounds.find((each) => each.round === round.round);
  const others = tournament.rounds.filter((each) => each !== before);
  const edits = round.status === 'DRAFT' ? before?.edits : undefined;
  const rounds = [...others, { ...round, ...(edits && { edits }) }];
  return { ...tournament, rounds: rounds.sort((a, b) => a.round - b.round) };
}

/** A tournament after something has become of its rounds. */
export function evolveRounds(
  tournament: Tournament,
  event: RoundEvent,
  { at, version }: Stamp,
): Tournament {
  switch (event.type) {
    case 'TournamentStarted':
      return { ...numbering(tournament, event.order), status: 'RUNNING' };
    case 'StageBegun': {
      const { stage, entrants } = event;
      const form = tournament.regulations.stages[stage - 1];
      const begun = {
        ...tournament,
        stage,
        entrants: [...tournament.entrants, entrants],
      };
      if (form?.format !== 'ELIMINATION') return begun;
      const { lives } = form;
      return changingNumbers(begun, entrantsOf(begun, stage), (player) => ({ ...player, lives }));
    }
    case 'RoundDrafted':
      return withRound(tournament, { ...drawnAs(event, version), status: 'DRAFT' });
    case 'RoundDiscarded':
      return {
        ...tournament,
        rounds: tournament.rounds.filter(({ round }) => round !== event.round),
      };
    case 'RoundPublished': {
      const { startsAt, deadline } = event;
      const { edits: _, ...round } = drawnAs(event, version);
      return withRound(tournament, {
        ...round,
        status: 'PUBLISHED',
        ...(startsAt !== undefined && { startsAt }),
        ...(deadline !== undefined && { deadline }),
      });
    }
    case 'RoundUnpublished':
      return changingRound(tournament, event.round, ({ startsAt: _, deadline: __, ...round }) => ({
        ...round,
        status: 'DRAFT',
        changedAt: version,
      }));
    case 'RoundStarting':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        status: 'STARTING',
        ...(event.startsAt !== undefined && { startsAt: event.startsAt }),
        ...(event.deadline !== undefined && { deadline: event.deadline }),
        changedAt: version,
      }));
    case 'PodsSeated': {
      const seated = new Set(event.pods);
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        pods: round.pods.map((pod) =>
          pod.status === 'WAITING' && seated.has(pod.pod) ? { ...pod, status: 'RUNNING' } : pod,
        ),
      }));
    }
    case 'DraftEdited':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        edits: [...(round.edits ?? []), event.act],
      }));
    case 'RoundStarted':
      return changingRound(tournament, event.round, (round) => ({ ...round, status: 'RUNNING' }));
    case 'RoundSettled':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        settled: true,
        ...(event.lucky.length > 0 && { lucky: event.lucky }),
      }));
    case 'RoundCompleted':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        status: 'COMPLETED',
        completedAt: at,
      }));
  }
}

/** A tournament after something has become of its pods. */
export function evolvePods(
  tournament: Tournament,
  event: PodEvent,
  { at, version }: Stamp,
): Tournament {
  switch (event.type) {
    case 'ResultsRecorded':
      return event.results.reduce((sofar, { places, by, noShows, ...address }) => {
        const recorded = changingPod(sofar, address, ({ held: _, ...pod }) => ({
          ...pod,
          status: 'FINISHED',
          places,
          by,
          endedAt: at,
          ...(noShows && { noShows }),
        }));
        return changingNumbers(recorded, noShows ?? [], (player) => ({
          ...player,
          noShows: (player.noShows ?? 0) + 1,
        }));
      }, tournament);
    case 'PodAdjudicated':
      return changingPod(tournament, event, ({ held: _, ...pod }) => ({
        ...pod,
        status: 'ADJUDICATED',
        places: event.places,
        by: 'ADJUDICATED',
        ruledBy: event.by,
        endedAt: pod.endedAt ?? at,
      }));
    case 'PodReplayed':
      return changingPod(tournament, event, ({ pod, players, attempt }) => ({
        pod,
        players: event.players ?? players,
        status: 'WAITING',
        attempt: attempt + 1,
        warned: at,
      }));
    case 'PodVoided':
      return changingPod(tournament, event, (pod) => ({ ...pod, status: 'VOID' }));
    case 'PodShrunk':
      return changingPod(tournament, event, (pod) => ({ ...pod, players: event.players }));
    case 'PodHeld':
      return changingPod(tournament, event, (pod) => ({ ...pod, held: true }));
    case 'DeadlineApplied':
      return changingPod(tournament, event, ({ called: _, ...pod }) => ({
        ...pod,
        rules: (pod.rules ?? 0) + 1,
      }));
    case 'TimeCalled':
      return changingPod(tournament, event, (pod) => ({ ...pod, called: true }));
    case 'DeadlineNear':
      return changingRound(tournament, event.round, (round) => ({
        ...round,
        pods: round.pods.map((pod) =>
          event.pods.includes(pod.pod) ? { ...pod, warned: at } : pod,
        ),
      }));
    case 'TimeExtended': {
      const { round, pod, deadline } = event;
      // what has passed of the time there is now is no news
      return pod === undefined
        ? changingRound(tournament, round, (its) => ({
            ...its,
            deadline,
            pods: its.pods.map((each) => ({ ...each, warned: at })),
            changedAt: version,
          }))
        : changingPod(tournament, { round, pod }, (its) => ({ ...its, deadline, warned: at }));
    }
    case 'PlayerSeated':
      return changingPod(tournament, event, (pod) => ({
        ...pod,
        substitutes: { ...pod.substitutes, [event.number]: event.account },
      }));
  }
}
