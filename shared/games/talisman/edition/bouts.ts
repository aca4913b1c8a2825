import type { Seat } from '../../../engine/index.ts';
import type { Card } from '../state.ts';

/** Whom or what a fight is against, as the answers of an edition need it. */
export type Opponent = {
  readonly id: string;
  readonly card?: Card;
  readonly subtype?: string | undefined;
  readonly alignment?: string;
  /** What it fights with. */
  readonly attribute?: string;
};

/** A fight as one side of it sees it. */
export type Bout = {
  readonly attribute: string;
  readonly foes: readonly Opponent[];
  /** The other character, where it is against one. */
  readonly other?: Seat;
  /** Whether this side attacks. */
  readonly attacks: boolean;
};

/** Lives about to be lost, by whom and how. */
export type LifeLoss = {
  readonly seat: Seat;
  readonly amount: number;
  readonly by?: Seat;
  readonly cause: 'fight' | 'psychic' | 'space' | 'card' | 'spell' | 'command' | 'figure';
  /** What costs them, as in a `Part`; that of a fight was told with it. */
  readonly of?: string;
  /** In a fight. */
  readonly foes?: readonly Opponent[];
  readonly attribute?: string;
};

/** Dice that have fallen, what for, and what the question about them says. */
export type RollFacts = {
  readonly label: string;
  readonly dice: readonly number[];
  readonly about?: Readonly<Record<string, string | number>>;
};

/** A fight between two characters that one of them has won; `active`: it was the winner's own turn. */
export type Won = { readonly winner: Seat; readonly loser: Seat; readonly active: boolean };
