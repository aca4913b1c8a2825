import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The steps in which a client of the SDK carries a command out, from the first to the last. */
const STEPS = ['initialize', 'serialize', 'build', 'finalizeRequest', 'deserialize'] as const;
type Step = (typeof STEPS)[number];
const PRIORITIES = ['high', 'normal', 'low'] as const;
type Priority = (typeof PRIORITIES)[number];

type Args = { readonly input: object };
type Result = { readonly output: object; readonly response: unknown };
export type Next = (args: Args) => Promise<Result>;
type Context = { readonly clientName: string; readonly commandName: string };
type Hook = (next: Next, context: Context) => Next;

type Options = {
  readonly step?: Step;
  readonly priority?: Priority;
  readonly name?: string;
};
type Hung = {
  readonly hook: Hook;
  readonly name: string | undefined;
  readonly rank: number;
  readonly leg: Leg;
};

/** The hooks of a client: what the SDK calls its middleware stack, as far as we use it. */
export type Hooks = Pick<DynamoDBDocumentClient['middlewareStack'], 'add' | 'remove'>;

/**
 * A leg of a command's way: with plain values, with the database's own, and where over a network there would be
 * bytes, and a refusal is an answer like any other.
 */
export type Leg = 'plain' | 'typed' | 'wire';

function legOf(step: Step, priority: Priority): Leg {
  if (step === 'initialize' || step === 'serialize') return 'plain';
  return step === 'deserialize' && priority === 'low' ? 'wire' : 'typed';
}

/** The hooks that stand around what a client does, and what leads a command through them. */
export function hooks() {
  let hung: readonly Hung[] = [];
  const add = (hook: Hook, options: Options = {}): void => {
    const { step = 'initialize', priority = 'normal', name } = options;
    const rank = STEPS.indexOf(step) * PRIORITIES.length + PRIORITIES.indexOf(priority);
    hung = [...hung, { hook, name, rank, leg: legOf(step, priority) }].toSorted(
      (a, b) => a.rank - b.rank,
    );
  };
  const remove = (which: unknown): boolean => {
    const before = hung.length;
    hung = hung.filter(({ hook, name }) => which !== hook && which !== name);
    return hung.length < before;
  };
  return {
    /** The SDK's types tell hooks apart by their steps, of which each may do more than this. */
    stack: { add, remove } as unknown as Hooks,
    through: (leg: Leg, context: Context, last: Next): Next =>
      hung
        .filter((each) => each.leg === leg)
        .reduceRight((next, { hook }) => hook(next, context), last),
  };
}
