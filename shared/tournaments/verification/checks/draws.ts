import { same } from '../../../engine/same.ts';
import type { Draft, NoDraft } from '../../drafting/draft.ts';
import { draftRounds } from '../../drafting/draft-rounds.ts';
import type { DrawnRound } from '../../events/event.ts';
import type { Tournament } from '../../record/tournament.ts';
import { scheduledBy, type ScheduleAlgorithm } from '../../schedules/built.ts';
import { roundOf } from '../../record/queries.ts';
import { unless, type Of } from '../../acts/moment.ts';
import { missedAndFinal } from './missed.ts';
import { following } from './rounds.ts';
import { heldWithout, sealed } from './withheld.ts';

/** Checks a published round: drawn again, or held against its constraints if staff have made it. */
export function* published(moment: Of<'RoundPublished'>): Iterable<string> {
  const { before, event } = moment;
  const { round, drawn } = event;
  const where = `round ${String(round)}`;
  yield* unless(drawn.stage === before.stage, `${where} is not of the stage under way`);
  yield* unless(
    drawn.regulations === before.regulationsHash,
    `${where} does not bear the hash of the regulations`,
  );
  yield* sealed(moment);
  if (event.withheld && !drawn.report.edited) {
    yield* heldWithout(moment);
    yield* timed(moment);
    return;
  }
  const redrawn = drawnAnew(moment);
  if (redrawn === undefined) {
    yield* [`${where} is not in the schedule of its stage`];
    return;
  }
  if ('problems' in redrawn) {
    const problems = redrawn.problems.map(({ kind, players }) => `${kind} (${players.join(', ')})`);
    yield* [`${where} cannot be played as it is: ${problems.join('; ')}`];
    return;
  }
  yield* differing(where, drawn, redrawn);
  yield* timed(moment);
}

function* differing(where: string, drawn: DrawnRound, redrawn: Draft): Iterable<string> {
  const { pods, byes, report } = drawn;
  const told = `${where} is not as its seed draws it:`;
  yield* unless(
    same(pods, redrawn.pods),
    `${told} its pods should be ${JSON.stringify(redrawn.pods)}, in the order of seats`,
  );
  yield* unless(
    same(byes, redrawn.byes),
    `${told} the byes should be ${JSON.stringify(redrawn.byes)}`,
  );
  yield* missedAndFinal(where, drawn, redrawn);
  yield* unless(
    same(report, redrawn.report),
    `${where} reports ${JSON.stringify(report)}, and it is ${JSON.stringify(redrawn.report)}`,
  );
}

/**
 * Draws a round again by the record before its publication; `undefined` if a schedule does not have
 * it.
 */
function drawnAnew({
  before,
  event,
  events,
  schedules,
}: Of<'RoundPublished'>): Draft | NoDraft | undefined {
  const { round, drawn } = event;
  const { seed, forbidden, byesFor, pods, byes } = drawn;
  const without = { ...before, rounds: before.rounds.filter((each) => each.round !== round) };
  const isSchedule = before.regulations.stages[before.stage - 1]?.format === 'ROUND_ROBIN';
  const [algorithm] = events.flatMap((each) =>
    each.type === 'RoundPublished' ? (scheduledBy(each.drawn.report) ?? []) : [],
  );
  if (isSchedule && !event.withheld)
    keepSchedule(without, { round, seed, forbidden, algorithm, schedules });
  const request = { round, seed, forbidden, byesFor };
  if (drawn.report.edited) return first(draftRounds(without, { ...request, made: { pods, byes } }));
  if (!isSchedule) return first(draftRounds(without, request));
  const schedule = schedules.get(before.stage);
  return schedule?.drafts[round - schedule.first];
}

const first = (drafts: readonly Draft[] | NoDraft): Draft | NoDraft | undefined =>
  'problems' in drafts ? drafts : drafts[0];

type Begun = Pick<Of<'RoundPublished'>, 'schedules'> & {
  readonly round: number;
  readonly seed: string;
  readonly forbidden: DrawnRound['forbidden'];
  readonly algorithm: ScheduleAlgorithm | undefined;
};

/** Makes the schedule of a stage whose first round is published. */
function keepSchedule(without: Tournament, { schedules, ...wish }: Begun): void {
  if (without.rounds.some(({ stage }) => stage === without.stage)) return;
  const drafts = draftRounds(without, wish);
  if (!('problems' in drafts)) schedules.set(without.stage, { first: wish.round, drafts });
}

/**
 * Checks the times of a round: one that is published again before it begins, with other pods, keeps
 * them; otherwise they are derived from its start.
 */
function* timed(moment: Of<'RoundPublished'>): Iterable<string> {
  const { before, event, since } = moment;
  const { round, startsAt, deadline } = event;
  const stood = roundOf(before, round);
  const where = `round ${String(round)}`;
  if (stood) {
    yield* unless(stood.status === 'PUBLISHED', `${where} has begun already`);
    yield* unless(
      startsAt === stood.startsAt,
      `${where} begins at another time than was published`,
    );
    if (stood.deadline !== undefined) {
      yield* unless(
        deadline === stood.deadline,
        `${where} has another deadline than was published`,
      );
      return;
    }
  } else
    yield* unless(
      startsAt === undefined || startsAt >= since,
      `${where} begins before it is published`,
    );
  yield* following(moment, startsAt, deadline);
}
