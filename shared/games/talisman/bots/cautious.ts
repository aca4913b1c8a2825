import type { Bot, Question } from '../../../engine/index.ts';
import type { Kind } from '../asks.ts';
import type { Edition } from '../edition/edition.ts';
import type { View } from '../view/view.ts';
import type { BotWeights } from './bot-weights.ts';
import { greedy } from './greedy.ts';
import { verbOf } from '../reference.ts';
import { lookOf, type BotView } from './look.ts';
import { hasVictim } from './victims.ts';

/** Options that decline: they cost nothing and change nothing. */
const declining = ['pass', 'no', 'none', 'keep', 'stand', 'decline', 'done', 'heal:0', 'fate:0'];

/** Questions that it answers actively all the same: their options are free, or bring it on its way. */
const partaking: readonly string[] = [
  'inherit',
  'take',
  'draw-spells',
  'dice',
  'trade',
] satisfies Kind[];

/**
 * Plays for an absent player: declines, passes and ends if it can, and chooses nothing that attacks,
 * robs or targets another seat while anything else is offered. It takes on no quest, because one may ask
 * it to wound another, and would then bar its way. Otherwise it weighs as the greedy bot
 * does, so that it goes on and comes to an end.
 */
export const cautious = (edition: Edition, brain: BotWeights): Bot<View> => {
  const weigh = greedy(edition, brain);
  return (sight) => {
    const question = mildly(lookOf({ edition, brain }, sight));
    return declined(question) ?? weigh({ ...sight, question });
  };
};

/** The question without options that have a victim, or else cast, as long as an answer remains. */
function mildly(look: BotView): Question {
  const { also: _, ...question } = look.question;
  const { options, min = 1 } = question;
  if (options.length < min) return look.question;
  const harmless = options.filter((option) => !hasVictim(look, option));
  const quiet = harmless.filter((option) => verbOf(option) !== 'cast');
  const left = [quiet, harmless].find(({ length }) => length > 0 && length >= min);
  return left === undefined ? { ...question, max: min } : { ...question, options: left };
}

/** The options that decline the question, if declining is allowed. */
function declined({ kind, options, min = 1 }: Question): readonly string[] | undefined {
  if (partaking.includes(kind)) return undefined;
  if (min === 0) return [];
  const option = options.find((each) => declining.includes(each));
  return min === 1 && option !== undefined ? [option] : undefined;
}
