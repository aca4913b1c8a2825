import ts from 'typescript';

const RUNNERS = ['it', 'test', 'describe'];
const TABLED = ['each', 'for'];
const NOT_RUN = ['skip', 'todo', 'fails', 'skipIf', 'runIf'];

/**
 * The titles in a test file: of its tests and groups, and the words in tables of tests (`it.each`).
 * Tests that are skipped or expected to fail are left out.
 */
export function titlesOf(source: string): readonly string[] {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, false);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const runner = ts.isCallExpression(node) ? runnerOf(node.expression) : undefined;
    if (runner !== undefined && ts.isCallExpression(node)) {
      if (runner.modifiers.some((modifier) => NOT_RUN.includes(modifier))) return;
      const [title] = node.arguments;
      if (title !== undefined && !isTable(runner)) titles.push(...wordsIn(title));
      titles.push(...runner.tables.flatMap(wordsIn));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** `it.each(table)`, not yet called with a title. */
const isTable = ({ modifiers, tables }: Runner): boolean =>
  tables.length === 0 && modifiers.some((modifier) => TABLED.includes(modifier));

type Runner = { readonly modifiers: readonly string[]; readonly tables: readonly ts.Node[] };

/** `it`, `it.only`, `it.each(table)` and the like. */
function runnerOf(callee: ts.Expression): Runner | undefined {
  if (ts.isIdentifier(callee)) {
    return RUNNERS.includes(callee.text) ? { modifiers: [], tables: [] } : undefined;
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const inner = runnerOf(callee.expression);
    return inner && { ...inner, modifiers: [...inner.modifiers, callee.name.text] };
  }
  if (!ts.isCallExpression(callee)) return undefined;
  const inner = runnerOf(callee.expression);
  return inner && { ...inner, tables: [...inner.tables, ...callee.arguments] };
}

/** The literal words within an expression. */
function wordsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return [node.text];
  if (ts.isTemplateMiddleOrTemplateTail(node)) return [node.text];
  const words: string[] = [];
  ts.forEachChild(node, (child) => {
    words.push(...wordsIn(child));
  });
  return words;
}
