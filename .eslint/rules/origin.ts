import type { Scope, SourceCode } from 'eslint';
import { children, isCallback, isFunction, referenceOf, type Node } from './syntax.ts';

/** The origin of a value. */
export type Origin = { readonly fetched: boolean; readonly from: readonly Scope.Variable[] };
const nowhere: Origin = { fetched: false, from: [] };

/**
 * Finds the variables that an expression is made of, and whether it takes a value from the table,
 * directly or through an accessor. A result in which a `yield*` had a part is a fact of the moment;
 * a function that is only kept fetches when it is called; `table.rules` never changes.
 */
export function originOf(code: SourceCode, node: Node): Origin {
  return pauses(code, node) ? nowhere : gather(code, node);
}

function gather(code: SourceCode, node: Node): Origin {
  if (isFunction(node) && !isCallback(node)) return nowhere;
  if (isTable(node)) return { fetched: !isPinned(node), from: [] };
  if (node.type === 'Identifier') {
    const variable = referenceOf(code, node)?.resolved;
    return { fetched: false, from: variable ? [variable] : [] };
  }
  const parts = children(code, node).map((child) => gather(code, child));
  return {
    fetched: parts.some((part) => part.fetched),
    from: parts.flatMap((part) => part.from),
  };
}

/** The table goes by one name in every rule. */
function isTable(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'table';
}

function isPinned(node: Node): boolean {
  const { parent } = node;
  return (
    parent?.type === 'MemberExpression' &&
    parent.object === node &&
    parent.property.type === 'Identifier' &&
    parent.property.name === 'rules'
  );
}

function pauses(code: SourceCode, node: Node): boolean {
  return (
    node.type === 'YieldExpression' || children(code, node).some((child) => pauses(code, child))
  );
}
