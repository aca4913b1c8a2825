import type * as z from 'zod';
import type { option, question } from '../../../schema/openapi/models/question.ts';
import type { Pending } from '../../../shared/engine/index.ts';
import type { TimedQuestion } from '../../matches/contract.ts';
import { askedIn, type Setting } from './setting.ts';

type Question = z.infer<typeof question>;
type Option = z.infer<typeof option>;

export const questionsOf = (setting: Setting, pending: readonly TimedQuestion[]): Question[] =>
  pending.map((each) => ({
    id: each.id,
    seat: each.seat,
    kind: each.kind,
    ...askedIn(setting, setting.game.words.question(each)),
    about: { ...each.about },
    min: each.min ?? 1,
    max: each.max ?? 1,
    options: [
      ...each.options.map(optionOf(setting, each, 'ANSWER')),
      ...(each.also ?? []).map(optionOf(setting, each, 'ANYTIME')),
    ],
    askedAt: each.askedAt,
    sealed: each.sealed ?? false,
    answered: each.answered ?? false,
    deadline: each.deadline ?? null,
  }));

/** Of a question's options those that were chosen. */
export const chosenIn = (setting: Setting, asked: Pending, choose: readonly string[]): Option[] =>
  choose.map((id) =>
    optionOf(setting, asked, asked.also?.includes(id) === true ? 'ANYTIME' : 'ANSWER')(id),
  );

const optionOf =
  (setting: Setting, pending: Pending, group: Option['group']) =>
  (id: string): Option => {
    const phrase = setting.game.words.option(pending, id);
    return {
      id,
      ...askedIn(setting, phrase),
      subject: phrase.subject ?? null,
      refs: [...(phrase.refs ?? [])],
      group,
    };
  };
