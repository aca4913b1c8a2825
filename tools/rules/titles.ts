import ts from 'typescript';

const RUNNERS = ['it', 'test', 'describe'];
const TABLED = ['each', 'for'];
const NOT_RUN = ['skip', 'todo', 'fails', 'skipIf', 'runIf'];

/**
 * The titles in a test file: of its tests and groups, and the words in tables of tests (`it.each`).
 * Tests that are skipped or expected to fail are left out.
 */
export function titlesOf(source: string): readonly string[] {
  const titles: string[] = [];
  eachTest(source, ({ tables }, title) => {
    if (title !== undefined) titles.push(...wordsIn(title));
    titles.push(...tables.flatMap(wordsIn));
  });
  return titles;
}

/** The titles in a test file as they are written, without words in tables; `…` stands for an insertion. */
export function writtenTitlesOf(source: string): readonly string[] {
  const titles: string[] = [];
  eachTest(source, (_, title) => {
    if (title !== undefined) titles.push(wordsIn(title).join('…'));
  });
  return titles;
}

/** Visits the tests and groups of a test file that run, each with the expression of its title. */
function eachTest(
  source: string,
  visitor: (runner: Runner, title: ts.Expression | undefined) => void,
): void {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): void => {
    const runner = ts.isCallExpression(node) ? runnerOf(node.expression) : undefined;
    if (runner !== undefined && ts.isCallExpression(node)) {
      if (runner.modifiers.some((modifier) => NOT_RUN.includes(modifier))) return;
      visitor(runner, isTable(runner) ? undefined : node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
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
