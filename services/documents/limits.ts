import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { isNestedDeeperThan, JSON_DEPTH } from '../requests/depth.ts';

/** The limits of one request: its size, depth and cost. Introspection is free: the contract is public. */
export const limits = {
  /** The most levels of JSON that a variable may nest. */
  variableDepth: JSON_DEPTH,
  /** The most levels of brackets in a document: selections, arguments, values. */
  nesting: 64,
  tokens: 2_000,
  depth: 10,
  aliases: 30,
  directives: 20,
  /**
   * A scalar costs 1, an object 2 and 1.5 times what is in it, a list with `first` that many times. The largest page
   * of all, 100 pods of a round with all that is said of each, costs 70,000; what is read for it has a budget of its own.
   */
  cost: 75_000,
} as const;

/** Why a document can't be parsed: it nests too deep; `undefined` for any other. */
export const tooDeep = (document: string): string | undefined =>
  isNestedDeeperThan(limits.nesting, document)
    ? `A document may be nested at most ${String(limits.nesting)} levels deep.`
    : undefined;

type Context = ValidationContext | null;
const reporting = {
  propagateOnRejection: false,
  onReject: [
    (context: Context, error: GraphQLError) => {
      context?.reportError(new GraphQLError(error.message.replace(/^Syntax Error: /, '')));
    },
  ],
};

/** The limits as validation rules; the number of tokens is the parser's to count. */
export const limitRules: readonly ValidationRule[] = [
  maxDepthRule({ n: limits.depth, flattenFragments: true, ...reporting }),
  maxAliasesRule({ n: limits.aliases, ...reporting }),
  maxDirectivesRule({ n: limits.directives, ...reporting }),
  costLimitRule({ maxCost: limits.cost, flattenFragments: true, ...reporting }),
];
