import type { Draft } from '../draft.ts';
import type { Seat } from './seat.ts';

/** A choice that a rule puts to a seat. It holds ids; words live in the game's catalogue. */
export type Question = {
  /**
   * The identity of the question: its meaning and seat (`fate.attack:ann`), never a position. The
   * engine reconciles by it.
   */
  readonly key: string;
  readonly seat: Seat;
  /** The kind of choice, from the game's closed vocabulary; its words are `question.<kind>`. */
  readonly kind: string;
  /** Option ids, readable and stable for the same choice (`slot:3`, `card:sword`, `pass`). */
  readonly options: readonly string[];
  /** Any-time actions offered beside the options; each is a choice of its own, outside `min..max`. */
  readonly also?: readonly string[];
  /** The least number of options in an answer; `min` and `max` are 1 unless given. */
  readonly min?: number;
  readonly max?: number;
  /** The subjects of the question, for its words: numbers, or things by reference (`tile:p1-m1`). */
  readonly about?: Readonly<Record<string, string | number>>;
  /** The answer stays unseen by others until the match is over. */
  readonly sealed?: true;
  /** The engine may answer automatically if only one answer is legal. */
  readonly auto?: true;
  /**
   * Has been answered, and may be changed until the others have answered; the match does not wait for
   * it.
   */
  readonly answered?: true;
  /** The fallback answer, option ids: given by the clock, or for a seat that has left. */
  readonly fallback?: readonly string[];
};

/** A question that waits for its answer, as the journal holds it. */
export type Pending = Question & {
  /** `epoch.ordinal/?key#n`; kept while the rule goes on asking. */
  readonly id: string;
  /** The version whose commit last asked or revised it. */
  readonly askedAt: number;
};

/**
 * A question as it is stored while pending. Built part by part, so that the many questions share few
 * object shapes.
 */
export function pendingOf(question: Question, id: string, askedAt: number): Pending {
  const { key, seat, kind, options, also, min, max } = question;
  const { about, sealed, auto, answered, fallback } = question;
  const pending: Draft<Pending> = { key, seat, kind, options, id, askedAt };
  if (about !== undefined) pending.about = about;
  if (fallback !== undefined) pending.fallback = fallback;
  if (also !== undefined) pending.also = also;
  if (min !== undefined) pending.min = min;
  if (max !== undefined) pending.max = max;
  if (sealed !== undefined) pending.sealed = sealed;
  if (auto !== undefined) pending.auto = auto;
  if (answered !== undefined) pending.answered = answered;
  return pending;
}

/** True if this choice is a legal answer: `min..max` distinct options, or a single any-time action. */
export function isLegal(question: Question, choose: readonly string[]): boolean {
  const [only] = choose;
  if (choose.length === 1 && only !== undefined && question.also?.includes(only)) return true;
  if (choose.length < (question.min ?? 1) || choose.length > (question.max ?? 1)) return false;
  return choose.every((id, i) => question.options.includes(id) && choose.indexOf(id) === i);
}

/** True if there is any legal answer. */
export const isAnswerable = ({ options, also = [], min = 1 }: Question): boolean =>
  options.length >= min || also.length > 0;

/** The single legal answer of a forced question; `undefined` if it is not forced. */
export function forcedAnswer(question: Question): readonly string[] | undefined {
  if (!question.auto || question.answered) return undefined;
  const { options, also, min = 1 } = question;
  return options.length === min && (also ?? []).length === 0 ? options : undefined;
}

/**
 * The default answer for a seat that gives none: its fallback, else the first options that are enough.
 */
export function fallbackAnswer(question: Question): readonly string[] {
  const { options, also = [], fallback, min = 1 } = question;
  if (fallback && isLegal(question, fallback)) return fallback;
  return options.length >= min ? options.slice(0, min) : also.slice(0, 1);
}

/** The choice of a bot as an answer: the fallback if there is none, or it is not legal. */
export const legalAnswer = (
  question: Question,
  choose: readonly string[] | undefined,
): readonly string[] =>
  choose !== undefined && isLegal(question, choose) ? choose : fallbackAnswer(question);
