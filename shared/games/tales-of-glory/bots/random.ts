import type { Bot } from '../../../engine/index.ts';

/** Any legal answer, each as likely as another. */
export const random: Bot = ({ question, chance }) => {
  const { options, min = 1, max = 1 } = question;
  const left = [...options];
  const count = min + (max > min ? chance(max - min + 1) : 0);
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)).flat();
};
