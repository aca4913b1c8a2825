/** The level of difficulty that players know as medium. */
const MEDIUM = 'greedy';

/** The level of a new bot unless the host chooses another: medium, or the first of a game without it. */
export const usualLevel = (levels: readonly string[]): string | undefined =>
  levels.includes(MEDIUM) ? MEDIUM : levels[0];

/** Bots that no one would choose to play against: the one for absent players, and the one for tests. */
const unasked: readonly string[] = ['cautious', 'random'];

/** The levels to choose from: those of difficulty, or all of a game without them. */
export function levelsToChoose(levels: readonly string[]): readonly string[] {
  const chosen = levels.filter((level) => !unasked.includes(level));
  return chosen.length > 0 ? chosen : levels;
}
