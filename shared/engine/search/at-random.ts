import type { Bot } from '../match/game.ts';

/**
 * Frequency of any-time actions, if there are any: one answer in 12. If they were more frequent,
 * matches might never end.
 */
const ACTION_IN = 12;

/**
 * A bot for any game: any legal answer, each as likely as another; an any-time action now and then.
 */
export const atRandom: Bot = ({ question, chance }) => {
  const { options, also = [], min = 1, max = 1 } = question;
  const acts = also.length > 0 && (options.length < min || chance(ACTION_IN) === 0);
  if (acts) return [also[chance(also.length)] ?? ''];
  const left = [...options];
  const most = Math.min(max, options.length);
  const count = min + (most > min ? chance(most - min + 1) : 0);
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)).flat();
};
