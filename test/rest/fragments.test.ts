import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragmentsIn } from '../../schema/contract/answers.ts';
import { withNulls } from '../../schema/openapi/examples/with-nulls.ts';

const directives = readFileSync('schema/contract/directives.graphql', 'utf8');
const schema = buildSchema(`${directives}
  enum ErrorCode { NOT_FOUND }
  type Query { tea: Tea }
  type Tea { id: ID! name: String theme: String secret: String @graphqlOnly(because: "It is one.") }`);

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fragments-'));
  mkdirSync(join(root, 'schema/rest'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

function read(fragment: string) {
  writeFileSync(join(root, 'schema/rest/answers.graphql'), fragment);
  return fragmentsIn(root, schema);
}

describe('the fragments of the REST answers', () => {
  it.each([
    ['fragment Tea on Tea @whole { id name theme }'],
    ['fragment Tea on Tea @without(fields: "name theme") { id }'],
    ['fragment Tea on Tea @part { id }'],
  ])('can hold all fields, all but some, or a part: %s', (fragment) => {
    expect([...read(fragment).keys()]).toEqual(['Tea']);
  });

  it.each([
    ['fragment Tea on Tea { id }', 'Fragment Tea must say @whole, @without(fields: …) or @part.'],
    ['fragment Tea on Tea @whole { id name }', 'Tea.theme is not in fragment Tea.'],
    ['fragment Tea on Tea @without(fields: "name") { id }', 'Tea.theme is not in fragment Tea.'],
    ['fragment Tea on Tea @without(fields: "id name theme") { id }', 'no Tea.id to leave out'],
    ['fragment Tea on Tea @without(fields: "name theme size") { id }', 'no Tea.size to leave out'],
  ])('stop the generator if a field is forgotten: %s', (fragment, fault) => {
    expect(() => read(fragment)).toThrow(fault);
  });
});

describe('an example', () => {
  const all = {
    Tea: {
      required: ['id', 'name', 'cup'],
      properties: {
        id: { type: 'string' },
        name: { type: ['string', 'null'] },
        cup: { anyOf: [{ $ref: '#/components/schemas/Cup' }, { type: 'null' }] },
      },
    },
    Cup: { required: ['size'], properties: { size: { type: ['integer', 'null'] } } },
  };

  it('is filled with null where a required field can be null, at any depth', () => {
    const list = { type: 'array', items: { $ref: '#/components/schemas/Tea' } };
    expect(withNulls(all, list, [{ id: 'a' }, { cup: {}, name: 'Oolong' }])).toEqual([
      { id: 'a', name: null, cup: null },
      { cup: { size: null }, name: 'Oolong' },
    ]);
  });
});
