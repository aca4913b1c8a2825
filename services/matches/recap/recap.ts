import type { Pending, Seat } from '../../../shared/engine/index.ts';
import type { SeenLogLine } from '../views/visible-match.ts';

/** A recap: what one viewer has missed of a match, from one version to another. */
export type Recap = {
  readonly from: number;
  /** The last version that it covers: the newest, unless that is too far off for one recap. */
  readonly to: number;
  /** The events by the turns of the table, in order. */
  readonly turns: readonly RecapTurn[];
  /** The answers chosen for the viewer's seat while the viewer held it, in order. */
  readonly answeredForMe: readonly RecapAnswer[];
  /** The counters of the viewer's seat, before and after. */
  readonly counters: readonly RecapCounter[];
};
export type RecapTurn = {
  /** The number of the turn, if time is limited; absent before the first. */
  readonly turn: number | undefined;
  /** The seat whose turn it is, if known. */
  readonly seat: Seat | undefined;
  readonly entries: readonly RecapEntry[];
};
export type RecapEntry = {
  readonly line: SeenLogLine;
  /** The viewer's seat does it, or is named in it. */
  readonly aboutMe: boolean;
};
export type RecapAnswer = {
  readonly version: number;
  readonly at: string;
  /** The chooser: a standing order, the clock, or a bot. */
  readonly by: 'order' | 'clock' | 'bot';
  readonly question: Pending;
  /** The ids of the options that were chosen. */
  readonly choose: readonly string[];
};
export type RecapCounter = {
  /** The counter's name; its words are under `counter.<name>`. */
  readonly name: string;
  /** The figure before; absent if it was not counted then. */
  readonly before: number | undefined;
  readonly after: number | undefined;
};
