import { same } from '../../../engine/same.ts';
import type { PodAddress } from '../../events/event.ts';
import { isResolved, playerOf, podOf, roundOf } from '../../record/queries.ts';
import type { Pod } from '../../record/round.ts';
import type { Tournament } from '../../record/tournament.ts';
import type { PodPlace } from '../../results.ts';
import { unless, type Moment, type Of } from '../../acts/moment.ts';

const named = ({ round, pod }: PodAddress): string => `round ${String(round)}, pod ${String(pod)}`;

function* inPod(
  before: Tournament,
  address: PodAddress,
  check: (pod: Pod, where: string) => Iterable<string>,
): Iterable<string> {
  const pod = podOf(roundOf(before, address.round), address.pod);
  yield* pod === undefined ? [`there is no ${named(address)}`] : check(pod, named(address));
}

/**
 * Checks that results are of the current match, and name all players of the pod in the order of
 * seats.
 */
export function* recorded({ before, event }: Of<'ResultsRecorded'>): Iterable<string> {
  for (const result of event.results) {
    yield* inPod(before, result, function* (pod, where) {
      const { attempt, places, by, noShows = [] } = result;
      yield* unless(attempt === pod.attempt, `${where}: the result is of another match`);
      yield* unless(!isResolved(pod), `${where} has a result already`);
      const numbers = places.map(({ number }) => number);
      yield* unless(same(numbers, pod.players), `${where}: the result names other players`);
      yield* unless(places.every(isPlace), `${where}: these places are invalid`);
      const stayedAway = places.filter(({ noShow }) => noShow === true);
      yield* unless(
        same(
          noShows,
          stayedAway.map(({ number }) => number),
        ),
        `${where}: others did not come`,
      );
      const isKnown = by === 'MATCH' || by === 'ROUND_DEADLINE' || by === 'FORFEIT';
      yield* unless(isKnown, `${where}: a result does not come by ${by}`);
      if (by === 'FORFEIT') yield* forfeited(before, pod, { where, places });
    });
  }
}

const isPlace = ({ place }: PodPlace, _: number, all: readonly PodPlace[]): boolean =>
  Number.isInteger(place) && place >= 1 && place <= all.length;

const isThere = (before: Tournament, number: number): boolean =>
  playerOf(before, number)?.status === 'ACTIVE';

/** Checks the forfeit of a pod with too few players left: the ones left share the first place. */
function* forfeited(
  before: Tournament,
  { players }: Pod,
  { where, places }: { readonly where: string; readonly places: readonly PodPlace[] },
): Iterable<string> {
  const left = players.filter((number) => isThere(before, number));
  const due = players.map((number) => (isThere(before, number) ? 1 : left.length + 1));
  yield* unless(
    left.length < players.length &&
      same(
        places.map(({ place }) => place),
        due,
      ),
    `${where} does not go to those who are left`,
  );
}

export function* adjudicated({ before, event }: Of<'PodAdjudicated'>): Iterable<string> {
  yield* inPod(before, event, function* ({ players }, where) {
    const { places } = event;
    const numbers = places.map(({ number }) => number);
    yield* unless(areThese(numbers, players), `${where}: the ruling names other players`);
    const isLawful = places.every(
      ({ place }) => place === 1 + places.filter((each) => each.place < place).length,
    );
    yield* unless(isLawful, `${where}: these places are invalid`);
  });
}

export function* replayed({ before, event }: Of<'PodReplayed'>): Iterable<string> {
  yield* inPod(before, event, function* ({ players }, where) {
    yield* unless(areThese(event.players ?? players, players), `${where} is played by others`);
  });
}

/** Checks that a pod shrinks to the players left when its round begins. */
export function* shrunk({ before, event }: Of<'PodShrunk'>): Iterable<string> {
  yield* inPod(before, event, function* ({ players }, where) {
    const left = players.filter((number) => isThere(before, number));
    yield* unless(same(event.players, left), `${where}: others are left`);
  });
}

/** Checks that a released pod was held by its deadline, and has more time by the same step. */
export function* released({ before, event, events }: Of<'PodReleased'>): Iterable<string> {
  const hasTime = events.some(
    (each) =>
      each.type === 'TimeExtended' &&
      each.round === event.round &&
      (each.pod ?? event.pod) === event.pod,
  );
  yield* inPod(before, event, function* ({ heldBy }, where) {
    yield* unless(heldBy === 'DEADLINE', `${where} was not held by its deadline`);
    yield* unless(hasTime, `${where} has no more time to go on in`);
  });
}

export function* seated({ before, event }: Of<'PodsSeated'>): Iterable<string> {
  for (const pod of event.pods) yield* inPod(before, { round: event.round, pod }, () => []);
}

/** Checks that the rules of a deadline are applied in the order of the regulations. */
export function* ruled({ before, event }: Of<'DeadlineApplied'>): Iterable<string> {
  yield* inPod(before, event, function* ({ rules = 0 }, where) {
    const next = before.regulations.rounds.onDeadline[rules]?.rule ?? 'ARBITER';
    yield* unless(event.rule === next, `${where}: the next rule of its deadline is ${next}`);
  });
}

/** Checks that time is called in a match only by a rule of its deadline. */
export function* called({ before, event }: Of<'TimeCalled'>): Iterable<string> {
  yield* inPod(before, event, function* ({ rules = 0 }, where) {
    const last = before.regulations.rounds.onDeadline[rules - 1]?.rule;
    yield* unless(last === 'LAST_ROUND', `${where}: no rule of its deadline calls time`);
  });
}

export const ofPod = ({ before, event }: Moment<PodAddress>): Iterable<string> =>
  inPod(before, event, () => []);

const areThese = (some: readonly number[], players: readonly number[]): boolean =>
  same(
    some.toSorted((a, b) => a - b),
    players.toSorted((a, b) => a - b),
  );
