import type { Bot } from '../match/game.ts';

/**
 * Creates a bot that plays as another does, but sometimes takes the second best, in one choice of
 * `oneIn` on average: it asks the other bot again without its first choice.
 */
export function erring<V, S>(bot: Bot<V, S>, oneIn: number): Bot<V, S> {
  return (sight) => {
    const { question, chance } = sight;
    const best = bot(sight);
    const left = question.options.filter((option) => !best.includes(option));
    const mayErr = left.length >= Math.max(1, question.min ?? 1);
    if (!mayErr || chance(oneIn) > 0) return best;
    const { also: _, ...rest } = question;
    return bot({ ...sight, question: { ...rest, options: left } });
  };
}
