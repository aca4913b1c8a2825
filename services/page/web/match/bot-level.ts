/** The level of difficulty that players know as medium. */
const MEDIUM = 'greedy';

/** A level of a game's bots, and its rating, if measured. */
export type BotLevel = { readonly id: string; readonly rating: number | null };

/** The level of a new bot unless the host chooses another: medium, or the first of a game without it. */
const usualLevel = (levels: readonly BotLevel[]): string | undefined =>
  (levels.find(({ id }) => id === MEDIUM) ?? levels[0])?.id;

/** That level if the game has it, or else the usual one. */
export const levelOf = (level: string, levels: readonly BotLevel[]): string | undefined =>
  levels.some(({ id }) => id === level) ? level : usualLevel(levels);

/** Bots that no one would choose to play against: the one for absent players, and the one for tests. */
const unasked: readonly string[] = ['cautious', 'random'];

/** The levels to choose from: those of difficulty, or all of a game without them. */
export function levelsToChoose(levels: readonly BotLevel[]): readonly BotLevel[] {
  const chosen = levels.filter(({ id }) => !unasked.includes(id));
  return chosen.length > 0 ? chosen : levels;
}
