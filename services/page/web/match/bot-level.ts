/** The level of difficulty that players know as medium. */
const MEDIUM = 'greedy';

/** The level of a new bot unless the host chooses another: medium, or the first of a game without it. */
export const usualLevel = (levels: readonly string[]): string | undefined =>
  levels.includes(MEDIUM) ? MEDIUM : levels[0];
