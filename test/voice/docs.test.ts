/**
 * Holds every Markdown file but the rules of the games to the limits of `markdown.ts` (lengths of
 * sentences, paragraphs, cells) and to the words of `never.ts`.
 *
 * `allowed` lists the files that still have faults, with how many. It only shrinks: a file that gets
 * better takes the new count, one without faults leaves the list, and no file joins it.
 *
 * To see the faults of a listed file, name it: DOC=docs/operations.md vitest run test/voice/docs.test.ts
 */
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../project/files.ts';
import { faultsOf } from './markdown.ts';

const allowed: Readonly<Record<string, number>> = {};

const documents = projectFiles()
  .filter(({ path }) => path.endsWith('.md') && !path.startsWith('docs/rules/'))
  .map(({ path, text }) => ({ path, faults: faultsOf(text) }));

describe('the documents', () => {
  const strict = ({ path }: { readonly path: string }): boolean =>
    allowed[path] === undefined || path === process.env['DOC'];

  it.each(documents.filter(strict))('$path keeps to the voice', ({ faults }) => {
    expect(faults).toEqual([]);
  });

  it('has on the list of exceptions only files with exactly that many faults', () => {
    const counts = Object.fromEntries(documents.map(({ path, faults }) => [path, faults.length]));
    const listed = Object.keys(allowed).map((path) => [path, counts[path]]);
    expect(Object.fromEntries(listed)).toEqual(allowed);
  });
});

describe('the checks of a document', () => {
  const sentence = (words: number): string => `Some ${'word '.repeat(words - 2)}end.`;

  it.each([
    ['a sentence that is too long', `Yes. ${sentence(31)}`, '31 words, not 30'],
    ['an item of a list that is too long', `- Yes. ${sentence(31)}`, '31 words, not 30'],
    ['a paragraph that is too long', 'One thing. '.repeat(6), '6 sentences, not 5'],
    [
      'a paragraph of too many words',
      `${sentence(23)} `.repeat(4),
      '92 words of a paragraph, not 90',
    ],
    ['a table that is too wide', '|a|b|c|d|e|\n|-|-|-|-|-|\n|1|2|3|4|5|', '5 columns, not 4'],
    ['a cell that is too long', `|a|\n|-|\n|${'x'.repeat(101)}|`, '101 characters, not 100'],
    ['a word that is never used', 'Give it to whoever asks.', '“whoever”'],
    [
      'a clause with a wrong conjunction',
      'It waits, for the clock is off.',
      '“, for the clock is”',
    ],
    [
      'a condition that reads like a place',
      'Where no clock runs, it waits.',
      '“Where no clock runs',
    ],
  ])('finds %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });

  it('finds long sentences by their average', () => {
    const faults = faultsOf(`${sentence(26)}\n\n${sentence(28)}`);
    expect(faults).toEqual([expect.stringContaining('27 words, not 25: the average sentence')]);
  });

  it.each([
    ['a code span as one word', `Yes. Some ${'word '.repeat(28)}\`${'x '.repeat(9)}\`.`],
    ['the text of a link without its address', `|a|\n|-|\n|[Clocks](${'x'.repeat(99)})|`],
    ['a block of code not at all', `\`\`\`\n${sentence(99)}\n\`\`\``],
    ['words that it quotes not as its own', 'The old text was "whoever asks".'],
  ])('counts %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});
