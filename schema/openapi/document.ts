import type { GraphQLSchema } from 'graphql';
import { componentsOf, type Components } from './components.ts';
import type { Fragments } from '../contract/answers.ts';
import { operationsIn, type Operation, type RequestPart } from '../contract/request-parts.ts';
import { tags } from '../rest/route.ts';
import { contractVersion } from '../version.ts';
import { examples, type OperationExample } from './examples/index.ts';
import { examplesInPath, headers, inHeaders } from './parts.ts';
import { responsesOf } from './responses.ts';
import { sentence } from './shapes.ts';
import { withShared, type Paths } from './shared-responses.ts';
import { webhooks } from './webhooks.ts';

/** The REST contract as an OpenAPI 3.1 document: plain JSON. */
export function openapi(schema: GraphQLSchema, fragments: Fragments) {
  const components = componentsOf(schema, fragments);
  const operations = operationsIn(schema);
  const { paths, responses } = withShared(pathsOf(operations, components));
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
      parameters: { ...pathParameters(operations, components), ...inHeaders },
      headers,
      responses,
      schemas: components.all(),
    },
  };
}

function pathsOf(all: readonly Operation[], components: Components): Paths {
  const paths: Record<string, Paths[string]> = {};
  for (const operation of all) {
    const { path, method } = operation.route;
    paths[path] = { ...paths[path], [method]: operationObject(operation, components) };
  }
  return paths;
}

function operationObject(operation: Operation, components: Components) {
  const { id, route, needsToken, field } = operation;
  const body = components.body(operation);
  const shown: OperationExample = examples[id];
  const { description = '' } = sentence(field.description);
  return {
    operationId: id,
    tags: [route.tag],
    summary: firstOf(description),
    description,
    ...(needsToken && { security: [{ token: [] }] }),
    parameters: parametersOf(operation, components),
    ...(body && {
      requestBody: {
        required: body.required,
        content: { 'application/json': { schema: body.schema, example: shown.body } },
      },
    }),
    responses: responsesOf(operation, shown, components),
  };
}

/** The first sentence, without its stop. */
const firstOf = (description: string): string =>
  /^.*?(?=[.:;](?:\s|$))/u.exec(description)?.[0] ?? description;

function parametersOf(operation: Operation, components: Components): readonly unknown[] {
  const { route, taken, key, guarded } = operation;
  const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  return [
    ...taken.filter((each) => each.in === 'path').map(({ name }) => shared(upper(name))),
    ...taken
      .filter((each) => each.in === 'query')
      .map((each) => ({ ...parameterOf(each, components), required: isNeeded(each) })),
    ...(key === 'needed' ? [shared('IdempotencyKey')] : []),
    ...(key === 'taken' ? [shared('OptionalIdempotencyKey')] : []),
    ...(guarded ? [shared('IfMatch')] : []),
    ...(route.method === 'get' && route.version !== undefined ? [shared('IfNoneMatch')] : []),
    shared('AcceptLanguage'),
  ];
}

const isNeeded = ({ field }: RequestPart): boolean =>
  field.type.toString().endsWith('!') && field.defaultValue === undefined;

function parameterOf({ name, in: place, field }: RequestPart, components: Components) {
  const { description, ...schema } = components.given(field, 'query');
  return { name, in: place, description, schema };
}

/** The parameters of paths, each by the field that first has it. */
function pathParameters(operations: readonly Operation[], components: Components) {
  const all: Record<string, object> = {};
  for (const each of operations.flatMap(({ taken }) => taken)) {
    if (each.in !== 'path') continue;
    all[upper(each.name)] ??= {
      ...parameterOf(each, components),
      required: true,
      ...examplesInPath[each.name],
    };
  }
  return all;
}

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
