import { kindOf } from '../../../engine/index.ts';
import {
  clausesInOneLine,
  itemsInOneLine,
  sentencesInOneLine,
} from '../../../words/in-one-line.ts';

type Words = Readonly<Record<string, string>>;

/**
 * These words, with a line of rule for each card and character under `<ref>.short`: its own, or else as
 * much of its text as fits.
 */
export const withOneLiners = (words: Words): Words => ({
  ...Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => {
      const line = lineOf(key, text);
      return line === undefined ? [] : [[key.replace(/\.text$/u, '.short'), line]];
    }),
  ),
  ...words,
});

function lineOf(key: string, text: string): string | undefined {
  if (!key.endsWith('.text')) return undefined;
  switch (kindOf(key)) {
    case 'card':
      return sentencesInOneLine(text) ?? clausesInOneLine(text);
    case 'character':
      return itemsInOneLine(text);
    default:
      return undefined;
  }
}
