/** A player as input of the table. */
export type TablePlayer = {
  /** The start number. */
  readonly number: number;
  readonly status: 'ACTIVE' | 'SITTING_OUT' | 'DROPPED' | 'ELIMINATED' | 'DISQUALIFIED';
  /** The first round of the stage that was open to the player: every earlier one was missed. */
  readonly entered: number;
  /** Lives left in an elimination, 0 if out. */
  readonly lives?: number | undefined;
  /**
   * Treatment of a disqualified player's past pods: kept (the default), or ranked again with them
   * last.
   */
  readonly pastPods?: 'KEEP' | 'RECOMPUTE' | undefined;
};

/** A penalty. */
export type ScoredPenalty =
  | {
      readonly kind: 'POINTS';
      readonly number: number;
      /** The round from which on the points are missing. */
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
