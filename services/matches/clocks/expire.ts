import {
  answerByOrder,
  expire,
  seated,
  type Pending,
  type Running,
} from '../../../shared/engine/index.ts';
import { after } from '../../time/duration.ts';
import type { LoadedMatch } from '../commands/loaded-match.ts';
import { botSeedFrom } from '../projections/bot-luck.ts';
import { chanceOf } from '../projections/chance.ts';
import { clocksAfter } from './match-clocks.ts';
import { limitsOf } from './time-control.ts';
import { stepOf } from './clock-entry.ts';

/** How many answers the clock gives in one commit at most. */
const ANSWERS = 200;

/** The question that a commit of the clock is named for. */
export type Expired = Pick<Pending, 'id' | 'askedAt'>;

/**
 * Answers, by the clock, every question that was overdue at `received`, and those that are put meanwhile
 * to a seat that has no time left: at most 200. Gives the first; `undefined` where none was overdue. Throws
 * what a broken rule throws; the match is of no more use then.
 */
export function expireOverdue(
  match: LoadedMatch,
  { received, at }: { readonly received: string; readonly at: string },
): Expired | undefined {
  const run = match.play();
  let first: Expired | undefined;
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    const question = overdueIn(match, run, received) ?? untimely(match, run, at);
    if (question === undefined || run.match.over) return first;
    if (expire(run, question.id, choiceFor(match, run, question))) return first;
    first ??= { id: question.id, askedAt: question.askedAt };
  }
  return first;
}

/** A question whose recorded deadline, and the grace after it, had passed. */
function overdueIn(
  { record: { clocks, timeControl } }: LoadedMatch,
  run: Running<unknown>,
  received: string,
): Pending | undefined {
  if (clocks === undefined || timeControl === undefined) return undefined;
  const { grace } = limitsOf(timeControl);
  return run.match.pending.find(({ id, seat, answered }) => {
    const deadline = clocks.seats[seat]?.questions?.[id]?.deadline;
    return !answered && deadline !== undefined && after(deadline, grace) <= received;
  });
}

/** A question that was put just now to a seat with no time left for it. */
function untimely(match: LoadedMatch, run: Running<unknown>, at: string): Pending | undefined {
  const { timeControl, clocks } = match.record;
  if (timeControl === undefined || run.fresh.length === 0) return undefined;
  const step = stepOf(match.record, run, { at, entries: run.fresh });
  const now = clocksAfter(clocks, step, { game: match.game, limits: limitsOf(timeControl) });
  return run.match.pending.find(({ id, seat, answered }) => {
    const deadline = now.seats[seat]?.questions?.[id]?.deadline;
    const isNew = clocks?.seats[seat]?.questions?.[id] === undefined;
    return isNew && !answered && deadline !== undefined && deadline <= at;
  });
}

/**
 * What is chosen for a seat that is late: what its orders say, else what a cautious bot would do with its
 * view; for a reaction, and where that is not to be had, the fallback.
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
