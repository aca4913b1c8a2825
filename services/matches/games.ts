import type { Game, Shown } from '../../shared/engine/index.ts';
import { UnreadableMatchError } from './record/unreadable.ts';
import { refuse } from './refusal.ts';

/** The games that may be played, by id. */
export type Games<G extends Shown = Game> = {
  /** For what a client asks for. */
  named(id: string): G;
  /** For a match that is stored. */
  of(match: { readonly gameId: string }): G;
};

/** The games that may be shown: all that it takes to read. */
export type ShownGames = Games<Shown>;

export function catalogue<G extends Shown>(games: readonly G[]): Games<G> {
  const find = (id: string): G | undefined => games.find((game) => game.id === id);
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
