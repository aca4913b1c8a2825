import type { Game, GameDisplay } from '../../../shared/engine/index.ts';
import { once } from '../../platform/once.ts';

/** A game that is loaded at its first use: games that no one plays cost nothing at the start. */
export type Unloaded<G extends GameDisplay> = {
  readonly id: string;
  /** The game, after it was loaded. */
  readonly game: G | undefined;
  load(): Promise<G>;
};

/** A game, or what it takes to load it. */
export type Source<G extends GameDisplay = Game> = G | Unloaded<G>;

/** A game by its id, and how to load it; done once for all who know it. */
export function unloaded<G extends GameDisplay>(id: string, load: () => Promise<G>): Unloaded<G> {
  let game: G | undefined;
  const loading = once(load);
  return {
    id,
    get game() {
      return game;
    },
    async load() {
      game = await loading();
      return game;
    },
  };
}

const isUnloaded = <G extends GameDisplay>(source: Source<G>): source is Unloaded<G> =>
  'load' in source;

/** The game, loaded if it is not yet. */
export const loaded = async <G extends GameDisplay>(source: Source<G>): Promise<G> =>
  isUnloaded(source) ? source.load() : source;

/** The game, if it need not be loaded any more. */
export const atHand = <G extends GameDisplay>(source: Source<G>): G | undefined =>
  isUnloaded(source) ? source.game : source;
