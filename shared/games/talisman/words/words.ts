import type { Game } from '../../../engine/index.ts';
import type { Catalogue } from '../../../words/phrase.ts';
import { optionIn } from './option.ts';
import { scoreIn } from './score.ts';
import { questionIn } from './question.ts';

/** The words of an edition, by its catalogue: questions and options are told alike in all. */
export const wordsOf = (catalogue: Catalogue): Game['words'] => ({
  catalogue,
  question: (asked) => questionIn(catalogue, asked),
  option: (asked, option) => optionIn(catalogue, asked, option),
  score: scoreIn(catalogue),
});
