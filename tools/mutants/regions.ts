import ts from 'typescript';
import { parsed } from './mutants-of.ts';

/** A region of a source file that runs as a whole or not at all: a body, a branch. */
type Region = { readonly start: number; readonly end: number; readonly form: Form };
type Form = 'block' | 'clause' | 'statement' | 'expression';

/** The regions of a source file, outer ones before those inside them. */
export function regionsOf(file: string, source: string): readonly Region[] {
  const regions: Region[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const form = formOf(node);
    if (form !== undefined) regions.push({ form, ...stretch(node, form) });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed(file, source), visit);
  return regions;
}

function formOf(node: ts.Node): Form | undefined {
  const { parent } = node;
  if (ts.isBlock(node)) return 'block';
  if (ts.isCaseOrDefaultClause(node)) return node.statements.length > 0 ? 'clause' : undefined;
  const isBranch = ts.isIfStatement(parent) && node !== parent.expression;
  if (isBranch || (ts.isIterationStatement(parent, false) && node === parent.statement)) {
    return 'statement';
  }
  if (ts.isArrowFunction(parent) && node === parent.body) return 'expression';
  const isSide = ts.isConditionalExpression(parent) && ts.isExpression(node);
  return isSide && node !== parent.condition ? 'expression' : undefined;
}

/** The code range of a region: a block without its braces, a clause without its `case`. */
function stretch(node: ts.Node, form: Form): Pick<Region, 'start' | 'end'> {
  if (form === 'block') return { start: node.getStart() + 1, end: node.getEnd() - 1 };
  if (!ts.isCaseOrDefaultClause(node)) return { start: node.getStart(), end: node.getEnd() };
  const [first] = node.statements;
  return { start: first?.getStart() ?? node.getEnd(), end: node.getEnd() };
}

/**
 * The index of the innermost region that contains an offset; -1 for code that runs when the file is
 * loaded.
 */
export const regionAt = (regions: readonly Region[], offset: number): number =>
  regions.findLastIndex(({ start, end }) => start <= offset && offset < end);

/** The global name of a run's covered regions, a list of flags for each file. */
const CAME_BY = '__cameBy';

/** The regions covered since the last call: `file#region`. */
export function takeCoverage(): readonly string[] {
  const files = (globalThis as { [CAME_BY]?: Record<string, Uint8Array> })[CAME_BY] ?? {};
  return Object.entries(files).flatMap(([file, flags]) => {
    const names = [...flags].flatMap((flag, n) => (flag === 0 ? [] : `${file}#${String(n)}`));
    flags.fill(0);
    return names;
  });
}

/** Instruments a source file so that its regions record their coverage. */
export function probed(file: string, source: string): string {
  const regions = regionsOf(file, source);
  const inserts = regions.flatMap(({ start, end, form }, n): readonly Insert[] => {
    const [open, close] = around[form];
    const hit = `${CAME_BY}[${String(n)}]=1`;
    // closing text goes before opening text at the same place; an outer region opens first and
    // closes last
    return [
      { at: start, order: n, text: `${open}${hit}${form === 'expression' ? ',' : ';'}` },
      { at: end, order: -1 - n, text: close },
    ];
  });
  const sorted = inserts.sort((a, b) => a.at - b.at || a.order - b.order);
  const pieces = sorted.map(
    ({ at, text }, i) => `${source.slice(sorted[i - 1]?.at ?? 0, at)}${text}`,
  );
  return [
    `var ${CAME_BY} = (globalThis.${CAME_BY} ??= {})[${JSON.stringify(file)}] ??= new Uint8Array(${String(regions.length)});`,
    ...pieces,
    source.slice(sorted.at(-1)?.at ?? 0),
  ].join('');
}

type Insert = { readonly at: number; readonly order: number; readonly text: string };

/** Text around a region that is not a list of statements already. */
const around: Readonly<Record<Form, readonly [open: string, close: string]>> = {
  block: ['', ''],
  clause: ['', ''],
  statement: ['{', '}'],
  expression: ['(', ')'],
};
