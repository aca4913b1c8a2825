import type * as z from 'zod';
import type { option, question } from '../../../schema/openapi/models/question.ts';
import {
  fallbackAnswer,
  weightOf,
  type Foresight,
  type Odds,
  type Pending,
} from '../../../shared/engine/index.ts';
import type { MatchView } from '../../matches/contract.ts';
import { askedIn, inWords, wordsOf, type Setting } from './setting.ts';

type Question = z.infer<typeof question>;
type Option = z.infer<typeof option>;

export const questionsOf = (
  setting: Setting,
  { questions, foresee }: Pick<MatchView, 'questions' | 'foresee'>,
): Question[] =>
  questions.map((each) => ({
    id: each.id,
    seat: each.seat,
    kind: each.kind,
    ...askedIn(setting, setting.game.words.question(each)),
    about: { ...each.about },
    min: each.min ?? 1,
    max: each.max ?? 1,
    options: [
      ...each.options.map((id) => optionOf(setting, each, id, foresee.of(each, id))),
      ...(each.also ?? []).map((id) => optionOf(setting, each, id, foresee.of(each, id))),
    ],
    weight: weightOf(setting.game, each),
    askedAt: each.askedAt,
    sealed: each.sealed ?? false,
    answered: each.answered ?? false,
    deadline: each.deadline ?? null,
  }));

/** Of a question's options those that were chosen. */
export const chosenIn = (setting: Setting, asked: Pending, choose: readonly string[]): Option[] =>
  choose.map((id) => optionOf(setting, asked, id));

function optionOf(setting: Setting, asked: Pending, id: string, seen: Foresight = {}): Option {
  const phrase = setting.game.words.option(asked, id);
  return {
    id,
    ...askedIn(setting, phrase),
    subject: phrase.subject ?? null,
    refs: [...(phrase.refs ?? [])],
    group: asked.also?.includes(id) === true ? 'ANYTIME' : 'ANSWER',
    effects: (seen.effects ?? []).map((effect) => ({
      ...wordsOf(setting, effect),
      refs: [...(effect.refs ?? [])],
    })),
    odds: seen.odds ? oddsOf(setting, seen.odds) : null,
    isDefault: fallbackAnswer(asked).includes(id),
  };
}

const oddsOf = (
  setting: Setting,
  { dice, sides, outcomes }: Odds,
): NonNullable<Option['odds']> => ({
  dice,
  sides,
  outcomes: outcomes.map(({ text, chance, rolls }) => ({
    text: inWords(setting, text),
    chance,
    rolls: [...rolls],
  })),
});
