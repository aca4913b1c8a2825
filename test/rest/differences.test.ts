import { describe, expect, it } from 'vitest';
import { differences } from '../../schema/openapi/differences.ts';

const tea = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };

/** A document of one command, with this body and this answer. */
const documentOf = (body: object, answer: object, more: object = {}) => ({
  paths: {
    '/v1/teas/{id}': {
      put: {
        operationId: 'setTea',
        parameters: [{ $ref: '#/components/parameters/Id' }],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tea' } } },
          },
        },
        ...more,
      },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    schemas: { Tea: answer },
  },
});

const breaking = (older: object, newer: object): readonly string[] =>
  differences(older as never, newer as never)
    .filter(({ breaks }) => breaks)
    .map(({ at, says }) => `${at} ${says}`);

describe('the report of differences between contracts', () => {
  const before = documentOf(tea, tea);

  it('is empty for a document and itself, however it is written', () => {
    const inline = structuredClone(before);
    const { put } = inline.paths['/v1/teas/{id}'];
    Object.assign(put.responses[200].content['application/json'], { schema: tea });
    expect(differences(before, inline)).toEqual([]);
  });

  it('names changes that break clients of the older one', () => {
    const { paths, components } = before;
    expect(breaking(before, { paths: {}, components })).toEqual(['/v1/teas/{id} is gone']);
    const none = { ...tea, properties: {}, required: [] };
    expect(breaking(before, documentOf(tea, none))).toEqual(['PUT /v1/teas/{id} 200/kind is gone']);
    const more = { ...tea, required: ['kind', 'hot'], properties: { ...tea.properties, hot: {} } };
    expect(breaking(before, documentOf(more, tea))).toEqual(['PUT /v1/teas/{id} body/hot is new']);
    const maybe = { ...tea, properties: { kind: { type: ['string', 'null'] } } };
    expect(breaking(before, documentOf(tea, maybe))).toEqual([
      'PUT /v1/teas/{id} 200/kind is null or string, was string',
    ]);
    expect(breaking(before, documentOf(tea, { ...tea, required: [] }))).toEqual([
      'PUT /v1/teas/{id} 200/kind may be absent',
    ]);
    const renamed = documentOf(tea, tea, { operationId: 'putTea' });
    expect(breaking(before, renamed)).toEqual([
      'PUT /v1/teas/{id} is called putTea, no longer setTea',
    ]);
    expect(Object.keys(paths)).toHaveLength(1);
  });

  it('treats additions, and enums that grow in answers, as harmless', () => {
    const [green, black] = ['green', 'black'].map((kind) => ({
      ...tea,
      properties: { kind: { type: 'string', enum: ['green', kind] } },
    }));
    const found = differences(documentOf(tea, green ?? {}), documentOf(tea, black ?? {}));
    expect(found).toEqual([
      { at: 'PUT /v1/teas/{id} 200/kind', says: 'may be black', breaks: false },
    ]);
    expect(breaking(documentOf(black ?? {}, tea), documentOf(green ?? {}, tea))).toEqual([
      'PUT /v1/teas/{id} body/kind is never black',
    ]);
    const withMore = { ...tea, properties: { ...tea.properties, hot: { type: 'boolean' } } };
    expect(breaking(before, documentOf(withMore, withMore))).toEqual([]);
  });
});
