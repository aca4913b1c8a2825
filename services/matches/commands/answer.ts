import {
  answer as answerIn,
  type Pending,
  type Refusal,
  type Running,
  type Seat,
} from '../../../shared/engine/index.ts';
import type { Answer, MatchRecord, SeatInfo } from '../contract.ts';
import { isOwnAnalysis } from '../terms/origin.ts';
import { botOf } from '../record/bots.ts';
import { returned } from './return-to-seat.ts';
import type { Actor } from '../../platform/requests/actor.ts';
import { clocksOf } from '../record/play.ts';
import { seatOf } from '../record/seats.ts';
import { visibleVersion } from '../views/read-access.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { answerInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Command } from '../session/command.ts';
import type { Action } from './match-command.ts';

/** Answering, for an account that has a pending question. */
export const answerAction: Action = {
  scope: 'play',
  inAnalysis: true,
  inPod: true,
  check: () => undefined,
  isIdle: ({ questions }) => questions.length === 0,
};

/** Answers one question of the actor's own seat. */
export function answer(actor: Actor, input: Answer): Command {
  const { matchId, commandId, questionId, choose, expectedVersion } = checked(answerInput(), input);
  return {
    name: 'answer',
    actor,
    matchId,
    commandId,
    says: { questionId, choose },
    venues: answerAction,
    act(match) {
      const { record } = match;
      const held = seatFor(record, actor) ?? seatAsked(record, actor, questionId);
      const run = match.play();
      const seat = held?.id;
      const currentVersion =
        actor.kind === 'account' ? visibleVersion(record, actor) : record.version;
      if (expectedVersion !== undefined && expectedVersion > currentVersion) {
        const where = `The match is at version ${String(currentVersion)}`;
        return refuse('STALE_VERSION', `${where}, not ${String(expectedVersion)}.`, {
          currentVersion,
        });
      }
      const refusal = answerIn(run, {
        seat: seat ?? '',
        id: questionId,
        choose,
        ...(actor.kind === 'bot' && { by: byOf(held) }),
        ...(expectedVersion !== undefined && { expectedVersion }),
      });
      if (refusal) explain(refusal, { record, run, questionId, choose, seat });
      return { before: held && actor.kind === 'account' ? returned(held) : [] };
    },
  };
}

/**
 * Names the kind of answerer for a seat that was answered for: the bot that holds it, or the clock
 * in place of an absent player.
 */
const byOf = (held: SeatInfo | undefined): 'bot' | 'clock' =>
  held?.holder?.kind === 'bot' ? 'bot' : 'clock';

function seatFor(record: MatchRecord, actor: Actor): SeatInfo | undefined {
  if (actor.kind === 'account') return seatOf(record, actor);
  const held = record.seats.find(({ id }) => id === actor.seat);
  if (held !== undefined && botOf(held) !== undefined) return held;
  return refuse('FORBIDDEN', `The seat "${actor.seat}" isn't held by a bot.`);
}

/**
 * Finds the seat that an answer is for in an analysis: its owner answers for any seat that is
 * asked.
 */
function seatAsked(record: MatchRecord, actor: Actor, questionId: string): SeatInfo | undefined {
  if (actor.kind !== 'account' || !isOwnAnalysis(record, actor)) return undefined;
  const pending = record.play?.pending ?? [];
  const asked = pending.find(({ id }) => id === questionId) ?? pending[0];
  return record.seats.find(({ id }) => id === asked?.seat);
}

type Asked = {
  readonly record: MatchRecord;
  readonly run: Running<unknown>;
  readonly questionId: string;
  readonly choose: readonly string[];
  readonly seat: Seat | undefined;
};

/**
 * Words the engine's refusal for the account that answered; the words are the same, whatever other
 * seats are asked.
 */
function explain(refusal: Refusal, asked: Asked): never {
  const { record, run, questionId, seat } = asked;
  const currentVersion = record.version;
  switch (refusal.refused) {
    case 'MATCH_NOT_RUNNING':
      return refuse(
        'MATCH_NOT_RUNNING',
        run.match.paused ? 'The match is paused.' : 'The match is over.',
      );
    case 'NO_SUCH_QUESTION':
      checkNotExpired(asked);
      return refuse(
        'NO_SUCH_QUESTION',
        seat === undefined
          ? "You don't have a seat in this match, so you can't answer."
          : `Question "${questionId}" isn't pending for ${seat}. It was answered already or never asked.${nowAsked(asked)}`,
      );
    case 'STALE_VERSION':
      return refuse(
        'STALE_VERSION',
        `The question changed at version ${String(refusal.askedAt)}, after the version you expected. Read it again.`,
        { currentVersion },
      );
    case 'ILLEGAL_CHOICE':
      return refuse('ILLEGAL_CHOICE', illegal(refusal, asked.choose));
  }
}

/** Refuses a late answer, with the note that the clock has answered in its place. */
function checkNotExpired({ record, questionId, seat, ...asked }: Asked): void {
  const expired = clocksOf(record)?.expired ?? [];
  if (!expired.some((question) => question.id === questionId && question.seat === seat)) return;
  const now = nowAsked({ record, questionId, seat, ...asked });
  refuse('QUESTION_EXPIRED', `The question expired and was answered for you.${now}`, {
    answeredBy: 'CLOCK',
    currentVersion: record.version,
  });
}

function nowAsked({ run, seat }: Asked): string {
  const mine = (question: Pending): boolean => question.seat === seat;
  const ids = run.match.pending.filter(mine).map(({ id }) => `"${id}"`);
  return ids.length > 0 ? ` Pending for you: ${ids.join(', ')}.` : ' You have no pending question.';
}

function illegal(
  { options, min, max }: Extract<Refusal, { refused: 'ILLEGAL_CHOICE' }>,
  choose: readonly string[],
): string {
  const unknown = choose.filter((id) => !options.includes(id)).map((id) => `"${id}"`);
  const count = min === max ? `exactly ${String(min)}` : `${String(min)} to ${String(max)}`;
  return `\`choose\`: ${faultOf()} Choose ${count} of these, each once: ${options.join(', ')}.`;

  function faultOf(): string {
    if (unknown.length > 0) {
      return `${unknown.join(', ')} ${unknown.length === 1 ? "isn't one" : "aren't any"} of the question's options.`;
    }
    if (choose.length === 0) return 'No option was chosen.';
    if (new Set(choose).size < choose.length) return 'An option was chosen twice.';
    return min <= choose.length && choose.length <= max
      ? `${choose.map((id) => `"${id}"`).join(', ')} can't be chosen together.`
      : `Got ${String(choose.length)} ${choose.length === 1 ? 'option' : 'options'}.`;
  }
}
