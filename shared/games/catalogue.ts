import type { Game, GameDisplay } from '../engine/index.ts';
import type { PackedGame, PackedShown } from './talisman/packs/packing.ts';

/** The module of a game with its rules. */
type PlayModule = { readonly game: Game };

/** The module of a game without its rules; also with packs of content, if it takes any. */
type ShowModule = { readonly display: GameDisplay; readonly packedShown?: PackedShown };

/** Lays packs of content over a game. */
type PackModule = { readonly packedGame: PackedGame };

/** A game: where its rules lie below this folder, and its parts, each loaded when it is first wanted. */
export type CatalogueEntry = {
  readonly folder: string;
  play(): Promise<PlayModule>;
  show(): Promise<ShowModule>;
  packs?(): Promise<PackModule>;
};

/** The catalogue: every game there is, by its id. */
export const catalogue: Readonly<Record<string, CatalogueEntry>> = {
  talisman: {
    folder: 'talisman/editions/revised',
    play: () => import('./talisman/editions/revised/game.ts'),
    show: () => import('./talisman/editions/revised/display.ts'),
    packs: () => import('./talisman/editions/revised/packs.ts'),
  },
  'tales-of-glory': {
    folder: 'tales-of-glory',
    play: () => import('./tales-of-glory/game.ts'),
    show: () => import('./tales-of-glory/display.ts'),
  },
  'talisman-hp': {
    folder: 'talisman/editions/harry-potter',
    play: () => import('./talisman/editions/harry-potter/game.ts'),
    show: () => import('./talisman/editions/harry-potter/display.ts'),
    packs: () => import('./talisman/editions/harry-potter/packs.ts'),
  },
};
