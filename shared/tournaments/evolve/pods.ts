import type { PodEvent } from '../events/event.ts';
import { changingPod, changingRound } from './changing-round.ts';
import { changingNumbers } from './players.ts';
import type { Pod } from '../record/round.ts';
import type { Stamp } from '../record/stamp.ts';
import type { Tournament } from '../record/tournament.ts';

/** A tournament after something has become of its pods. */
export function evolvePods(
  tournament: Tournament,
  event: PodEvent,
  { at, version }: Stamp,
): Tournament {
  switch (event.type) {
    case 'ResultsRecorded':
      return event.results.reduce((sofar, { places, by, noShows, ...address }) => {
        const recorded = changingPod(sofar, address, (held) => ({
          ...released(held),
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
      return changingPod(tournament, event, (held) => ({
        ...released(held),
        status: 'ADJUDICATED',
        places: event.places,
        by: 'ADJUDICATED',
        ruledBy: event.by,
        endedAt: held.endedAt ?? at,
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
      return changingPod(tournament, event, (pod) => ({
        ...released(pod),
        held: true,
        ...(event.by && { heldBy: event.by }),
      }));
    case 'PodReleased':
      return changingPod(tournament, event, released);
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

/** A pod that waits for no arbiter. */
const released = ({ held: _, heldBy: __, ...pod }: Pod): Pod => pod;
