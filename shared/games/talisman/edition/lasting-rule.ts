/** The rule of a lasting effect: its consequences on a seat or a thing, or on all. */
export type LastingRule = {
  /** Its seats cast no Spell and use no Magic Object (T4-RUL-110). */
  readonly stillsMagic?: true;
  /**
   * A character does nothing in its turn and casts nothing; a creature cannot be attacked (T4-CRD-14,
   * 15).
   */
  readonly holds?: true;
  /** May evade anything it meets (T4-CRD-12). */
  readonly hides?: true;
  /** Moves one space and nothing else (T4-RUL-113). */
  readonly slows?: true;
  /** A character that meets the card there loses a life (T4-CRD-29). */
  readonly hurts?: true;
  /** Lasts for ordinary turns, whatever turns are taken besides (T4-RUL-112, 113). */
  readonly ordinary?: true;
};
