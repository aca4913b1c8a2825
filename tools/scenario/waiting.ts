import { questionsOf, type Match, type Pending } from '../../shared/engine/index.ts';
import type { QuestionName } from './scenario.ts';

/** The pending questions that match a name. */
export function meant(match: Match<unknown>, name: QuestionName): readonly Pending[] {
  return questionsOf(match, name.seat).filter((question) => goesBy(question, name.question));
}

/** True if a question matches this name: its kind or its key; any does without a name. */
export const goesBy = (question: Pending, name: string | undefined): boolean =>
  name === undefined || question.kind === name || question.key === name;

/** The only pending question that matches a name, or the reason why there isn't one. */
export function theOne(match: Match<unknown>, name: QuestionName): Pending | string {
  const questions = meant(match, name);
  const [question] = questions;
  if (question !== undefined && questions.length === 1) return question;
  if (question === undefined) return `${written(name)} is not asked`;
  const keys = questions.map(({ kind, key }) => `${kind} (${key})`).join(', ');
  return `${written(name)} is asked more than once; name it by its key: ${keys}`;
}

export const written = ({ seat, question }: QuestionName): string =>
  question === undefined ? seat : `${seat} ${question}`;

/** Every option of a question, those at any time included. */
export const offered = ({ options, also = [] }: Pending): readonly string[] => [
  ...options,
  ...also,
];

/** The pending questions with all options, for the message of a failure. */
export function situation(match: Match<unknown>): string {
  if (match.over) return 'the match is over';
  if (match.pending.length === 0) return 'nothing is asked';
  const lines = match.pending.map((question) => {
    const { seat, kind, key, min = 1, max = 1, answered } = question;
    const many = min === 1 && max === 1 ? '' : ` (${String(min)} to ${String(max)})`;
    const done = answered === undefined ? '' : ' (answered)';
    return `  ${seat} ${kind} [${key}]${many}${done}: ${clipped(offered(question).join(' '))}`;
  });
  return ['asked now:', ...lines].join('\n');
}

const clipped = (text: string): string => (text.length > 1_000 ? `${text.slice(0, 1_000)}…` : text);
