import {
  answerByOrder,
  expire,
  resign,
  seated,
  type Pending,
  type Running,
  type Seat,
} from '../../../shared/engine/index.ts';
import { after } from '../../platform/time/duration.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { botSeedFrom } from '../projections/bot-luck.ts';
import { chanceOf } from '../terms/chance.ts';
import { clocksAfter } from '../terms/match-clocks.ts';
import { seatCalendars } from '../clocks/seat-calendar.ts';
import { limitsOf } from '../terms/time-control.ts';
import { stepOf } from '../session/clock-entry.ts';
import { clocksOf } from '../record/play.ts';

/** The most answers that the clock gives in one commit. */
const ANSWERS = 200;

/** The result of expired clocks. */
export type Expired = {
  /** The question that its commit is named for; absent if none was overdue. */
  readonly first?: Pick<Pending, 'id' | 'askedAt'>;
  /** The seats that were late with a question of their own. */
  readonly late: readonly Seat[];
  /** The seats that lose their place by it. */
  readonly forfeited: readonly Seat[];
};

/**
 * Answers, by the clock, every question that was overdue at `received`, and those that are put meanwhile
 * to a seat that has no time left: at most 200. Where a seat loses its place by being late, it resigns
 * instead. Throws what a broken rule throws; the match is of no more use then.
 */
export function expireOverdue(
  match: LoadedMatch,
  { received, at }: { readonly received: string; readonly at: string },
): Expired {
  const run = match.play();
  const late = new Set<Seat>();
  const forfeited = new Set<Seat>();
  let first: Expired['first'];
  const done = () => ({ ...(first && { first }), late: [...late], forfeited: [...forfeited] });
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    const question = overdueIn(match, run, received) ?? untimely(match, run, at);
    if (question === undefined || run.match.over) return done();
    const { id, seat, askedAt } = question;
    const isOwn = !isReaction(match, question);
    const forfeits = isOwn && match.record.absence?.onExpiry === 'FORFEIT' && !forfeited.has(seat);
    const refusal = forfeits
      ? resign(match.game, run, seat)
      : expire(run, id, choiceFor(match, run, question));
    if (refusal) return done();
    first ??= { id, askedAt };
    if (isOwn) late.add(seat);
    if (forfeits) forfeited.add(seat);
  }
  return done();
}

const isReaction = ({ game }: Pick<LoadedMatch, 'game'>, { kind }: Pending): boolean =>
  game.reactions?.includes(kind) ?? false;

/** A question whose recorded deadline, and the grace after it, had passed. */
const overdueIn = (
  match: LoadedMatch,
  run: Running<unknown>,
  received: string,
): Pending | undefined =>
  run.match.pending.find((question) => isOverdueQuestion(match, question, received));

/** Whether a question is one that the clock answers, and was by then. */
export function isOverdueQuestion(
  match: Pick<LoadedMatch, 'record' | 'game'>,
  question: Pending,
  received: string,
): boolean {
  const { timeControl, absence } = match.record;
  const clocks = clocksOf(match.record);
  if (clocks === undefined || timeControl === undefined || question.answered) return false;
  if (absence?.onExpiry === 'WAIT' && !isReaction(match, question)) return false;
  const deadline = clocks.seats[question.seat]?.questions?.[question.id]?.deadline;
  return deadline !== undefined && after(deadline, limitsOf(timeControl).grace) <= received;
}

/** A question that was put just now to a seat with no time left for it. */
function untimely(match: LoadedMatch, run: Running<unknown>, at: string): Pending | undefined {
  const { timeControl, absence } = match.record;
  const clocks = clocksOf(match.record);
  if (timeControl === undefined || run.fresh.length === 0) return undefined;
  if (absence?.onExpiry === 'WAIT') return undefined;
  const step = stepOf(match.record, run, { at, entries: run.fresh });
  const calendars = seatCalendars(match.record, match.calendars, at);
  const by = { game: match.game, limits: limitsOf(timeControl), calendars };
  const now = clocksAfter(clocks, step, by);
  return run.match.pending.find(({ id, seat, answered }) => {
    const deadline = now.seats[seat]?.questions?.[id]?.deadline;
    const isNew = clocks?.seats[seat]?.questions?.[id] === undefined;
    return isNew && !answered && deadline !== undefined && deadline <= at;
  });
}

/**
 * Chooses for a late seat: by its orders, else as a cautious bot with its view; the fallback for a
 * reaction, and if there is no other choice.
 */
function choiceFor(
  { game, record, secret }: LoadedMatch,
  { match }: Running<unknown>,
  question: Pending,
): readonly string[] | undefined {
  const { seat } = question;
  const ordered = answerByOrder(match.orders[seat] ?? [], question);
  if (ordered !== undefined || game.reactions?.includes(question.kind)) return ordered;
  const chance = chanceOf([botSeedFrom(secret, record.id), 'autopilot', question.id]);
  return game.bots['cautious']?.({
    view: game.view(match.game, seated(seat)),
    seat,
    question,
    chance,
  });
}
