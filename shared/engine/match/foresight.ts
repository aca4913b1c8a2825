import type { Phrase } from '../../words/phrase.ts';
import type { OptionWords } from './option-words.ts';

/** Effects and odds of an option, as far as the asked seat can know. */
export type Foresight = {
  /** Short phrases, the most telling first, with what they name: "Draw 2 cards". */
  readonly effects?: readonly OptionWords[];
  /** Absent if no dice decide, or if the chances can't be known. */
  readonly odds?: Odds;
};

/** The chances of a throw. Every outcome is listed once, so that their chances sum to 1. */
export type Odds = {
  /** The number of dice thrown, those of an opponent included. */
  readonly dice: number;
  /** The sides of each. */
  readonly sides: number;
  readonly outcomes: readonly Outcome[];
};

/** One possible outcome of a throw. */
export type Outcome = {
  readonly text: Phrase;
  /** From 0 to 1. */
  readonly chance: number;
  /** The sums of the dice that bring it; empty if more than the sum decides. */
  readonly rolls: readonly number[];
  /** Absent if it is neither good nor bad for the seat, or both. */
  readonly tone?: 'GOOD' | 'BAD';
};

/** Weight of a question: a choice to think about, or one that most players answer the same way each time. */
export type QuestionWeight = 'ROUTINE' | 'DECISION';
