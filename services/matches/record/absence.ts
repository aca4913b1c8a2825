import type * as z from 'zod';
import { millisecondsOf } from '../../platform/time/duration.ts';
import { absenceInput } from '../inputs/generated/inputs.ts';
import type { Speed } from '../terms/time-control.ts';

/** The rules of absence: what becomes of a seat whose time is up. */
export type Absence = {
  /**
   * `AUTOPILOT` answers in its place; `WAIT` waits all the same, but for reactions; `FORFEIT` gives the
   * seat up.
   */
  readonly onExpiry: 'AUTOPILOT' | 'WAIT' | 'FORFEIT';
  /** The number of its own turns, in a row, in which a seat must be late to count as absent. */
  readonly absentAfter: number;
  /** The length of an absence after which others may take the seat, ISO 8601. */
  readonly offerAfter: string;
  /**
   * The substitutes who may take an absent seat: anyone, people, or no one; `BOT` leaves it to the
   * autopilot.
   */
  readonly substitutes: 'ANY' | 'HUMAN' | 'BOT' | 'NONE';
};

const usualOffer: Readonly<Record<Speed, string>> = { LIVE: 'PT3M', ASYNC: 'P2D' };

/** The rules of absence for a match of this speed. */
export const absenceOf = (
  { offerAfter, ...said }: z.infer<ReturnType<typeof absenceInput>>,
  speed: Speed,
): Absence => ({ ...said, offerAfter: offerAfter ?? usualOffer[speed] });

/** The default rules of absence. */
export const usualAbsence = (speed: Speed): Absence => absenceOf(absenceInput().parse({}), speed);

/** Reads the length of an absence before the seat is offered, in ms; `undefined` if it never is. */
export const offeredAfter = ({ offerAfter, substitutes }: Absence): number | undefined =>
  substitutes === 'ANY' || substitutes === 'HUMAN' ? millisecondsOf(offerAfter) : undefined;
