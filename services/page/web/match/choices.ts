import { nameKey, type Question, type Ref } from '../../../../shared/client/index.ts';
import { useMatch } from './context.ts';
import type { MatchModel } from './model.ts';
import { isAbout } from './names.ts';
import { useSteady } from '../reading/steady.ts';

export type Option = Question['options'][number];

type Asked = Pick<MatchModel, 'questions' | 'turnedTo'>;

/**
 * The question to answer now: the first unanswered one; if I answer for several seats, of the one I
 * have turned to.
 */
export function currentQuestion({ questions, turnedTo }: Asked): Question | undefined {
  const mine = questions.value.filter(({ seat }) => seat === (turnedTo.value ?? seat));
  return mine.find(({ answered }) => !answered) ?? mine[0];
}

/** The viewer's seat: mine, or if I answer for several, the one I have turned to, else the one asked. */
export const mySeat = (match: Asked & Pick<MatchModel, 'details'>): string | undefined =>
  match.details.value?.seat ?? match.turnedTo.value ?? currentQuestion(match)?.seat;

/** The options of the question that are about a thing or a place. */
export function optionsAbout(match: Asked, ref: string): readonly Option[] {
  const question = currentQuestion(match);
  if (question === undefined) return [];
  const about = optionsByRef(question);
  const [some, more] = [ref, nameKey(ref as Ref)].map((named) => about.get(named));
  if (some === undefined || more === undefined || some === more) return some ?? more ?? [];
  return question.options.filter((option) => some.includes(option) || more.includes(option));
}

type ByRef = ReadonlyMap<string, readonly Option[]>;

/** Options by ref of each question, kept because every place and every thing looks for its own. */
const byRef = new WeakMap<Question, ByRef>();

function optionsByRef(question: Question): ByRef {
  const known = byRef.get(question);
  if (known) return known;
  const found = new Map<string, Option[]>();
  for (const option of question.options)
    for (const named of new Set(option.refs)) {
      const there = found.get(named);
      if (there) there.push(option);
      else found.set(named, [option]);
    }
  byRef.set(question, found);
  return found;
}

/** True if a question is answered by one option, with a tap. */
export const isSingle = ({ min, max }: Question): boolean => min === 1 && max === 1;

/** True if a question takes this number of options as its answer. */
export const isEnough = ({ min, max }: Question, n: number): boolean => min <= n && n <= max;

/**
 * Emphasis of a thing: whether it may be chosen, and its classes for that and for the thing under
 * the finger.
 */
export type Stand = { readonly mayChoose: boolean; readonly classes: string };

/** The ids of the options that are suggested as an answer to a question. */
export function suggestedIn(
  { suggested }: Pick<MatchModel, 'suggested'>,
  question: Question | undefined,
): readonly string[] {
  const { questionId, askedAt, choose = [] } = suggested.value ?? {};
  return questionId === question?.id && askedAt === question?.askedAt ? choose : [];
}

function standOf(
  { lit, picked, ...match }: Asked & Pick<MatchModel, 'lit' | 'picked' | 'suggested'>,
  ref: string,
): Stand {
  const about = optionsAbout(match, ref);
  const stands = {
    'may-choose': about.length > 0,
    lit: lit.value.some((named) => isAbout(named, ref)),
    picked: about.some(({ id }) => picked.value.ids.includes(id)),
    suggested: about.some(({ id }) => suggestedIn(match, currentQuestion(match)).includes(id)),
  };
  const classes = Object.entries(stands)
    .filter(([, is]) => is)
    .map(([name]) => ` ${name}`);
  return { mayChoose: about.length > 0, classes: classes.join('') };
}

/** Emphasis of a thing, for a part that is drawn again only when that has changed. */
export const useStand = (ref: string): Stand => {
  const match = useMatch();
  return useSteady(() => standOf(match, ref), [match, ref]);
};
