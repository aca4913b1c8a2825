import { createConfig, lintFromString } from '@redocly/openapi-core';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openapi } from '../../schema/openapi/document.ts';
import { problemCodes } from '../../schema/openapi/models/problem.ts';
import { operations } from '../../schema/openapi/operations.ts';
import { executableSchema } from '../../services/graphql/schema.ts';
import { useDoors } from './support/doors.ts';

const doors = useDoors();
const document = openapi();

describe('the REST contract', () => {
  const lint = async (source: object) => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const options = { source: JSON.stringify(source), config, absoluteRef: '/openapi.json' };
    return (await lintFromString(options)).map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  it('is OpenAPI 3.1 with which a linter finds nothing wrong', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await lint(document)).toEqual([]);
    const { license: _, ...unlicensed } = document.info;
    expect(await lint({ ...document, info: unlicensed })).toHaveLength(1);
  });

  it('is served as it is', async () => {
    const { status, headers, body } = await doors().raw({
      method: 'GET',
      path: '/v1/openapi.json',
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('says of every schema, field and parameter in a sentence what it is', () => {
    const { schemas, parameters } = document.components;
    const wanting = Object.entries({ ...schemas, ...parameters }).flatMap(([name, part]) =>
      unsaid(name, part as Described),
    );
    expect(wanting).toEqual([]);
    expect(Object.keys(schemas).length).toBeGreaterThan(30);
  });

  it('offers everything that GraphQL offers, under the same name', () => {
    const mutations = executableSchema().getMutationType()?.getFields() ?? {};
    expect(Object.keys(operations)).toEqual(expect.arrayContaining(Object.keys(mutations)));
  });

  it('names the fields of GraphQL, and no others', () => {
    const alike = ['Match', 'MatchUpdate', 'Question', 'Option', 'LogEntry', 'JournalEntry'];
    const more = ['SeatInfo', 'Standing', 'MatchResult', 'Fairness', 'StandingOrder'];
    // they are resources of their own here
    const apart: Readonly<Record<string, readonly string[]>> = {
      Match: ['log', 'journal', 'export'],
    };
    for (const name of [...alike, ...more]) {
      const type = executableSchema().getType(name);
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
      const { properties = {} } = document.components.schemas[name] as Described;
      const wanted = fields.filter((field) => apart[name]?.includes(field) !== true);
      expect(Object.keys(properties).toSorted(), name).toEqual(wanted.toSorted());
    }
  });

  it('promises a Location of a match alone, for nothing else that is made has a place of its own', () => {
    type Made = { responses: Readonly<Record<string, { headers?: object } | undefined>> };
    const made = Object.entries(document.paths).filter(([, { post }]) =>
      Object.hasOwn((post as Made | undefined)?.responses['201']?.headers ?? {}, 'Location'),
    );
    expect(made.map(([path]) => path)).toEqual(['/v1/matches']);
  });

  it('has the codes of the other doors', () => {
    const codes = executableSchema().getType('ErrorCode');
    const theirs = codes?.toConfig() as { values: object } | undefined;
    const known = Object.keys(theirs?.values ?? {}).filter((code) => !code.startsWith('PERSISTED'));
    expect([...problemCodes]).toEqual(known);
  });
});

type Described = {
  readonly description?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Described>>;
};

/** The names of the parts that nothing is said of. */
const unsaid = (name: string, { description, $ref, properties = {} }: Described): string[] => [
  ...($ref === undefined && !/[.`)]$/.test(description ?? '') ? [name] : []),
  ...Object.entries(properties).flatMap(([field, part]) => unsaid(`${name}.${field}`, part)),
];
