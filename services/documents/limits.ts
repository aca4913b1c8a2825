import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { JSON_DEPTH } from '../requests/depth.ts';

/** The limits of one request: its size, depth and cost. Introspection is free: the contract is public. */
export const limits = {
  /** The most levels of JSON that variables may nest. */
  variablesDepth: JSON_DEPTH,
  tokens: 2_000,
  depth: 10,
  aliases: 30,
  directives: 20,
  /** A scalar costs 1, an object 2 and 1.5 times what is in it, a list with `first` that many times. */
  cost: 25_000,
} as const;

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
