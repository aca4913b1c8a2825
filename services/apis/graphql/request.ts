import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';

/**
 * The requests, by their ids, in which errors came about: the server has each error formatted without
 * saying for which. Async local storage would know, but makes every promise of the process dearer.
 */
const requests = new WeakMap<Error, string>();

/** The id of the request that an error belongs to; `undefined` if the server failed outside of any. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof Error ? requests.get(error) : undefined;

/** Notes of every error of an operation in which request it came about. */
export const attribution: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      didEncounterErrors({ errors }) {
        for (const error of errors) requests.set(error, contextValue.requestId);
        return Promise.resolve();
      },
    }),
};

/**
 * Does the work ahead of an operation; an error of it is noted, too, in the form that the server passes on.
 */
export async function attributed<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const told =
      error instanceof GraphQLError
        ? error
        : new GraphQLError(error.message, { originalError: error });
    requests.set(told, requestId);
    throw told;
  }
}
