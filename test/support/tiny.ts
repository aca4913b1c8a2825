import type { Game, Procedure, Rules, Table } from '../../shared/engine/index.ts';

/** The event of a tiny game: a word, for its list. */
export type Said = { readonly type: 'Said'; readonly what: string };
export type Words = readonly string[];
export const say = (what: string): Said => ({ type: 'Said', what });

/** A game whose state is the list of what was said, and whose one procedure is played once. */
export function tiny(
  play: (table: Table<Words>) => Procedure,
  more: Partial<Game<Words, Said>> = {},
): Rules<Words> & Pick<Game<Words, Said>, 'resigned' | 'reshuffle'> {
  return {
    id: 'tiny',
    rules: 1,
    evolve: (words: Words, event: Said) => [...words, event.what],
    next: (words) => (words.includes('end') ? undefined : { name: 'play' }),
    procedures: {
      *play(table) {
        yield* play(table);
      },
    },
    resigned: (seat) => say(`${seat} left`),
    reshuffle: () => [],
    ...more,
  };
}
