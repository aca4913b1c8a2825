import type { Game, GameDisplay } from '../../../shared/engine/index.ts';
import { UnreadableMatchError } from './unreadable.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import { atHand, loaded, type Source } from './source.ts';

type Played = { readonly gameId: string };

/** The games that there are, by id. */
export type Games<G extends GameDisplay = Game> = {
  /** Every game, loaded. */
  all(): Promise<readonly G[]>;
  /** The game of this id, if there is one. */
  find(id: string): Promise<G | undefined>;
  /** Finds a game as `of` does, for what a client asks for: refused if there is none. */
  named(id: string): Promise<G>;
  /** The game of a match that is about to be read. */
  for(match: Played): Promise<G>;
  /** The game of a match that was read. */
  of(match: Played): G;
};

/** The games that may be shown: all that it takes to read. */
export type ShownGames = Games<GameDisplay>;

export function catalogue<G extends GameDisplay>(sources: readonly Source<G>[]): Games<G> {
  const find = async (id: string): Promise<G | undefined> => {
    const source = sources.find((each) => each.id === id);
    return source && loaded(source);
  };
  return {
    all: () => Promise.all(sources.map(loaded)),
    find,
    async named(id) {
      const known = sources.map((each) => each.id).join(', ');
      const game = await find(id);
      const detail = `Unknown game "${id}". Available: ${known}.`;
      return game ?? refuseInput({ path: ['gameId'], detail });
    },
    for: async (match) => (await find(match.gameId)) ?? gone(match),
    of(match) {
      const source = sources.find(({ id }) => id === match.gameId);
      return (source && atHand(source)) ?? gone(match);
    },
  };
}

function gone({ gameId }: Played): never {
  throw new UnreadableMatchError(`The game "${gameId}" is missing.`);
}
