import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { limits } from './limits.ts';

/** Refuses valid operations that this door has no use for, before anything of them is executed. */
export const admission: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ request, operation }) {
        if (operation?.operation === 'subscription') {
          throw mistake('Subscribe over WebSocket; this is the door for queries and mutations.');
        }
        // whoever walks the JSON may do so by recursion
        if (isDeeperThan(limits.variablesDepth, request.variables)) {
          throw mistake(`Variables nest at most ${limits.variablesDepth} deep.`);
        }
        return Promise.resolve();
      },
    }),
};

const mistake = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

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
