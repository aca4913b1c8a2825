import type { TimedQuestion } from '../../matches/contract.ts';
import type { OptionResolvers, QuestionResolvers } from '../generated/resolvers.ts';
import type { OptionModel, QuestionModel } from '../models.ts';
import { put, putInParts, putShort, type Setting } from '../../words/put.ts';

export const questionsIn = (setting: Setting, pending: readonly TimedQuestion[]): QuestionModel[] =>
  pending.map((each) => ({ pending: each, setting }));

export const Question: QuestionResolvers = {
  id: ({ pending }) => pending.id,
  seat: ({ pending }) => pending.seat,
  kind: ({ pending }) => pending.kind,
  text: ({ pending, setting }, { locale }, context) =>
    put(setting, setting.game.words.question(pending), locale ?? context.locale),
  parts: ({ pending, setting }, { locale }, context) =>
    putInParts(setting, setting.game.words.question(pending), locale ?? context.locale),
  short: ({ pending, setting }, { locale }, context) =>
    putShort(setting, setting.game.words.question(pending), locale ?? context.locale),
  about: ({ pending }) => pending.about ?? {},
  min: ({ pending }) => pending.min ?? 1,
  max: ({ pending }) => pending.max ?? 1,
  options: optionsOf,
  askedAt: ({ pending }) => pending.askedAt,
  sealed: ({ pending }) => pending.sealed ?? false,
  answered: ({ pending }) => pending.answered ?? false,
  deadline: ({ pending }) => pending.deadline,
};

export const Option: OptionResolvers = {
  text: ({ id, pending, setting, locale: asked }, { locale }, context) =>
    put(setting, setting.game.words.option(pending, id), locale ?? asked ?? context.locale),
  parts: ({ id, pending, setting, locale: asked }, { locale }, context) =>
    putInParts(setting, setting.game.words.option(pending, id), locale ?? asked ?? context.locale),
  short: ({ id, pending, setting, locale: asked }, { locale }, context) =>
    putShort(setting, setting.game.words.option(pending, id), locale ?? asked ?? context.locale),
  refs: ({ id, pending, setting }) => setting.game.words.option(pending, id).refs ?? [],
  subject: ({ id, pending, setting }) => setting.game.words.option(pending, id).subject,
  group: ({ anytime }) => (anytime ? 'ANYTIME' : 'ANSWER'),
};

function optionsOf({ pending, setting }: QuestionModel): OptionModel[] {
  const option = (anytime: boolean) => (id: string) => ({ id, anytime, pending, setting });
  return [...pending.options.map(option(false)), ...(pending.also ?? []).map(option(true))];
}
