import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { execute } from 'graphql';
import type { FaultLog } from '../../platform/observability/log.ts';
import type { GraphqlContext } from './context.ts';
import { asksForContract, describedSchema } from './described.ts';
import { presentError } from './errors.ts';

/** Executes introspection on the published contract, with all its descriptions. */
export const describing = (log: FaultLog): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      async responseForOperation({ document, request, operationName, contextValue }) {
        if (!asksForContract(document)) return null;
        const { data, errors } = await execute({
          schema: await describedSchema(),
          document,
          contextValue,
          operationName,
          variableValues: request.variables,
        });
        const { requestId } = contextValue;
        const told = errors?.map((error) => presentError(error.toJSON(), error, requestId, log));
        return {
          http: { status: 200, headers: new HeaderMap() },
          body: {
            kind: 'single',
            singleResult: { data: data ?? null, ...(told && { errors: told }) },
          },
        };
      },
    }),
});
