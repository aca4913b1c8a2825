import type { Seat } from '../../../engine/index.ts';
import type { Creature } from '../content/effect.ts';
import type { Card } from '../state.ts';

/** A creature in a fight, and the Enemy card it is, if it is one (T4-ADV-21, 22). */
export type Foe = Creature & {
  readonly card?: Card;
  /**
   * True for a creature of the Inner Region: it can't be evaded, and no Spell affects it (T4-INR-10,
   * 11).
   */
  readonly sheltered?: true;
  /** The side it is on, if any. */
  readonly alignment?: string;
  /** The owner of the Follower, if it is attacked as one (HP-PVP-15). */
  readonly of?: Seat;
};

/** A fight as one side of it sees it. */
export type Bout = {
  readonly attribute: string;
  readonly foes: readonly Foe[];
  /** The other character, if it is against one. */
  readonly other?: Seat;
  /** True if this side attacks. */
  readonly attacks: boolean;
};

/** Lives about to be lost, with the seat that takes them and the cause. */
export type LifeLoss = {
  readonly seat: Seat;
  readonly amount: number;
  readonly by?: Seat;
  readonly cause: 'fight' | 'psychic' | 'space' | 'card' | 'spell' | 'command' | 'figure';
  /** The source that costs them, as in a `Part`; that of a fight was told with it. */
  readonly of?: string;
  /** The foes and the attribute, in a fight. */
  readonly foes?: readonly Foe[];
  readonly attribute?: string;
};

/** Rolled dice, their purpose, and the subjects of a question about them. */
export type RollFacts = {
  readonly label: string;
  readonly dice: readonly number[];
  readonly about?: Readonly<Record<string, string | number>>;
  /** True if no other number on one die could make these dice any better. */
  readonly decided?: (dice: readonly number[]) => boolean;
};

/** A fight between two characters that one of them has won; `active`: it was the winner's own turn. */
export type Won = { readonly winner: Seat; readonly loser: Seat; readonly active: boolean };
