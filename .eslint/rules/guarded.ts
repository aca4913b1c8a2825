import type { Rule } from 'eslint';
import type { Segment } from './staleness.ts';
import type { Node } from './syntax.ts';
import { endsUnguarded, unguardedUses, type Step } from './unguarded-uses.ts';
import { isPlace, mayWait, typesOf } from './waiting.ts';

/** Guards: they leave if their condition no longer holds. */
const LEAVES = /^leaveUnless[A-Z]/;
/**
 * Functions that guard before they return: lists of steps, and those that leave unless something is
 * done.
 */
const GUARDS_ITSELF = new Set([
  'inLanding',
  'whileMoving',
  'chooseWay',
  'winAgainst',
  'trialValue',
  'boosted',
  'howMany',
  'chosenObject',
  'wants',
  'sacrificed',
  'diceOf',
  'fewerOf',
  'ignores',
  'skipsRoll',
  'whomToMeet',
  'evadesHostile',
  'wayWith',
]);
/** Functions that guard the place that they are given, if it is one and not only a seat. */
const GUARDS_GIVEN = new Set([
  'choose',
  'chooseSome',
  'chooseIfAny',
  'agrees',
  'agreesToUse',
  'before',
  'rollOwn',
  'rollDie',
  'settleAt',
]);
/** Folder in which a seat is handed to steps within its move. */
const MOVES = /\/travel\//;
/** The guard that any question to a seat includes; a place needs more. */
const OF_LIFE = 'leaveUnlessAlive';
/** Functions that ask for a condition, for the rule to act upon. */
const ASKS = /^(isLiving|isSeated|isPresent)$/;
/**
 * Functions that run in any case, even if the seat is gone: deaths and limits, and their marker.
 */
const IN_ANY_CASE = new Set(['settle', 'settleAt', 'inAnyCase']);

/** A procedure that is run; only its type, which takes long to find, says whether it may wait. */
type Run = { readonly kind: 'run'; readonly run: Node; readonly guardsItself: boolean };

type Frame = {
  readonly node: Node;
  readonly upper: Frame | undefined;
  readonly steps: Map<Segment, (Step | Run)[]>;
  readonly current: Set<Segment>;
  /** True if it contains a guard, be it in a function that it hands on. */
  guards: boolean;
  /** True if it contains a guard of more than a life. */
  guardsPlace: boolean;
  /** The functions that it hands on and that guard: nothing is answered once they leave. */
  readonly guarding: Node[];
};

/**
 * In a generator that plays within a landing, a fight, a meeting, a crossing or an occasion, the
 * table is not touched again after a `yield*` that may have waited before a guard has seen that it
 * goes on. A wait at the very end needs none: the caller goes on with a guard of its own.
 */
