/** A player as far as the table is concerned. */
export type TablePlayer = {
  /** The start number. */
  readonly number: number;
  readonly status: 'ACTIVE' | 'SITTING_OUT' | 'DROPPED' | 'ELIMINATED' | 'DISQUALIFIED';
  /** The first round of the stage that was open to the player: every earlier one was missed. */
  readonly entered: number;
  /** By elimination: how often the player may yet fail to advance, 0 for whoever is out. */
  readonly lives?: number | undefined;
  /** Of the disqualified: whether past pods stay as they are (as where nothing is said), or are ranked anew with them last. */
  readonly pastPods?: 'KEEP' | 'RECOMPUTE' | undefined;
};

/** What was taken from a player by a penalty. */
export type Penalty =
  | {
      readonly kind: 'POINTS';
      readonly number: number;
      /** The round from which on they are missing. */
      readonly round: number;
      /** In thousandths. */
      readonly points: number;
    }
  | {
      readonly kind: 'POD_LOSS';
      readonly number: number;
      readonly round: number;
      readonly pod: number;
    };
