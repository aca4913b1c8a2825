import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';

/** Refuses valid operations that HTTP has no use for, before any part of them is executed. */
export const admission: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation }) {
        if (operation?.operation === 'subscription') {
          throw mistake(
            'Subscribe over WebSocket. This endpoint takes only queries and mutations.',
          );
        }
        return Promise.resolve();
      },
    }),
};

const mistake = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
