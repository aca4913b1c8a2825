import type { Rule, Scope } from 'eslint';
import { originOf } from './origin.ts';
import { staleUses, type Moment, type Segment } from './staleness.ts';
import { isFunction, referenceOf, type Node } from './syntax.ts';

/** A function that encloses the current node, and the moments in it. */
type Frame = {
  readonly node: Node;
  readonly upper: Frame | undefined;
  readonly moments: Map<Segment, Moment<Scope.Variable, Node>[]>;
  /** The segments that run on at this point; none after a `return`. */
  readonly current: Set<Segment>;
  /** True if this is a generator, or lies in one: nothing else is judged. */
  readonly isWithin: boolean;
};

/**
 * Reports values of `table.state` that are used after a `yield*` that may wait, because the state
 * may have changed meanwhile; and values looked into after a `tell`, which changed the state. A
 * part read out before a `tell` may be passed on: the rule has decided that. Applies to variables
 * of generators; fetch again, or hand a value on as an argument if it is meant to stay as it was.
 */
export const freshState: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      stale: '`{{name}}` was taken from the table before a yield*; fetch it again after it.',
    },
  },
  create(context) {
    const code = context.sourceCode;
    let frame: Frame | undefined;

    const record = (at: Frame | undefined, moment: Moment<Scope.Variable, Node>) => {
      at?.current.forEach((segment) => at.moments.get(segment)?.push(moment));
    };
    const assign = (variable: Scope.Variable | null | undefined, value: Node) => {
      if (variable && frame?.isWithin)
        record(frame, { kind: 'assign', variable, ...originOf(code, value) });
    };
    const enter = (segment: Segment) => {
      frame?.current.add(segment);
      frame?.moments.set(segment, []);
    };
    const exit = (segment: Segment) => frame?.current.delete(segment);

    return {
      onCodePathStart(_path, node) {
        const isWithin = frame?.isWithin === true || isGenerator(node);
        frame = { node, upper: frame, moments: new Map(), current: new Set(), isWithin };
      },
      onCodePathEnd() {
        if (frame && isGenerator(frame.node)) {
          for (const node of staleUses(frame.moments)) {
            context.report({ node, messageId: 'stale', data: { name: code.getText(node) } });
          }
        }
        frame = frame?.upper;
      },
      onCodePathSegmentStart: enter,
      onCodePathSegmentEnd: exit,
      onUnreachableCodePathSegmentStart: enter,
      onUnreachableCodePathSegmentEnd: exit,

      'VariableDeclarator:exit'(node: Node) {
        const value = node.type === 'VariableDeclarator' ? (node.init ?? loopedOver(node)) : null;
        if (value) code.getDeclaredVariables(node).forEach((v) => assign(v, asNode(value)));
      },
      'AssignmentExpression[operator="="][left.type="Identifier"]:exit'(node: Node) {
        if (node.type !== 'AssignmentExpression') return;
        assign(referenceOf(code, asNode(node.left))?.resolved, asNode(node.right));
      },
      'YieldExpression:exit'(node: Node) {
        const called = calledBy(node);
        if (called !== 'roll' && called !== 'shuffle') {
          record(frame, { kind: 'pause', waited: called !== 'tell' });
        }
      },
      Identifier(node) {
        if (!frame?.isWithin) return;
        const reference = referenceOf(code, node);
        const variable = reference?.isRead() ? reference.resolved : undefined;
        const home = variable && frameOf(frame, variable);
        if (!variable || !home || isPlainId(node, variable)) return;
        const manner = { into: looksInto(node), later: isKept(node, home.node) };
        record(home, { kind: 'use', variable, node, ...manner });
      },
    };
  },
};

function isGenerator(node: Node): boolean {
  return 'generator' in node && node.generator === true;
}

/** The function that a variable belongs to, seen from the function that uses it. */
function frameOf(frame: Frame | undefined, variable: Scope.Variable): Frame | undefined {
  const home: unknown = variable.scope.variableScope.block;
  for (let at = frame; at; at = at.upper) if (at.node === home) return at;
  return undefined;
}

/** The value that a `for … of` runs over, if its loop declares this variable. */
function loopedOver(declarator: Node): Node | undefined {
  const loop = declarator.parent?.parent;
  return loop?.type === 'ForOfStatement' && loop.left === declarator.parent
    ? asNode(loop.right)
    : undefined;
}

/** A loop's variable that is only passed on is taken for an id, and ids don't age. */
function isPlainId(node: Node, variable: Scope.Variable): boolean {
  const declarator = variable.defs[0]?.node as Node | undefined;
  const isLoop = declarator?.type === 'VariableDeclarator' && loopedOver(declarator) !== undefined;
  return isLoop && !looksInto(node);
}

/** `hero.lives`, or `const { lives } = hero`. */
function looksInto(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'VariableDeclarator') return parent.id.type.endsWith('Pattern');
  return parent?.type === 'MemberExpression' && parent.object === node;
}

/** The name of the procedure that a `yield*` runs. */
function calledBy(node: Node): string | undefined {
  const run = node.type === 'YieldExpression' && node.delegate ? node.argument : undefined;
  return run?.type === 'CallExpression' && run.callee.type === 'Identifier'
    ? run.callee.name
    : undefined;
}

/** True if a function given to a `yield*` holds on to this: `yield* ask(() => hand)`. */
function isKept(node: Node, home: Node): boolean {
  for (let at = node; at.parent && at !== home; at = at.parent) {
    if (isFunction(at) && isArgumentOfPause(at)) return true;
  }
  return false;
}

function isArgumentOfPause(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'Property' || parent?.type === 'ObjectExpression') {
    return isArgumentOfPause(parent);
  }
  return parent?.type === 'CallExpression' && parent.parent.type === 'YieldExpression';
}

/** ESLint sets `parent` on every node; its types say so only of those it hands out. */
function asNode(node: object): Node {
  return node as Node;
}
