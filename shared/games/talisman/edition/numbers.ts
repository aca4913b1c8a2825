/** The numbers of the rules. */
export type Numbers = {
  readonly startingGold: number;
  /** Objects carried without help (T4-OBJ-03). */
  readonly carried: number;
  /** Followers kept at the end of a turn; any number unless given (HP-FOL-02). */
  readonly followers?: number;
  /** Weapons and Armours used in one attack (T4-WPN-02, 04). */
  readonly weapons: number;
  readonly armours: number;
  /** Attributes of a Toad (T4-TOD-05), and the turns one stays it. */
  readonly toad: number;
  readonly toadTurns: number;
  /** The least movement die that frees the enslaved (T4-BRD-54). */
  readonly freedBy: number;
};
