import ts from 'typescript';
import type { Change, Mutant } from './mutant.ts';
import { mutators } from './mutators.ts';

/** Every break of a source file, in the order of the text. Types and imports are skipped. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const tree = parsed(file, source);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    changes.push(...mutators.flatMap((mutator) => mutator(node)));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return changes.map(({ kind, start, end, after }) => ({
    file,
    line: tree.getLineAndCharacterOfPosition(start).line + 1,
    kind,
    start,
    end,
    before: source.slice(start, end).trimEnd(),
    after,
  }));
}

/** The syntax tree of a source file, with parents set. */
export const parsed = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TS);
