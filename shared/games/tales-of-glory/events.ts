import type { Seat } from '../../engine/index.ts';
import type { Back, Good, Holding, Per, TileId } from './content/tile.ts';
import type { Side } from './content/side.ts';
import type { EndReason, Slotted } from './state.ts';

export type Gains = Readonly<Partial<Record<keyof Holding, number>>>;

/** The source of a reward. */
export type Source =
  | { readonly from: 'hero' | 'tile' | 'end'; readonly tile: TileId }
  | { readonly from: 'connector'; readonly tile: TileId; readonly side: Side }
  | { readonly from: 'chest'; readonly tile: TileId; readonly chest: number }
  | { readonly from: 'discard'; readonly tile: TileId }
  /** Two half-keys joined. */
  | { readonly from: 'keys'; readonly tile: TileId; readonly other: TileId };

/** The multiplier of a reward: a kind of thing, and their number. */
export type MultipliedBy = { readonly per: Per; readonly count: number };

/** The facts of a match. */
export type TalesEvent =
  // Setup.
  | {
      readonly type: 'StackShuffled';
      readonly stack: Back;
      /** Secret: the next tile first. */
      readonly order: readonly TileId[];
    }
  | { readonly type: 'TilesRemoved'; readonly tiles: readonly TileId[] }
  | { readonly type: 'HeroDealt'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'HeroesReturned'; readonly tiles: readonly TileId[] }
  | { readonly type: 'FirstPlayerDrawn'; readonly seat: Seat }
  | { readonly type: 'QuestsDealt'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | {
      readonly type: 'QuestsKept';
      readonly seat: Seat;
      readonly kept: readonly TileId[];
      readonly returned: readonly TileId[];
    }
  // Obtaining tiles.
  | { readonly type: 'RoundBegan'; readonly round: number }
  | {
      readonly type: 'CardsRevealed';
      /** In turn order. */
      readonly cards: readonly { readonly seat: Seat; readonly slot: number }[];
    }
  | ({ readonly type: 'TileTaken'; readonly seat: Seat; readonly inCatchUp?: true } & Slotted)
  | { readonly type: 'TileMissed'; readonly seat: Seat; readonly slot: number }
  | {
      readonly type: 'FirstPlayerChanged';
      readonly seat: Seat;
      readonly slot: number;
      /** The slot was the second lowest, because the token's holder took from the lowest. */
      readonly second?: true;
    }
  | { readonly type: 'PlacingBegan'; readonly order: readonly Seat[] }
  // Placing tiles.
  | { readonly type: 'QuestsDeclared'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | {
      readonly type: 'CostPaid';
      readonly seat: Seat;
      readonly tiles: readonly TileId[];
      readonly coins: number;
      readonly potions: number;
      /** Number of the Potions used in place of Combat or Magic. */
      readonly replaced: number;
      /** The good that paid the wilderness surcharge, if it was due. */
      readonly surcharge?: 'coins' | 'potions';
    }
  | {
      readonly type: 'TilePlaced';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'TileDiscarded'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly type: 'RewardCollected';
      readonly seat: Seat;
      readonly source: Source;
      readonly gains: Gains;
      /** The multiplier, if it is "for each". */
      readonly counted?: MultipliedBy;
    }
  | { readonly type: 'FirstPlayerTaken'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly type: 'ChestOpened';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly chest: number;
      /** The source of the Key; absent in older facts. */
      readonly key?: Source;
    }
  | { readonly type: 'KeyReturned'; readonly seat: Seat; readonly key?: Source }
  | { readonly type: 'TurnEnded'; readonly seat: Seat }
  // Preparing the next round.
  | { readonly type: 'BoardCleared'; readonly tiles: readonly TileId[] }
  | { readonly type: 'TilesSlid'; readonly board: readonly Slotted[] }
  | { readonly type: 'TilesLaidOut'; readonly tiles: readonly Slotted[] }
  // The end.
  | {
      readonly type: 'MajorityAwarded';
      readonly good: Good;
      readonly seats: readonly Seat[];
      readonly most: number;
      readonly glory: number;
    }
  | {
      readonly type: 'ScoreCounted';
      readonly seat: Seat;
      /** All its Glory: from play, Majorities and end-of-game rewards. */
      readonly score: number;
      readonly glory: number;
      readonly majority: number;
      readonly end: number;
    }
  | {
      readonly type: 'TieCompared';
      readonly good: Good;
      readonly amounts: readonly { readonly seat: Seat; readonly amount: number }[];
      /** The seats with the most; several if they are still level. */
      readonly ahead: readonly Seat[];
    }
  | { readonly type: 'Resigned'; readonly seat: Seat }
  | {
      readonly type: 'MatchEnded';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
    };
