import type { Phrase } from '../../words/phrase.ts';

/**
 * The words of an option, and its subjects: `subject` is the id of one thing, without its kind; `refs`
 * are all, as `kind:id`, the most telling first (`slot:6`, `tile:p3-m6`; `card:axe.5`).
 */
export type OptionWords = Phrase & {
  readonly subject?: string;
  readonly refs?: readonly string[];
};
