import type { Seat } from '../../engine/index.ts';
import type { Back, Good, Holding, Per, TileId } from './content/tile.ts';
import type { Side } from './content/side.ts';
import type { EndReason, Slotted } from './state.ts';

export type Gains = Readonly<Partial<Record<keyof Holding, number>>>;

/** What a reward came from. */
export type Source =
  | { readonly from: 'hero' | 'tile' | 'end'; readonly tile: TileId }
  | { readonly from: 'connector'; readonly tile: TileId; readonly side: Side }
  | { readonly from: 'chest'; readonly tile: TileId; readonly chest: number }
  | { readonly from: 'discard'; readonly tile: TileId }
  /** Two half-keys joined. */
  | { readonly from: 'keys'; readonly tile: TileId; readonly other: TileId };

/** What a reward was multiplied by: how many of these there were. */
export type Counted = { readonly per: Per; readonly count: number };

/** The facts of a match. */
export type TalesEvent =
  // setup
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
  // obtaining tiles
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
      /** The slot was only the second lowest, for the holder took from the lowest. */
      readonly second?: true;
    }
  | { readonly type: 'PlacingBegan'; readonly order: readonly Seat[] }
  // placing tiles
  | { readonly type: 'QuestsDeclared'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | {
      readonly type: 'CostPaid';
      readonly seat: Seat;
      readonly tiles: readonly TileId[];
      readonly coins: number;
      readonly potions: number;
      /** How many of the Potions stood in for Combat or Magic. */
      readonly replaced: number;
      /** What the wilderness surcharge was paid in, where it was due. */
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
      /** Where it is "for each". */
      readonly counted?: Counted;
    }
  | { readonly type: 'FirstPlayerTaken'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly type: 'ChestOpened';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly chest: number;
      /** Where the Key came from; older facts don't say. */
      readonly key?: Source;
    }
  | { readonly type: 'KeyReturned'; readonly seat: Seat; readonly key?: Source }
  | { readonly type: 'TurnEnded'; readonly seat: Seat }
  // preparing the next round
  | { readonly type: 'BoardCleared'; readonly tiles: readonly TileId[] }
  | { readonly type: 'TilesSlid'; readonly board: readonly Slotted[] }
  | { readonly type: 'TilesLaidOut'; readonly tiles: readonly Slotted[] }
  // the end
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
      /** All its Glory: what was gained in play, for Majorities, and for end-of-game rewards. */
      readonly score: number;
      readonly glory: number;
      readonly majority: number;
      readonly end: number;
    }
  | {
      readonly type: 'TieCompared';
      readonly good: Good;
      readonly amounts: readonly { readonly seat: Seat; readonly amount: number }[];
      /** Those with the most, who are level still if they are several. */
      readonly ahead: readonly Seat[];
    }
  | { readonly type: 'Resigned'; readonly seat: Seat }
  | {
      readonly type: 'MatchEnded';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
    };
