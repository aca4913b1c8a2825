import type { Question } from '../../../shared/client/index.ts';
import type { MatchModel } from './model.ts';
import { isAbout } from './names.ts';

export type Option = Question['options'][number];

type Asked = Pick<MatchModel, 'questions' | 'turnedTo'>;

/** The question to answer now: the first that waits; where I answer for several seats, of the one I have turned to. */
export function asked({ questions, turnedTo }: Asked): Question | undefined {
  const mine = questions.value.filter(({ seat }) => seat === (turnedTo.value ?? seat));
  return mine.find(({ answered }) => !answered) ?? mine[0];
}

/** Seat that I look from: mine, or where I answer for several the one that I have turned to, else that is asked. */
export const mySeat = (match: Asked & Pick<MatchModel, 'details'>): string | undefined =>
  match.details.value?.seat ?? match.turnedTo.value ?? asked(match)?.seat;

/** The options of the question that are about a thing or a place. */
export const optionsAbout = (match: Asked, ref: string): readonly Option[] =>
  asked(match)?.options.filter(({ refs }) => refs.some((named) => isAbout(named, ref))) ?? [];

/** Whether a question is answered by one option, and by tapping it. */
export const isSingle = ({ min, max }: Question): boolean => min === 1 && max === 1;

/** Whether a thing stands out: it may be chosen, or what is under the finger is about it. */
export function standOf(
  { lit, picked, ...match }: Asked & Pick<MatchModel, 'lit' | 'picked'>,
  ref: string,
): string {
  const about = optionsAbout(match, ref);
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
