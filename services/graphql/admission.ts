import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { asksForContract, describedSchema } from './described.ts';
import { isDeeperThan } from '../requests/depth.ts';
import { limits } from '../documents/limits.ts';

/** Refuses valid operations that this door has no use for, before anything of them is executed. */
export const admission: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ request, operation, document }) {
        if (operation?.operation === 'subscription') {
          throw mistake(
            'Subscribe over WebSocket; this endpoint takes only queries and mutations.',
          );
        }
        if (isDeeperThan(limits.variablesDepth, request.variables)) {
          throw mistake(`Variables may be nested at most ${limits.variablesDepth} levels deep.`);
        }
        if (asksForContract(document)) await describedSchema();
      },
    }),
};

const mistake = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
