import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { GraphQLError } from 'graphql';
import type { Identify } from '../../accounts/identity/identify.ts';
import { TokenRefusedError } from '../../accounts/identity/token-refused.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { admission } from './admission.ts';
import { describing } from './describing.ts';
import { budget } from './budget.ts';
import type { GraphqlContext } from './context.ts';
import { presentError } from './errors.ts';
import { refusalOf, replyOf, requestOf } from './gateway.ts';
import { openApi, type Api, type ApiDeps } from '../http/api.ts';
import { UnreadableRequestError } from '../http/unreadable-request.ts';
import { limitRules } from '../documents/limits.ts';
import { documentLimits } from '../../platform/requests/document-limits.ts';
import { compressIfLarge } from '../http/compression.ts';
import { published } from './published.ts';
import { attributed, attribution, requestIdOf } from './request.ts';
import { passingOver } from './passing-over.ts';
import { httpSchema } from './schema.ts';
import { localeOf } from '../../matches/words/locale.ts';

/** Serves HTTP API events (payload format 2.0): `POST /graphql`, and `GET` for queries. */
export type GraphqlHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;

export function createGraphqlHandler(app: ApiDeps): GraphqlHandler {
  const api = openApi(app);
  const { log } = api;
  const server = serverOf(api);
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return async (event) => {
    const known = await published(event);
    if (known !== undefined) return known;
    const { requestId } = event.requestContext;
    try {
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: requestOf(event),
        context: () => attributed(requestId, () => contextOf(api, event)),
      });
      return (
        compressIfLarge(replyOf(answer, requestId), event.headers['accept-encoding']) ?? tooLarge()
      );
    } catch (error) {
      if (!(error instanceof UnreadableRequestError)) throw error;
      const unread = unreadOf(error);
      const told = presentError(unread.toJSON(), unread, requestId, log);
      return refusalOf(error.status, told, requestId);
    }
  };
}

function tooLarge(): never {
  const message =
    'The response would be too large. Ask for less at once, or send `Accept-Encoding: gzip`.';
  throw new UnreadableRequestError(413, message);
}

/** A request that the server was not shown, in the words of GraphQL servers. */
const unreadOf = ({ status, message }: UnreadableRequestError): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST' },
  });

function serverOf({ log }: Api): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema: httpSchema(),
    introspection: true,
    // Nothing here acts on cookies: a page elsewhere can't speak for a user, and GET only reads.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: documentLimits.tokens },
    validationRules: [...limitRules],
    plugins: [
      // nothing is reported to third parties, nothing is cached; the bundle leaves out what would
      // do that
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      attribution,
      admission,
      passingOver,
      describing(log),
    ],
    formatError: (formatted, error) => presentError(formatted, error, requestIdOf(error), log),
  });
}

async function contextOf(
  { identify, rates, usesFor }: Api,
  { headers, requestContext: { requestId, http } }: APIGatewayProxyEventV2,
): Promise<GraphqlContext> {
  within(() => rates?.ofAddress(http.sourceIp));
  const viewer = await viewerOf(identify, headers['authorization']);
  within(() => viewer && rates?.ofAccount(viewer.account));
  return {
    ...usesFor(http.sourceIp),
    ...{ requestId, viewer },
    budget: budget(),
    locale: viewer?.locale ?? localeOf(headers['accept-language']),
  };
}

/** Asks whether this may go on; a client that has to wait is told so in HTTP headers, too. */
function within(ask: () => void): void {
  try {
    ask();
  } catch (error) {
    if (!(error instanceof CommandRefusedError)) throw error;
    const { code, message, retryAfter = 1 } = error;
    const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
    const extensions = { code, http: { status: 429, headers } };
    throw new GraphQLError(message, { originalError: error, extensions });
  }
}

/** The challenge of a 401: how to do better (RFC 6750). */
const challenge = new HeaderMap([['www-authenticate', 'Bearer error="invalid_token"']]);

async function viewerOf(
  identify: Identify,
  authorization: string | undefined,
): Promise<AccountActor | undefined> {
  try {
    return await identify(authorization);
  } catch (error) {
    if (!(error instanceof TokenRefusedError)) throw error;
    throw new GraphQLError(error.message, {
      extensions: { code: error.code, http: { status: 401, headers: challenge } },
    });
  }
}
