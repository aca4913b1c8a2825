import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { isDeeperThan } from '../requests/depth.ts';
import { limits } from '../documents/limits.ts';

/** Refuses valid operations that this door has no use for, before anything of them is executed. */
export const admission: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ request, operation }) {
        if (operation?.operation === 'subscription') {
          throw mistake(
            'Subscribe over WebSocket; this endpoint takes only queries and mutations.',
          );
        }
        if (isDeeperThan(limits.variablesDepth, request.variables)) {
          throw mistake(`Variables may be nested at most ${limits.variablesDepth} levels deep.`);
        }
        return Promise.resolve();
      },
    }),
};

const mistake = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
