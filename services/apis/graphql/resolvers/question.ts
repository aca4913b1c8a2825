import { fallbackAnswer, weightOf } from '../../../../shared/engine/index.ts';
import type { MatchView } from '../../../matches/contract.ts';
import type { OptionModel, QuestionModel } from '../models.ts';
import { put, putInParts, putShort, type Setting } from '../../../matches/words/put.ts';
import type { Complete } from '../needed.ts';

export const questionsIn = (
  setting: Setting,
  { questions, foresee }: Pick<MatchView, 'questions' | 'foresee'>,
): QuestionModel[] => questions.map((pending) => ({ pending, setting, foresee }));

export const Question = {
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
  weight: ({ pending, setting }) => weightOf(setting.game, pending),
  askedAt: ({ pending }) => pending.askedAt,
  sealed: ({ pending }) => pending.sealed ?? false,
  answered: ({ pending }) => pending.answered ?? false,
  deadline: ({ pending }) => pending.deadline,
} satisfies Complete<'Question'>;

export const Option = {
  text: ({ id, pending, setting, locale: asked }, { locale }, context) =>
    put(setting, setting.game.words.option(pending, id), locale ?? asked ?? context.locale),
  parts: ({ id, pending, setting, locale: asked }, { locale }, context) =>
    putInParts(setting, setting.game.words.option(pending, id), locale ?? asked ?? context.locale),
  short: ({ id, pending, setting, locale: asked }, { locale }, context) =>
    putShort(setting, setting.game.words.option(pending, id), locale ?? asked ?? context.locale),
  refs: ({ id, pending, setting }) => setting.game.words.option(pending, id).refs ?? [],
  subject: ({ id, pending, setting }) => setting.game.words.option(pending, id).subject,
  group: ({ anytime }) => (anytime ? 'ANYTIME' : 'ANSWER'),
  effects: ({ id, pending, setting, foresee, locale }) =>
    (foresee?.of(pending, id).effects ?? []).map((words) => ({ words, setting, locale })),
  odds({ id, pending, setting, foresee, locale }) {
    const odds = foresee?.of(pending, id).odds;
    return odds && { odds, setting, locale };
  },
  isDefault: ({ id, pending }) => fallbackAnswer(pending).includes(id),
} satisfies Complete<'Option'>;

export const OptionEffect = {
  text: ({ words, setting, locale: asked }, { locale }, context) =>
    put(setting, words, locale ?? asked ?? context.locale),
  parts: ({ words, setting, locale: asked }, { locale }, context) =>
    putInParts(setting, words, locale ?? asked ?? context.locale),
  refs: ({ words }) => words.refs ?? [],
} satisfies Complete<'OptionEffect'>;

export const Odds = {
  dice: ({ odds }) => odds.dice,
  sides: ({ odds }) => odds.sides,
  outcomes: ({ odds, ...around }) => odds.outcomes.map((outcome) => ({ outcome, ...around })),
} satisfies Complete<'Odds'>;

export const OddsOutcome = {
  text: ({ outcome, setting, locale: asked }, { locale }, context) =>
    put(setting, outcome.text, locale ?? asked ?? context.locale),
  chance: ({ outcome }) => outcome.chance,
  rolls: ({ outcome }) => outcome.rolls,
  tone: ({ outcome }) => outcome.tone ?? 'NEUTRAL',
} satisfies Complete<'OddsOutcome'>;

function optionsOf({ pending, setting, foresee }: QuestionModel): OptionModel[] {
  const option = (anytime: boolean) => (id: string) => ({ id, anytime, pending, setting, foresee });
  return [...pending.options.map(option(false)), ...(pending.also ?? []).map(option(true))];
}
