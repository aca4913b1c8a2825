import ts from 'typescript';
import type { Change } from './mutant.ts';

/** Returns the breaks of one kind of mutator at a node itself, not below it. */
type Mutator = (node: ts.Node) => readonly Change[];

const { SyntaxKind } = ts;
const instead = (kind: string, node: ts.Node, after: string): Change => ({
  kind,
  start: node.getStart(),
  end: node.getEnd(),
  after,
});
const written = (node: ts.Node): string => node.getText();

/** Operators, and what each is taken for. */
const operators: Readonly<Partial<Record<ts.SyntaxKind, readonly [kind: string, after: string]>>> =
  {
    [SyntaxKind.LessThanToken]: ['comparison shifted', '<='],
    [SyntaxKind.LessThanEqualsToken]: ['comparison shifted', '<'],
    [SyntaxKind.GreaterThanToken]: ['comparison shifted', '>='],
    [SyntaxKind.GreaterThanEqualsToken]: ['comparison shifted', '>'],
    [SyntaxKind.EqualsEqualsEqualsToken]: ['comparison turned', '!=='],
    [SyntaxKind.ExclamationEqualsEqualsToken]: ['comparison turned', '==='],
    [SyntaxKind.AmpersandAmpersandToken]: ['and/or', '||'],
    [SyntaxKind.BarBarToken]: ['and/or', '&&'],
    [SyntaxKind.PlusToken]: ['plus/minus', '-'],
    [SyntaxKind.MinusToken]: ['plus/minus', '+'],
  };

const operator: Mutator = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const known = operators[node.operatorToken.kind];
  if (known === undefined || joinsText(node)) return [];
  const [kind, after] = known;
  return [instead(kind, node.operatorToken, after)];
};

/** A `+` with a text on one side: the words of a rule are not the rule. */
const joinsText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

const condition: Mutator = (node) => {
  const tested = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  return tested === undefined
    ? []
    : [instead('condition negated', tested, `!(${written(tested)})`)];
};

/** A number that stands for what may be missing (`[die = 0]`) is never reached where rules are whole. */
const number: Mutator = (node) => {
  if (!ts.isNumericLiteral(node) || ts.isLiteralTypeNode(node.parent)) return [];
  if (ts.isBindingElement(node.parent)) return [];
  const value = Number(node.text);
  return [value + 1, value - 1].map((other) =>
    instead('number', node, other < 0 ? `(${String(other)})` : String(other)),
  );
};

const boolean: Mutator = (node) => {
  if (ts.isLiteralTypeNode(node.parent)) return [];
  if (node.kind === SyntaxKind.TrueKeyword) return [instead('yes/no', node, 'false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [instead('yes/no', node, 'true')];
  return [];
};

const statement: Mutator = (node) =>
  ts.isExpressionStatement(node) ? [instead('statement dropped', node, ';')] : [];

const early: Mutator = (node) =>
  ts.isIfStatement(node) && node.elseStatement === undefined && leaves(node.thenStatement)
    ? [instead('early return dropped', node, ';')]
    : [];

/** True if a branch ends with `return`, `continue` or `break`. */
function leaves(branch: ts.Statement): boolean {
  const last = ts.isBlock(branch) ? branch.statements.at(-1) : branch;
  return (
    last !== undefined &&
    (ts.isReturnStatement(last) || ts.isContinueStatement(last) || ts.isBreakStatement(last))
  );
}

/** Calls on a list, and what they are taken for: the list itself, or another call. */
const calls: Readonly<Record<string, readonly [kind: string, after: string | undefined]>> = {
  filter: ['filter dropped', undefined],
  toReversed: ['order dropped', undefined],
  toSorted: ['order dropped', undefined],
  some: ['some/every', 'every'],
  every: ['some/every', 'some'],
  min: ['min/max', 'max'],
  max: ['min/max', 'min'],
};

const call: Mutator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  const known = Object.hasOwn(calls, name.text) ? calls[name.text] : undefined;
  if (known === undefined) return [];
  const [kind, after] = known;
  return [
    after === undefined ? instead(kind, node, written(expression)) : instead(kind, name, after),
  ];
};

/** One of several: a card loses an effect, a table a line, a list a seat. */
const element: Mutator = (node) => {
  if (!ts.isArrayLiteralExpression(node.parent) || node.parent.elements.length < 2) return [];
  const at = node.parent.elements.indexOf(node as ts.Expression);
  const next = node.parent.elements[at + 1];
  const end = next?.getStart() ?? node.getEnd();
  return [{ kind: 'element dropped', start: node.getStart(), end, after: '' }];
};

/** Every way of breaking a rule that is tried. */
export const mutators: readonly Mutator[] = [
  operator,
  condition,
  number,
  boolean,
  statement,
  early,
  call,
  element,
];