export const guarded: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unguarded:
        'What this plays in may be over after the yield* before: call leaveUnless… first, or make it a list of guarded steps.',
      open: 'Whoever calls this counts on its own guard: let it call leaveUnless… after it has waited.',
    },
  },
  create(context) {
    const { typeOf, getTypeChecker } = typesOf(context);
    const checker = getTypeChecker();
    const inMove = MOVES.test(context.filename);
    const playsWithin = ({ node, guards }: Frame): boolean =>
      'generator' in node &&
      node.generator === true &&
      node.params.some(
        (parameter) =>
          isPlaceGiven(asNode(parameter)) || ((guards || inMove) && isSeatGiven(asNode(parameter))),
      );
    const isSeatGiven = (parameter: Node): boolean =>
      !isTable(parameter) &&
      (isNamed(parameter, 'seat') ||
        checker.getNonNullableType(typeOf(parameter)).getProperty('seat') !== undefined);
    const isPlaceGiven = (parameter: Node): boolean =>
      !isTable(parameter) && !leavesLanding(parameter) && isPlace(checker, typeOf(parameter));
    let frame: Frame | undefined;
    const stepOf = (step: Step | Run): readonly Step[] => {
      if (step.kind !== 'run') return [step];
      const kind = step.guardsItself ? 'guard' : 'wait';
      return mayWait(checker, typeOf(step.run)) ? [{ kind }] : [];
    };
    /** The steps of a generator, told apart by what its procedures are. */
    const settled = ({ steps }: Frame): ReadonlyMap<Segment, readonly Step[]> =>
      new Map([...steps].map(([segment, list]) => [segment, list.flatMap(stepOf)]));
    const record = (step: Step | Run): void =>
      frame?.current.forEach((segment) => frame?.steps.get(segment)?.push(step));
    const enter = (segment: Segment): void => {
      frame?.current.add(segment);
      frame?.steps.set(segment, []);
    };
    const guardsGiven = (run: Node): boolean => {
      if (!GUARDS_GIVEN.has(calledIn(run) ?? '') || run.type !== 'CallExpression') return false;
      const [, place] = run.arguments;
      if (place === undefined) return false;
      return place.type === 'ObjectExpression' || isPlace(checker, typeOf(asNode(place)));
    };
    const guardsItself = (run: Node): boolean =>
      GUARDS_ITSELF.has(calledIn(run) ?? '') ||
      guardsGiven(run) ||
      frame?.guarding.some((one) => isWithin(one, run)) === true;
    const exit = (segment: Segment): unknown => frame?.current.delete(segment);
    return {
      onCodePathStart(_path, node) {
        frame = {
          node,
          upper: frame,
          steps: new Map(),
          current: new Set(),
          guards: false,
          guardsPlace: false,
          guarding: [],
        };
      },
      onCodePathEnd(path) {
        if (
          frame !== undefined &&
          (GUARDS_ITSELF.has(nameOf(frame.node)) || GUARDS_GIVEN.has(nameOf(frame.node))) &&
          endsUnguarded(settled(frame), path.returnedSegments)
        )
          context.report({ node: frame.node, messageId: 'open' });
        if (frame !== undefined && playsWithin(frame)) {
          for (const node of unguardedUses(settled(frame)))
            context.report({ node, messageId: 'unguarded' });
        }
        if (frame?.guards && frame.upper) {
          frame.upper.guards = true;
          if (frame.guardsPlace) frame.upper.guarding.push(frame.node);
        }
        frame = frame?.upper;
      },
      onCodePathSegmentStart: enter,
      onCodePathSegmentEnd: exit,
      onUnreachableCodePathSegmentStart: enter,
      onUnreachableCodePathSegmentEnd: exit,
      'YieldExpression:exit'(node: Node) {
        const run = node.type === 'YieldExpression' ? node.argument : undefined;
        if (run && !IN_ANY_CASE.has(calledIn(run) ?? '')) record({ kind: 'use', node });
        if (run) record({ kind: 'run', run: asNode(run), guardsItself: guardsItself(asNode(run)) });
      },
      'CallExpression:exit'(node: Node) {
        if (!isGuard(node)) return;
        record({ kind: 'guard' });
        const called = calledIn(node) ?? '';
        if (frame === undefined || !LEAVES.test(called)) return;
        frame.guards = true;
        if (called !== OF_LIFE) frame.guardsPlace = true;
      },
      Identifier(node) {
        if (node.name === 'table' && !isInGuard(node) && !isParameter(node))
          record({ kind: 'use', node });
      },
    };
  },
};

const nameOf = (node: Node): string => (node.type === 'FunctionDeclaration' ? node.id.name : '');

const calledIn = (node: unknown): string | undefined => {
  const { type, callee } = Object(node) as { readonly type?: string; readonly callee?: Node };
  const name = callee?.type === 'MemberExpression' ? callee.property : callee;
  return type === 'CallExpression' && name?.type === 'Identifier' ? name.name : undefined;
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

const isWithin = ({ range: [from, to] = [0, 0] }: Node, outer: Node): boolean =>
  outer.range !== undefined && from >= outer.range[0] && to <= outer.range[1];

const isNamed = (node: Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name;

const isTable = (node: Node): boolean => isNamed(node, 'table');

/** True if a parameter, typed by its place, takes no landing from the value it is given. */
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
