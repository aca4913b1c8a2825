import * as z from 'zod';
import { examples, type Shown } from './examples/index.ts';
import { named } from './models/named.ts';
import { operations, type OperationId } from './operations.ts';
import { tags, type Operation } from './operation.ts';
import { contractVersion } from '../version.ts';
import { headers, parameters } from './parts.ts';
import { responsesOf } from './responses.ts';
import { ref, schemaOf, unbounded } from './schemas.ts';
import { withShared, type Paths } from './shared-responses.ts';
import { webhooks } from './webhooks.ts';

/** The REST contract as an OpenAPI 3.1 document: plain JSON. */
export function openapi() {
  const { paths, responses } = withShared(
    pathsOf(Object.entries(operations) as readonly [OperationId, Operation][]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Questhall',
      version: contractVersion,
      summary: 'Turn-based adventure board games as a service.',
      description:
        'A match stops at questions; a seat answers by choosing among options. A client needs no knowledge of the rules. The same is offered by GraphQL and, live, over WebSocket: ids, names and shapes are alike.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that this document comes from.' }],
    // an empty requirement: a token may be left out
    security: [{ token: [] }, {}],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'A token of the provider that the service trusts. Without one you are a spectator.',
        },
      },
      parameters,
      headers,
      responses,
      schemas: components(),
    },
  };
}

function pathsOf(all: readonly [OperationId, Operation][]): Paths {
  const paths: Record<string, Paths[string]> = {};
  for (const [id, operation] of all) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method]: operationObject(id, operation) };
  }
  return paths;
}

function operationObject(operationId: OperationId, operation: Operation) {
  const { tag, summary, description, body, token } = operation;
  const parameters = parametersOf(operation);
  const shown: Shown = examples[operationId];
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(token === 'needed' && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: { 'application/json': { schema: ref(body), example: shown.body } },
      },
    }),
    responses: responsesOf(operation, shown),
  };
}

function parametersOf({ method, path, query, key, guarded, gives }: Operation): readonly unknown[] {
  const shared = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...(path.includes('{gameId}') ? [shared('GameId')] : []),
    ...(path.includes('{pool}') ? [shared('Pool')] : []),
    ...(path.includes('{revision}') ? [shared('Revision')] : []),
    ...(path.includes('{matchId}') ? [shared('MatchId')] : []),
    ...(path.includes('{code}') ? [shared('Code')] : []),
    ...(path.includes('{seat}') ? [shared('Seat')] : []),
    ...(path.includes('{tournamentId}') ? [shared('TournamentId')] : []),
    ...(path.includes('{seriesId}') ? [shared('SeriesId')] : []),
    ...(path.includes('{round}') ? [shared('Round')] : []),
    ...(path.includes('{pod}') ? [shared('Pod')] : []),
    ...(path.includes('{number}') ? [shared('Number')] : []),
    ...(path.includes('{actId}') ? [shared('ActId')] : []),
    ...(path.includes('{appealId}') ? [shared('AppealId')] : []),
    ...(path.includes('{ticketId}') ? [shared('TicketId')] : []),
    ...(path.includes('{proposalId}') ? [shared('ProposalId')] : []),
    ...(path.includes('{messageId}') ? [shared('MessageId')] : []),
    ...(path.includes('{reportId}') ? [shared('ReportId')] : []),
    ...(path.includes('{accountId}') ? [shared('AccountId')] : []),
    ...(path.includes('{tokenId}') ? [shared('TokenId')] : []),
    ...(path.includes('{channelId}') ? [shared('ChannelId')] : []),
    ...(path.includes('{deliveryId}') ? [shared('DeliveryId')] : []),
    ...Object.entries<z.core.$ZodType>(query?.shape ?? {}).map(([name, schema]) =>
      queryParameter(name, schema),
    ),
    ...(key === 'needed' ? [shared('IdempotencyKey')] : []),
    ...(key === 'taken' ? [shared('OptionalIdempotencyKey')] : []),
    ...(guarded ? [shared('IfMatch')] : []),
    ...(method === 'get' && gives.etag ? [shared('IfNoneMatch')] : []),
    shared('AcceptLanguage'),
  ];
}

function queryParameter(name: string, schema: z.core.$ZodType) {
  const { description, ...rest } = schemaOf(schema);
  return { name, in: 'query', description, schema: rest };
}

function components(): Readonly<Record<string, unknown>> {
  const uri = (id: string): string => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(named, { uri, io: 'input', override: unbounded });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}
