import type { Rule } from 'eslint';
import ts from 'typescript';
import type { Node } from './syntax.ts';

/** The compiler's knowledge of the file that is checked. */
type Services = Pick<ts.Program, 'getTypeChecker'> & { readonly typeOf: (node: Node) => ts.Type };

/** The types of a file's nodes; the configuration asks the parser for them (`project`). */
export function typesOf({ sourceCode }: Rule.RuleContext): Services {
  const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices as {
    readonly program: ts.Program;
    readonly esTreeNodeToTSNodeMap: WeakMap<Node, ts.Node>;
  };
  const checker = program.getTypeChecker();
  return {
    getTypeChecker: () => checker,
    typeOf: (node) => {
      const found = esTreeNodeToTSNodeMap.get(node);
      if (found === undefined) throw new Error(`no node of the compiler for a ${node.type}`);
      return checker.getTypeAtLocation(found);
    },
  };
}

/** True if a generator of this type may ask a seat: `Procedure` may, `AtOnce` may not. */
export function mayWait(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((one) => mayWait(checker, one));
  const [yields] = checker.getTypeArguments(type as ts.TypeReference);
  if (yields === undefined) return true;
  const steps = yields.isUnion() ? yields.types : [yields];
  return steps.some((step) => {
    const op = step.getProperty('op');
    const named = op && checker.getTypeOfSymbol(op);
    return named === undefined || !named.isStringLiteral() || named.value === 'ask';
  });
}

/**
 * True if a value of this type stands for the place that a rule plays within, itself or in a
 * property: something with a `landing` or a guard of its own (`leaveUnlessFighting`), or a
 * crossing.
 */
export function isPlace(checker: ts.TypeChecker, type: ts.Type, depth = 1): boolean {
  if (type.isUnion()) return type.types.some((one) => isPlace(checker, one, depth));
  if (type.getProperty('landing') !== undefined || type.aliasSymbol?.name === 'Passage')
    return true;
  if (type.getProperties().some(({ name }) => name.startsWith('leaveUnless'))) return true;
  if ((type.flags & ts.TypeFlags.Object) === 0 || depth === 0 || checker.isArrayType(type))
    return false;
  return type
    .getProperties()
    .some((property) => isPlace(checker, checker.getTypeOfSymbol(property), depth - 1));
}
