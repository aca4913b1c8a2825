import type { Game } from '../../../shared/engine/index.ts';
import type { Phrase } from '../../../shared/words/phrase.ts';

/** The line of a game that describes it; its name if it has none. */
export const lineOf = ({ words }: Game): Phrase => ({
  key: Object.hasOwn(words.catalogue.en, 'game.line') ? 'game.line' : 'game.name',
});

/** The goals by the options of a match, which belong to one game: they are parsed once. */
const goals = new WeakMap<object, Phrase>();

/** The goal of a match with these options; `undefined` if the game has no guide. */
export function goalOf({ guide, options: schema }: Game, options: object): Phrase | undefined {
  if (guide === undefined) return undefined;
  const known = goals.get(options);
  if (known) return known;
  const chosen = schema.safeParse(options);
  const goal = chosen.success && guide.goal ? guide.goal(chosen.data) : { key: 'guide.goal' };
  goals.set(options, goal);
  return goal;
}
