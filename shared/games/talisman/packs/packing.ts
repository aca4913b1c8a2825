import type { Game, PackOf, GameDisplay } from '../../../engine/index.ts';
import type { Fault } from '../content/check/fault.ts';
import type { Laid } from './laid.ts';

/** Content of a pack's file, unchecked, with its origin and the id of the resulting game. */
export type Unchecked = {
  readonly value: unknown;
  readonly origin: PackOf;
  readonly gameId: string;
};

/** The game that a pack makes of an edition, or all faults of the pack. */
export type PackedGame = (
  pack: Unchecked,
) => { readonly game: Game } | { readonly faults: readonly Fault[] };

/** Parts of the game that a checked pack makes that it takes to tell and show it. */
export type PackedShown = (laid: Laid) => GameDisplay;
