import type { Rule, Scope, SourceCode } from 'eslint';

export type Node = Rule.Node;

/** The nodes right below this one. */
export function children(code: SourceCode, node: Node): readonly Node[] {
  const keys = code.visitorKeys[node.type] ?? [];
  const fields: Readonly<Record<string, unknown>> = { ...node };
  return keys.flatMap((key) => fields[key]).filter(isNode);
}

/** The references of each scope, by the identifiers that make them. */
const references = new WeakMap<Scope.Scope, ReadonlyMap<object, Scope.Reference>>();

/** The reference an identifier makes, if it is one. */
export function referenceOf(code: SourceCode, node: Node): Scope.Reference | undefined {
  const scope = code.getScope(node);
  const known =
    references.get(scope) ?? new Map(scope.references.map((each) => [each.identifier, each]));
  references.set(scope, known);
  return known.get(node);
}

export function isFunction(node: Node): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** True if a function is called on the spot, as a callback of `map` and the like. */
export function isCallback(node: Node): boolean {
  return node.parent?.type === 'CallExpression' && node.parent.callee !== node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
