import type { Seat } from '../../../engine/index.ts';
import type { Course } from './course.ts';
import type { Card } from '../state.ts';

/** An occasion: the seat and space of an effect, and the card it comes from. */
export type Occasion = {
  readonly seat: Seat;
  readonly space: string;
  readonly card?: Card;
  /** The figure without a player, or the ability, that it comes from. */
  readonly figure?: string;
  readonly ability?: string;
  /** The progress of meeting the cards there, if it comes from one of them. */
  readonly course?: Course;
  /** The target a Spell was cast at: a seat, a card, a space, or a creature's id. */
  readonly target?: string;
  /** The landing it belongs to, by its number within the turn; absent outside of one. */
  readonly landing?: number;
  /** Others have the same effects in turn: deaths and limits are handled when all have had them. */
  readonly unsettled?: true;
};

/** A landing is named by its number within the turn: a window may move the character on. */
export type Landing = { readonly seat: Seat; readonly landing: number };

/** An attempt at a crossing, with the steps left. */
export type Passage = {
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly steps: number;
};
