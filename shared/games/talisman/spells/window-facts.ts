import type { Seat } from '../../../engine/index.ts';
import type { Moment } from '../content/moments.ts';
import type { Card } from '../state.ts';

/** Facts that a window for reactions is about. */
export type Window = {
  readonly moment: Moment;
  /** The seat concerned: about to fight, to lose a life or a Follower, or the caster. */
  readonly seat?: Seat | readonly Seat[];
  /** The card that is cast, killed or lost: tells windows of one moment apart. */
  readonly subject?: string;
  readonly about?: Readonly<Record<string, string | number>>;
  /**
   * With `attack`: the attribute of the fight, and the opponents (`seat:bob`, `card:bear`,
   * `creature:sentinel`).
   */
  readonly attribute?: string;
  readonly foes?: readonly string[];
  /** With `meet`: the only possible target (`seat:bob`). */
  readonly only?: string;
  /** In a missed turn Spells are cast as in another's, by its own seat too (T4-RUL-88). */
  readonly missed?: true;
};

/** A Spell that a seat casts in a window. */
export type Casting = { readonly seat: Seat; readonly card: Card; readonly window: Window };

/** The seats whose affair a window is. */
export function concernedIn({ seat }: Window): readonly Seat[] {
  if (seat === undefined) return [];
  return typeof seat === 'string' ? [seat] : seat;
}
