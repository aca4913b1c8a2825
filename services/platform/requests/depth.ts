/** Maximal depth of JSON that a client sends, by any API. */
export const JSON_DEPTH = 32;

/**
 * Matches the tokens of JSON, and of GraphQL documents, that decide the depth: brackets, and the
 * texts and comments in which a bracket does not count. An unclosed text ends where the parser
 * gives up.
 */
const TOKENS =
  /"""(?:\\"""|(?!\\?""")[^])*(?:"""|$)|"(?:[^"\\\n\r]+|\\.)*"?|#[^\n\r]*|(?<open>[[{(])|(?<close>[\])}])/g;

/**
 * Tests if JSON or a GraphQL document nests deeper than `most` levels of brackets. Call it before
 * parsing: parsers, and readers of their results, may recurse and run out of stack. The count is
 * exact up to the first mistake, at which a parser stops.
 */
export function isNestedDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  for (const { groups } of text.matchAll(TOKENS)) {
    if (groups?.['close'] !== undefined) depth -= 1;
    if (groups?.['open'] === undefined) continue;
    depth += 1;
    if (depth > most) return true;
  }
  return false;
}

/** JSON without what lies deeper than its own members, of which only the brackets are left. */
export function membersOf(text: string): string {
  const kept: string[] = [];
  let [depth, from] = [0, 0];
  for (const { groups, index } of text.matchAll(TOKENS)) {
    if (groups?.['open'] !== undefined) {
      depth += 1;
      if (depth === 2) kept.push(text.slice(from, index + 1));
    }
    if (groups?.['close'] !== undefined) {
      depth -= 1;
      if (depth === 1) from = index;
    }
  }
  return kept.join('') + (depth < 2 ? text.slice(from) : '');
}
