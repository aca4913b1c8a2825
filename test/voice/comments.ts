import { parse, visit, type ASTNode, type StringValueNode } from 'graphql';
import { usesOfNever } from './never.ts';

/** Matches a block comment or a comment that runs to the end of its line. */
const comment = /\/\*\*?(?<block>[\s\S]*?)\*\/|(?:^|\s)\/\/ (?<line>.*)$/gmu;

/** The comments of a source file as plain text, without their asterisks. */
export const commentsOf = (source: string): readonly string[] =>
  [...source.matchAll(comment)].map(({ groups = {} }) =>
    (groups['block'] ?? groups['line'] ?? '')
      .replace(/^\s*\*/gmu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );

/** The descriptions of a GraphQL schema, by where they stand. */
export function descriptionsOf(sdl: string): readonly string[] {
  const found: string[] = [];
  visit(parse(sdl), {
    enter(node: ASTNode) {
      const { description } = node as { readonly description?: StringValueNode };
      if (description) found.push(description.value.replace(/\s+/gu, ' '));
    },
  });
  return found;
}

/** Matches a text that begins with a question word instead of a noun or a verb. */
const riddle = /^(?:What|Who|Whom|Whose|How|Where)\b/u;

/** The faults of a comment or a description: words that are never used, and riddles. */
export const faultsOf = (text: string): readonly string[] => [
  ...usesOfNever(text),
  ...(riddle.test(text) ? [`begins with a question word: ${text}`] : []),
];

/** Matches a text that begins with a pronoun, which a reader of one field or value can't resolve. */
const pronoun = /^(?:It|They|He|She|This|That|These|Those|There|Their|Theirs)\b/u;

/** The faults of a description: those of a comment, and how it begins and ends. */
export const faultsOfDescription = (text: string): readonly string[] => [
  ...faultsOf(text),
  ...(pronoun.test(text) ? [`begins with a pronoun: ${text}`] : []),
  ...(/^[\p{Lu}\p{N}`"“(]/u.test(text) ? [] : [`does not begin with a capital: ${text}`]),
  ...(/[.)]$/u.test(text) ? [] : [`has no full stop: ${text}`]),
];
