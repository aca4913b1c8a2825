import { elementsOf } from '../../shared/words/elements.ts';

/** The names of the arguments that an ICU message takes, in order; throws on a malformed message. */
export const argumentsOf = (message: string, locale: string): readonly string[] =>
  [...new Set(elementsOf(message, locale).map(({ name }) => name))].sort();
