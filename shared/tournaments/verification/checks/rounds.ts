import { same } from '../../../engine/same.ts';
import { afterElimination } from '../../drafting/elimination.ts';
import { isStageOver, nextEntrants } from '../../drafting/stages.ts';
import { after, millisecondsOf } from '../../../time/duration.ts';
import type { TournamentEvent } from '../../events/event.ts';
import { isResolved, roundOf } from '../../record/queries.ts';
import type { Tournament } from '../../record/tournament.ts';
import { unless, type Moment, type Of } from '../../acts/moment.ts';

export function* unpublished({ before, event }: Of<'RoundUnpublished'>): Iterable<string> {
  const { status } = roundOf(before, event.round) ?? {};
  yield* unless(status === 'PUBLISHED', `round ${String(event.round)} cannot be taken back`);
}

export function* roundStarted({ before, event }: Of<'RoundStarted'>): Iterable<string> {
  const { status, pods = [] } = roundOf(before, event.round) ?? {};
  const areMade = pods.every((pod) => pod.status !== 'WAITING');
  const where = `round ${String(event.round)}`;
  yield* unless(status === 'STARTING' && areMade, `${where} starts without all its matches`);
}

export function* completed({ before, event }: Of<'RoundCompleted'>): Iterable<string> {
  const { status, pods = [] } = roundOf(before, event.round) ?? {};
  const where = `round ${String(event.round)}`;
  yield* unless(status === 'RUNNING' && pods.every(isResolved), `${where} is not over`);
}

/**
 * Checks that a round is reopened because one of its pods is played again, before it is settled.
 */
export function* reopened({ before, event, events }: Of<'RoundReopened'>): Iterable<string> {
  const { status, settled } = roundOf(before, event.round) ?? {};
  const isPlayed = events.some((each) => each.type === 'PodReplayed' && each.round === event.round);
  const where = `round ${String(event.round)}`;
  yield* unless(status === 'COMPLETED' && !settled && isPlayed, `${where} cannot go on again`);
}

/** Checks the lives that a round of an elimination takes. */
export function* settled({ before, event, events, index }: Of<'RoundSettled'>): Iterable<string> {
  const round = roundOf(before, event.round);
  const stage = round && before.regulations.stages[round.stage - 1];
  const where = `round ${String(event.round)}`;
  if (round === undefined || stage?.format !== 'ELIMINATION') {
    yield* [`${where} is of no elimination`];
    return;
  }
  const { wounded, lucky, out } = afterElimination(before, stage, round);
  yield* unless(same(event.lucky, lucky), `${where}: others fill up the next`);
  const [lost, rest] = next(events, index + 1, 'LivesLost');
  yield* unless(same(lost, [...wounded, ...out]), `${where}: others lose a life`);
  const [eliminated] = next(events, rest, 'PlayersEliminated');
  yield* unless(same(eliminated, out), `${where}: others are out`);
}

type WithNumbers = 'LivesLost' | 'PlayersEliminated';

/** The numbers of an event at this place of a step, and the place after it. */
function next(
  events: readonly TournamentEvent[],
  at: number,
  type: WithNumbers,
): readonly [numbers: readonly number[], at: number] {
  const event = events[at];
  return event?.type === type ? [event.numbers, at + 1] : [[], at];
}

/** Checks that lives are lost and players eliminated only by a round that was settled. */
export function* byRound({ events, index }: Pick<Moment, 'events' | 'index'>): Iterable<string> {
  const before = events.slice(0, index).map(({ type }) => type);
  const isDue = before.at(-1) === 'RoundSettled' || before.at(-1) === 'LivesLost';
  yield* unless(isDue, 'only a round takes lives');
}

/** Checks that the next stage is for the best of the one before. */
export function* stageBegun({ before, event }: Of<'StageBegun'>): Iterable<string> {
  const { stage, entrants } = event;
  yield* unless(stage === before.stage + 1, `stage ${String(stage)} is not the next`);
  if (stage === 1) {
    yield* unless(entrants.length === 0, 'the first stage is for all');
    return;
  }
  yield* unless(isOver(before), `the stage before ${String(stage)} is not over`);
  const form = before.regulations.stages[stage - 1];
  const due = form ? nextEntrants(before, form) : [];
  yield* unless(
    same(entrants, due),
    `into stage ${String(stage)} go ${JSON.stringify(due)}, not ${JSON.stringify(entrants)}`,
  );
}

export function* finished({ before }: Of<'TournamentFinished'>): Iterable<string> {
  yield* unless(isOver(before), 'the last stage is not over');
  const next = before.regulations.stages[before.stage];
  const isLast = next === undefined || nextEntrants(before, next).length < next.podSize.min;
  yield* unless(isLast, 'another stage is to come');
}

const isOver = (before: Tournament): boolean =>
  before.rounds.every(({ status }) => status === 'COMPLETED') && isStageOver(before);

/**
 * Checks that a round begins once, at a time of its own step if none was published with it, and the
 * deadline derived from it.
 */
export function* starting(moment: Of<'RoundStarting'>): Iterable<string> {
  const { before, event, since, at } = moment;
  const { round, startsAt, deadline } = event;
  const its = roundOf(before, round);
  const where = `round ${String(round)}`;
  yield* unless(its?.status === 'PUBLISHED', `${where} cannot begin`);
  yield* unless(
    (startsAt === undefined) === (its?.startsAt !== undefined),
    `${where} begins twice`,
  );
  const isNow = startsAt === undefined || (startsAt >= since && startsAt <= at);
  yield* unless(isNow, `${where} begins at another time than its step`);
  yield* following(moment, startsAt, deadline);
}

/**
 * Checks that a deadline follows the start by the length of rounds; without a start there is none.
 */
export function* following(
  { before, event: { round } }: Of<'RoundStarting'> | Of<'RoundPublished'>,
  startsAt: string | undefined,
  deadline: string | undefined,
): Iterable<string> {
  const { length } = before.regulations.rounds;
  const due =
    startsAt === undefined || length === undefined
      ? undefined
      : after(startsAt, millisecondsOf(length) ?? 0);
  yield* unless(deadline === due, `round ${String(round)} should end at ${due ?? 'no time'}`);
}
