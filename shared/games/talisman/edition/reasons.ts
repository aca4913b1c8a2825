/** A condition that a bot may ask of the table before it counts a reason; `conditions.ts` has the answers. */
export type Condition =
  | 'wounded'
  | 'dying'
  | 'ready'
  | 'unready'
  | 'shutOut'
  | 'passless'
  | 'questless'
  | 'arrived'
  | 'theirs'
  | 'threatened'
  | 'losing'
  | 'taking'
  | 'foul'
  | 'outmatched'
  | 'hopeful'
  | 'endangered'
  | 'rivalSpells'
  | 'chased'
  | 'unchased'
  | 'beforeGoal'
  | 'useful'
  | 'partingPays';

/** A reason for an option: a weight in gold, if all of `when` hold. */
export type Reason = { readonly weight: number; readonly when?: readonly Condition[] };

/** The worth of a Spell to a bot: to go on holding it, and each reason to cast it in a window. */
export type SpellWorth = { readonly held: number; readonly cast: readonly Reason[] };
