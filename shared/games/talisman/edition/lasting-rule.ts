/** A rule of what lasts: what is so while it does; it may lie on a seat or a thing, or on all. */
export type LastingRule = {
  /** Nobody it lies on casts a Spell or uses a Magic Object (T4-RUL-110). */
  readonly stillsMagic?: true;
  /** A character does nothing in its turn and casts nothing; a creature cannot be attacked (T4-CRD-14, 15). */
  readonly holds?: true;
  /** May evade whatever it meets (T4-CRD-12). */
  readonly hides?: true;
  /** Moves one space and nothing else (T4-RUL-113). */
  readonly slows?: true;
  /** Whoever meets the card that lies there loses a life (T4-CRD-29). */
  readonly hurts?: true;
  /** Lasts for ordinary turns, whatever turns are taken besides (T4-RUL-112, 113). */
  readonly ordinary?: true;
};
