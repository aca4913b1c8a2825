import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { examples } from '../../schema/openapi/examples/index.ts';
import { meanings } from '../../schema/openapi/statuses.ts';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { isLong } from '../support/long.ts';
import { document, type Document } from './support/document.ts';
import { useDoors } from './support/apis.ts';

const apis = useDoors();

describe('the REST contract', () => {
  const lint = async (source: object) => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const options = { source: JSON.stringify(source), config, absoluteRef: '/openapi.json' };
    return (await lintFromString(options)).map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  it('is OpenAPI 3.1 without findings of a linter', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await lint(document)).toEqual([]);
  });

  it('has an example of every request and response body', () => {
    const bare = contents(answered(document)).filter(
      ({ content }) => content.example === undefined,
    );
    expect(bare.map(({ place }) => place)).toEqual([]);
    expect(contents(answered(document)).length).toBeGreaterThan(150);
  });

  it('names each response shared by several operations once', () => {
    const texts = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ responses }) =>
        Object.values(responses).map((each) => JSON.stringify(each)),
      ),
    );
    const own = texts.filter((text) => !text.includes('#/components/responses/'));
    expect(new Set(own).size).toBe(own.length);
    expect(JSON.stringify(document).length).toBeLessThan(550_000);
  });

  it('has examples that are valid by its schemas', async () => {
    for (const place of isLong ? ['requestBody', '200', '401'] : ['200']) {
      const spoilt = structuredClone(document);
      const content = contents(answered(spoilt)).find((each) =>
        each.place.includes(place),
      )?.content;
      Object.assign(content?.example ?? {}, { status: ['of another kind'], name: 7, items: 7 });
      expect((await lint(spoilt)).join(), place).toContain('no-invalid-media-type-examples');
    }
  });

  it('has example requests that the service accepts', async () => {
    const send = async (method: string, path: string, body: unknown) => {
      const { status, body: told } = await apis().rest(method, path, { as: 'ann', body });
      expect(status, path).toBeLessThan(300);
      return told;
    };
    const { createMatch, addBot, joinMatch } = examples;
    const { id } = await send('POST', '/v1/matches', createMatch.body);
    await send('POST', `/v1/matches/${id}/start`, examples.startMatch.body);
    await send('PUT', `/v1/matches/${id}/orders`, examples.setStandingOrders.body);
    await send('POST', `/v1/matches/${id}/pause`, examples.pauseMatch.body);
    const open = await send('POST', '/v1/matches', { gameId: 'tales-of-glory', seats: 3 });
    const join = { as: 'bob', body: joinMatch.body };
    expect((await apis().rest('POST', `/v1/matches/${open.id}/seats`, join)).status).toBe(200);
    await send('POST', `/v1/matches/${open.id}/bots`, addBot.body);
    await send('PATCH', '/v1/viewer', examples.updateProfile.body);
    await send('POST', '/v1/viewer/bots', examples.createBotAccount.body);
    await send('POST', '/v1/viewer/tokens', examples.createToken.body);
  });

  it('has no default or example for a header', () => {
    const headers = Object.values(document.components.parameters).filter(
      (each) => each.in === 'header',
    );
    for (const each of headers) {
      expect(each.schema, each.name).not.toHaveProperty('default');
      expect(each, each.name).not.toHaveProperty('example');
    }
    expect(headers.length).toBeGreaterThan(3);
  });

  it('is served unchanged', async () => {
    const { status, headers, body } = await apis().raw({
      method: 'GET',
      path: '/v1/openapi.json',
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toEqual(document);
  });

  it('describes every schema, field and parameter in a sentence', () => {
    const { schemas, parameters } = document.components;
    const wanting = Object.entries({ ...schemas, ...parameters }).flatMap(([name, part]) =>
      unsaid(name, part as Described),
    );
    expect(wanting).toEqual([]);
    expect(Object.keys(schemas).length).toBeGreaterThan(30);
  });

  it('has a Location only for new matches, tournaments and series, which have a path of their own', () => {
    type Made = { responses: Readonly<Record<string, { headers?: object } | undefined>> };
    const made = Object.entries(document.paths).filter(([, { post }]) =>
      Object.hasOwn((post as Made | undefined)?.responses['201']?.headers ?? {}, 'Location'),
    );
    expect(made.map(([path]) => path)).toEqual([
      '/v1/matches',
      '/v1/games/{gameId}/quick-match',
      '/v1/matches/{matchId}/forks',
      '/v1/tournaments',
      '/v1/series',
    ]);
  });

  it('has the error codes of GraphQL', () => {
    const codes = executableSchema().getType('ErrorCode');
    const theirs = codes?.toConfig() as { values: object } | undefined;
    const known = Object.keys(theirs?.values ?? {}).filter((code) => !code.startsWith('PERSISTED'));
    expect(Object.keys(meanings)).toEqual(known);
  });
});

type Described = {
  readonly description?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Described>>;
};

/** The parts of the document that hold bodies: operations, and the responses that they share. */
const answered = ({ paths, components: { responses } }: Document) => ({
  paths,
  responses,
});

type Content = { readonly schema: object; readonly example?: object };

/** Every content of requests and answers in the document, and where it stands. */
const contents = (part: object, place = ''): { place: string; content: Content }[] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    if (name !== 'content') return contents(value, `${place} ${name}`);
    return Object.entries(value).map(([type, content]) => ({
      place: `${place} ${type}`,
      content: content as Content,
    }));
  });

/** The names of the parts that nothing is said of. */
const unsaid = (name: string, { description, $ref, properties = {} }: Described): string[] => [
  ...($ref === undefined && !/[.`)]$/.test(description ?? '') ? [name] : []),
  ...Object.entries(properties).flatMap(([field, part]) => unsaid(`${name}.${field}`, part)),
];
