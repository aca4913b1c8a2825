import type { Game } from '../../shared/engine/index.ts';
import { UnreadableMatchError } from './record/unreadable.ts';
import { refuse } from './refusal.ts';

/** The games that may be played, by id. */
export type Games = {
  /** For what a client asks for. */
  named(id: string): Game;
  /** For a match that is stored. */
  of(match: { readonly gameId: string }): Game;
};

export function catalogue(games: readonly Game[]): Games {
  const find = (id: string): Game | undefined => games.find((game) => game.id === id);
  return {
    named(id) {
      const known = games.map((game) => game.id).join(', ');
      return find(id) ?? refuse('BAD_USER_INPUT', `There is no game "${id}". There are: ${known}.`);
    },
    of({ gameId }) {
      const game = find(gameId);
      if (game === undefined) throw new UnreadableMatchError(`The game ${gameId} is gone.`);
      return game;
    },
  };
}
