import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { isNestedDeeperThan } from '../../platform/requests/depth.ts';
import { documentLimits as limits } from '../../platform/requests/document-limits.ts';

/** Reason that a document can't be parsed: it nests too deep; `undefined` for any other. */
export const tooDeep = (document: string): string | undefined =>
  isNestedDeeperThan(limits.nesting, document)
    ? `A document can be nested at most ${String(limits.nesting)} levels deep.`
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
