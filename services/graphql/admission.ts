import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { asksForContract, describedSchema } from './described.ts';

/** Refuses valid operations that this door has no use for, before anything of them is executed. */
export const admission: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ operation, document }) {
        if (operation?.operation === 'subscription') {
          throw mistake(
            'Subscribe over WebSocket. This endpoint takes only queries and mutations.',
          );
        }
        if (asksForContract(document)) await describedSchema();
      },
    }),
};

const mistake = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
