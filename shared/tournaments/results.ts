/** Source of a result: a match, or a substitute for one. */
export type ResultSource =
  | 'MATCH'
  | 'BYE'
  | 'ADJUDICATED'
  | 'FORFEIT'
  | 'ROUND_DEADLINE'
  | 'LATE_ENTRY';

/** A seat of a pod in its result. */
export type PodPlace = {
  /** The start number of the player of the seat. */
  readonly number: number;
  /** 1 is the best; players who share a place have the same number. */
  readonly place: number;
  /** The game's own score, a whole number. */
  readonly score?: number | undefined;
  /** In thousandths: set by an arbiter's ruling, whatever the scheme says. */
  readonly points?: number | undefined;
  /** Turns missed by timeout: of players who share a place, the one with fewer is ahead. */
  readonly missedTurns?: number | undefined;
  /** The seat never answered a question of its own: it is last, behind all who played. */
  readonly noShow?: boolean | undefined;
};

/** A pod of a round. */
export type PlayedPod = {
  readonly pod: number;
  /** Start numbers, in the order of seats. */
  readonly players: readonly number[];
  /** One for each player; absent while the pod is unresolved. */
  readonly places?: readonly PodPlace[] | undefined;
  /** Default: `MATCH`. */
  readonly by?: ResultSource | undefined;
};

/** A round of a stage, as far as it has been played. */
export type PlayedRound = {
  /** From 1, through the whole event. */
  readonly round: number;
  readonly stage: number;
  readonly pods: readonly PlayedPod[];
  /** The start numbers of those who had a bye. */
  readonly byes: readonly number[];
  /** Start numbers that missed it, by entering late or by sitting out. */
  readonly missed?: readonly number[] | undefined;
};
