import type { Question } from '../../../shared/client/index.ts';
import type { MatchModel } from './model.ts';
import { isAbout } from './names.ts';

export type Option = Question['options'][number];

/** The question to answer now: the first that waits. */
export const asked = ({ questions }: Pick<MatchModel, 'questions'>): Question | undefined =>
  questions.value.find(({ answered }) => !answered) ?? questions.value[0];

/** The options of the question that are about a thing or a place. */
export const optionsAbout = (
  match: Pick<MatchModel, 'questions'>,
  ref: string,
): readonly Option[] =>
  asked(match)?.options.filter(({ refs }) => refs.some((named) => isAbout(named, ref))) ?? [];

/** Whether a question is answered by one option, and by tapping it. */
export const isSingle = ({ min, max }: Question): boolean => min === 1 && max === 1;

/** Whether a thing stands out: it may be chosen, or what is under the finger is about it. */
export function standOf(
  { questions, lit, picked }: Pick<MatchModel, 'questions' | 'lit' | 'picked'>,
  ref: string,
): string {
  const about = optionsAbout({ questions }, ref);
  const stands = {
    'may-choose': about.length > 0,
    lit: lit.value.some((named) => isAbout(named, ref)),
    picked: about.some(({ id }) => picked.value.ids.includes(id)),
  };
  return Object.entries(stands)
    .filter(([, is]) => is)
    .map(([name]) => ` ${name}`)
    .join('');
}
