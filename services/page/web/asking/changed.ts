import { useRef } from 'preact/hooks';
import { textOf, type Question } from '../../../../shared/client/index.ts';
import type { Option } from '../match/choices.ts';

/** The question as first read: it stays the same one when it is asked with other options. */
export function useFirst(question: Question | undefined): Question | undefined {
  const first = useRef(question);
  if (first.current?.id !== question?.id) first.current = question;
  return first.current;
}

/** Ids of the options that are new since a question was first read, or bring something else. */
export function changedSince(first: Question | undefined, question: Question): readonly string[] {
  if (first === undefined || first.askedAt === question.askedAt) return [];
  const before = new Map(first.options.map((option) => [option.id, saidOf(option)]));
  return question.options
    .filter((option) => before.get(option.id) !== saidOf(option))
    .map(({ id }) => id);
}

const saidOf = ({ parts, effects }: Option): string =>
  [textOf(parts), ...effects.map((effect) => textOf(effect.parts))].join('\n');
