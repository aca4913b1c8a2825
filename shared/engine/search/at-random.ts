import type { Bot } from '../match/game.ts';

/** One answer in so many is an any-time action, where there is one: else nothing would ever end. */
const ACTION_IN = 12;

/** Any legal answer, each as likely as another; an any-time action now and then. A bot of any game. */
export const atRandom: Bot = ({ question, chance }) => {
  const { options, also = [], min = 1, max = 1 } = question;
  const acts = also.length > 0 && (options.length < min || chance(ACTION_IN) === 0);
  if (acts) return [also[chance(also.length)] ?? ''];
  const left = [...options];
  const most = Math.min(max, options.length);
  const count = min + (most > min ? chance(most - min + 1) : 0);
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)).flat();
};
