import type { Rule } from 'eslint';
import type { Segment } from './staleness.ts';
import type { Node } from './syntax.ts';
import { isPlace, mayWait, typesOf } from './waiting.ts';

/** What leaves unless it is still there. */
const LEAVES = /^(leaveUnless[A-Z]|inLanding$)/;
/** What asks whether it is, for the rule to act upon. */
const ASKS = /^(isLiving|isSeated|isMet|isPresent)$/;
/** What is done whoever is still there: deaths and limits, and what says so. */
const IN_ANY_CASE = new Set(['settle', 'inAnyCase']);

type Step =
  | { readonly kind: 'wait' | 'guard' }
  /** The table is looked at, or handed on. */
  | { readonly kind: 'use'; readonly node: Node };

type Frame = {
  readonly node: Node;
  readonly upper: Frame | undefined;
  readonly steps: Map<Segment, Step[]>;
  readonly current: Set<Segment>;
};

/**
 * In a generator that plays within a landing, a fight, a meeting, a crossing or an occasion, the table
 * is not touched again after a `yield*` that may have waited before a guard has seen that it goes on.
 * What waits last needs none: whoever called goes on with a guard of its own.
 */
export const guarded: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unguarded:
        'What this plays in may be over after the yield* before: call leaveUnless… first, or make it a list of guarded steps.',
    },
  },
  create(context) {
    const { typeOf, getTypeChecker } = typesOf(context);
    const checker = getTypeChecker();
    const playsWithin = (node: Node): boolean =>
      'generator' in node &&
      node.generator === true &&
      node.params.some((parameter) => isPlaceGiven(asNode(parameter)));
    const isPlaceGiven = (parameter: Node): boolean =>
      !isTable(parameter) && !leavesLanding(parameter) && isPlace(checker, typeOf(parameter));
    let frame: Frame | undefined;
    const record = (step: Step): void =>
      frame?.current.forEach((segment) => frame?.steps.get(segment)?.push(step));
    const enter = (segment: Segment): void => {
      frame?.current.add(segment);
      frame?.steps.set(segment, []);
    };
    const exit = (segment: Segment): unknown => frame?.current.delete(segment);
    return {
      onCodePathStart(_path, node) {
        frame = { node, upper: frame, steps: new Map(), current: new Set() };
      },
      onCodePathEnd() {
        if (frame !== undefined && playsWithin(frame.node)) {
          for (const node of unguardedUses(frame.steps))
            context.report({ node, messageId: 'unguarded' });
        }
        frame = frame?.upper;
      },
      onCodePathSegmentStart: enter,
      onCodePathSegmentEnd: exit,
      onUnreachableCodePathSegmentStart: enter,
      onUnreachableCodePathSegmentEnd: exit,
      'YieldExpression:exit'(node: Node) {
        const run = node.type === 'YieldExpression' ? node.argument : undefined;
        if (!run || IN_ANY_CASE.has(calledIn(run) ?? '')) return;
        if (mayWait(checker, typeOf(asNode(run)))) record({ kind: 'wait' });
      },
      'CallExpression:exit'(node: Node) {
        if (isGuard(node)) record({ kind: 'guard' });
      },
      Identifier(node) {
        if (node.name === 'table' && !isInGuard(node) && !isParameter(node))
          record({ kind: 'use', node });
      },
    };
  },
};

/** The first touch of the table after an unguarded wait, on every path on which there is one. */
function unguardedUses(steps: ReadonlyMap<Segment, readonly Step[]>): readonly Node[] {
  const ends = new Map<Segment, boolean>();
  const before = (segment: Segment): boolean =>
    segment.prevSegments.some((previous) => ends.get(previous) === true);
  for (let changed = true; changed;) {
    changed = false;
    for (const [segment, list] of steps) {
      const end = list.reduce(after, before(segment));
      changed ||= end !== ends.get(segment);
      ends.set(segment, end);
    }
  }
  const found = [...steps].flatMap(([segment, list]) => {
    let open = before(segment);
    return list.flatMap((step) => {
      const touches = step.kind === 'use' && open ? [step.node] : [];
      open = after(open, step);
      return touches;
    });
  });
  return [...new Set(found)];
}

/** Whether something has waited unseen. One touch is told of, not all that follow it. */
const after = (_open: boolean, { kind }: Step): boolean => kind === 'wait';

const calledIn = (node: unknown): string | undefined => {
  const { type, callee } = Object(node) as { readonly type?: string; readonly callee?: Node };
  return type === 'CallExpression' && callee?.type === 'Identifier' ? callee.name : undefined;
};

function isGuard(node: Node): boolean {
  const called = calledIn(node) ?? '';
  return LEAVES.test(called) || (ASKS.test(called) && node.parent?.type !== 'ExpressionStatement');
}

function isInGuard(node: Node): boolean {
  for (let at: Node | null = node; at !== null; at = at.parent) {
    if (at.type === 'CallExpression') {
      const called = calledIn(at) ?? '';
      if (LEAVES.test(called) || ASKS.test(called) || IN_ANY_CASE.has(called)) return true;
    }
    if (at.type.endsWith('Statement')) return false;
  }
  return false;
}

const isParameter = (node: Node): boolean =>
  node.parent !== null &&
  'params' in node.parent &&
  (node.parent.params as readonly unknown[]).includes(node);

const isTable = (node: Node): boolean => node.type === 'Identifier' && node.name === 'table';

/** Whether a parameter whose type its place gives takes no landing from what it is given. */
const leavesLanding = (node: Node): boolean =>
  node.type === 'ObjectPattern' &&
  !('typeAnnotation' in node && node.typeAnnotation) &&
  !node.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'landing',
  );

/** ESLint sets `parent` on every node; its types say so only of those it hands out. */
const asNode = (node: object): Node => node as Node;
