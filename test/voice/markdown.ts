import { Lexer, type Token, type Tokens } from 'marked';
import { usesOfNever } from './never.ts';

/** The limits of prose in Markdown files. Code blocks are exempt, and a code span counts as one word. */
const limits = {
  /** Words of the longest sentence. */
  sentence: 30,
  /** Words of a sentence, on average over a page. */
  average: 25,
  /** Sentences of a paragraph, or of an item of a list. */
  paragraph: 5,
  /** Words of the same. */
  paragraphWords: 90,
  columns: 4,
  /** Characters of a cell, as a reader sees it. */
  cell: 100,
} as const;

/** The faults of a Markdown text, one a line. Each quotes the words it is about. */
export function faultsOf(markdown: string): readonly string[] {
  const { blocks, tables } = partsOf(Lexer.lex(markdown));
  const paragraphs = blocks.map((block) => ({ block, sentences: sentencesOf(block) }));
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return [
    ...sentences.flatMap((it) => over(wordsOf(it), limits.sentence, 'words', it)),
    ...over(averageOf(sentences.map(wordsOf)), limits.average, 'words', 'the average sentence'),
    ...paragraphs.flatMap((it) =>
      over(it.sentences.length, limits.paragraph, 'sentences', it.block),
    ),
    ...blocks.flatMap((it) => over(wordsOf(it), limits.paragraphWords, 'words of a paragraph', it)),
    ...tables.flatMap((it) => over(it.header.length, limits.columns, 'columns', headOf(it))),
    ...tables.flatMap(cellsOf).flatMap((it) => over(it.length, limits.cell, 'characters', it)),
    ...[...sentences, ...tables.flatMap(cellsOf)].flatMap(usesOfNever),
  ];
}

const over = (count: number, limit: number, unit: string, text: string): readonly string[] =>
  count > limit ? [`${String(Math.round(count))} ${unit}, not ${String(limit)}: ${text}`] : [];

const averageOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Where a sentence begins with a number, which the segmenter takes for a part of the one before. */
const BEFORE_NUMBER = /(?<=[\p{Ll})][.!?]) (?=\d)/u;

const sentencesOf = (block: string): readonly string[] =>
  [...segmenter.segment(block)]
    .flatMap(({ segment }) => segment.split(BEFORE_NUMBER))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Counts what has a letter or a digit in it: dashes and operators are no words. */
const wordsOf = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const headOf = ({ header }: Tokens.Table): string => header.map(({ text }) => text).join(' | ');

const cellsOf = ({ header, rows }: Tokens.Table): readonly string[] =>
  [header, ...rows].flat().map(({ tokens }) => textOf(tokens, (code) => code));

type Parts = { readonly blocks: readonly string[]; readonly tables: readonly Tokens.Table[] };

/** The tables, and headings, paragraphs and items of lists as plain text. */
function partsOf(tokens: readonly Token[]): Parts {
  const parts = tokens.map(partOf);
  return {
    blocks: parts.flatMap(({ blocks }) => blocks).filter((text) => text !== ''),
    tables: parts.flatMap(({ tables }) => tables),
  };
}

function partOf(token: Token): Parts {
  if (token.type === 'table') return { blocks: [], tables: [token as Tokens.Table] };
  if (token.type === 'list') return partsOf((token as Tokens.List).items.flatMap(contentOf));
  if (token.type === 'blockquote') return partsOf(contentOf(token));
  const isText = ['heading', 'paragraph', 'text'].includes(token.type);
  return { blocks: isText ? [textOf([token], () => 'Code')] : [], tables: [] };
}

/** The text that a reader sees, with `codeAs` in place of each code span. */
const textOf = (tokens: readonly Token[], codeAs: (code: string) => string): string =>
  tokens
    .map((token) => pieceOf(token, codeAs))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function pieceOf(token: Token, codeAs: (code: string) => string): string {
  if (token.type === 'codespan') return codeAs((token as Tokens.Codespan).text);
  if (token.type === 'html' || token.type === 'image') return '';
  const inner = contentOf(token);
  if (inner.length === 0) return 'text' in token ? String(token.text) : token.raw;
  return inner.map((it) => pieceOf(it, codeAs)).join('');
}

const contentOf = (token: Token): readonly Token[] =>
  'tokens' in token ? (token.tokens ?? []) : [];
