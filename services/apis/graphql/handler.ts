import { createApp } from '../../app/app.ts';
import { instruments } from '../../platform/observability/instruments.ts';
import { requests } from '../../platform/observability/invocation-kinds.ts';
import { createGraphqlHandler, type GraphqlHandler } from './server.ts';

/** The GraphQL API as the environment describes it; throws at once if a setting is missing, and names it. */
export const graphqlFrom = (
  env: Readonly<Record<string, string | undefined>>,
  its = instruments('graphql'),
): GraphqlHandler => createGraphqlHandler(createApp({ env, its }));

const its = instruments('graphql');
let serving: GraphqlHandler | undefined;

/** The entry of the function: made at its first request, kept for as long as it stays warm. */
export const handler = its.around(requests, (event: Parameters<GraphqlHandler>[0]) =>
  (serving ??= graphqlFrom(process.env, its))(event),
);
