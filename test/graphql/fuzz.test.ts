import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isScalarType,
  type GraphQLInputType,
  getNamedType,
  isListType,
  isNonNullType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { useApi, type ReceivedUpdate } from './support/api.ts';
import { operations } from './support/operations.ts';
import { amount } from '../support/long.ts';

const open = useApi();

/** Number of requests of each kind. */
const RUNS = amount(150, 700);

/** Checks that the answer to any request is JSON, with a code of ours, and reveals no internals. */
function checkAnswer({ status, text, errors }: ReceivedUpdate): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/node_modules|"stacktrace"|\bat [^"]*\(?[/\\][^"]*:\d+:\d+/);
  for (const { extensions } of errors) {
    expect(codes).toContain(extensions['code']);
    expect(extensions['code']).not.toBe('INTERNAL');
    expect(extensions['requestId']).toEqual(expect.any(String));
  }
}

const errorCode = executableSchema().getType('ErrorCode');
const codes = isEnumType(errorCode) ? errorCode.getValues().map(({ name }) => name) : [];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '{', '[]', 'null', '0', '"x"', '\u0000', '{"query":{}}', '__proto__'),
);
/** A thousand mutations of one document: cut, doubled, one character for another. */
const spoilt = (source: string) =>
  fc
    .record({
      at: fc.nat(source.length),
      length: fc.nat(12),
      put: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('{', '}', '(', '$', '@', '...', '"'),
      ),
    })
    .map(({ at, length, put }) => source.slice(0, at) + put + source.slice(at + length));

const json = fc.jsonValue({ maxDepth: 5 });

describe('the answer to any request is JSON with a clear code', () => {
  it('for any body', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          text,
          json.map((body) => JSON.stringify(body)),
        ),
        async (body) => {
          checkAnswer(await open().send({ body }));
        },
      ),
      { numRuns: RUNS, seed: 1 },
    );
  });

  it('for any members of a request', async () => {
    const request = fc.record(
      {
        query: fc.oneof(json, fc.constant('{ games { id } }')),
        operationName: json,
        variables: json,
        extensions: fc.oneof(json, fc.record({ persistedQuery: json })),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(request, async (body) => {
        checkAnswer(await open().send({ body: JSON.stringify(body) }));
      }),
      { numRuns: RUNS, seed: 2 },
    );
  });

  it('for any query string and headers', async () => {
    const headers = fc.record({
      authorization: fc.oneof(
        text,
        fc.base64String().map((token) => `Bearer ${token}`),
      ),
      'accept-language': text,
      accept: fc.constantFrom('*/*', 'text/html', 'application/graphql-response+json'),
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'application/json; charset=x',
      ),
    });
    const method = fc.constantFrom('GET', 'POST');
    await fc.assert(
      fc.asyncProperty(fc.record({ method, query: text, headers, body: text }), async (sent) => {
        checkAnswer(await open().send(sent));
      }),
      { numRuns: RUNS, seed: 3 },
    );
  });

  it('for any spoilt document', async () => {
    const documents = fc.constantFrom(...Object.values(operations)).chain(spoilt);
    await fc.assert(
      fc.asyncProperty(documents, async (query) => {
        checkAnswer(await open().ask(query, { as: 'ann', variables: { id: 'm', input: {} } }));
      }),
      { numRuns: RUNS, seed: 4 },
    );
  });

  it('for any input of any mutation', async () => {
    const fields = Object.values(executableSchema().getMutationType()?.getFields() ?? {});
    const commands = fc.constantFrom(...fields).chain(({ name, args }) => {
      const [input] = args;
      if (input === undefined) throw new TypeError('A mutation has an input.');
      const query = `mutation ($input: ${String(input.type)}) { ${name}(input: $input) { __typename } }`;
      return inputOf(input.type).map((value) => ({ query, variables: { input: value } }));
    });
    await fc.assert(
      fc.asyncProperty(commands, async ({ query, variables }) => {
        checkAnswer(await open().ask(query, { as: 'ann', variables }));
      }),
      { numRuns: RUNS, seed: 5 },
    );
  });
});

/** A value of an input's type; now and then one of no type at all. */
function inputOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const right = isNonNullType(type)
    ? inputOf(type.ofType)
    : isListType(type)
      ? fc.array(inputOf(type.ofType), { maxLength: 4 })
      : named(type);
  return fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: json });
}

function named(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const bare = getNamedType(type);
  if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map(({ name }) => name));
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, inputOf(field.type)])));
  }
  if (isScalarType(bare) && bare.name === 'Int') return fc.integer();
  if (isScalarType(bare) && bare.name === 'JSON') return json;
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('tic-tac-toe', 'tales-of-glory', 'random', '__proto__', 'constructor', ''),
  );
}
