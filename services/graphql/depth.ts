import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { limits } from './limits.ts';

/** Refuses variables whose JSON nests so deep that whoever walks it would run out of stack. */
export const shallowVariables: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ request }) {
        if (isDeeperThan(limits.variablesDepth, request.variables)) {
          throw new GraphQLError(`Variables nest at most ${limits.variablesDepth} deep.`, {
            extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
          });
        }
        return Promise.resolve();
      },
    }),
};

/** Looks at one level after the other, without recursion. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each): readonly unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}
