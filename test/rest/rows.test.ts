import { readFileSync } from 'node:fs';
import { Kind, parse, print, visit, type FragmentDefinitionNode } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examples } from '../../schema/openapi/examples/index.ts';
import type { Route } from '../../schema/rest/route.ts';
import { routes, type OperationId } from '../../schema/rest/routes.ts';
import { resolvers } from '../../services/apis/graphql/resolvers/index.ts';
import { refuse } from '../../services/platform/requests/refusal.ts';
import type { Role } from '../../services/platform/requests/actor.ts';
import { plans } from '../../services/apis/rest/generated/plans.ts';
import { operationOf } from '../../services/apis/rest/operation.ts';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const all = Object.entries(routes) as readonly [OperationId, Route][];

describe('a REST operation that writes', () => {
  afterEach(() => vi.restoreAllMocks());

  const commands = all.filter(([, { method }]) => method !== 'get').map(([id]) => id);

  /** The value of a field in a path. */
  const valueOf = (name: string): string =>
    ['round', 'pod', 'number'].includes(name) ? '7' : `of-${name}`;

  it.each(commands.filter((id) => id !== 'previewPods'))(
    'calls its mutation with the content of the request: %s',
    async (id) => {
      const { method, path, of = id, names = {}, fixed, key, guarded, ...rest } = operationOf(id);
      const taken = vi.fn();
      vi.spyOn(resolvers.Mutation, of as 'resign').mockImplementation((_: object, args: object) => {
        taken(args);
        return refuse('CHAT_RESTRICTED', 'Enough.');
      });
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
      const { body } = examples[id] as { readonly body?: object };
      const query = rest.query ? Object.keys(rest.query.shape) : [];
      const asked = Object.fromEntries(
        query.map((name) => [name, name === 'from' ? '2027-01-01' : name]),
      );
      const address = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => valueOf(name));
      const headers = {
        ...(key && { 'idempotency-key': 'once' }),
        ...(guarded && { 'if-match': '"3"' }),
      };
      const told = await apis().raw({
        ...{
          method: method.toUpperCase(),
          path: address,
          query: new URLSearchParams(asked).toString(),
        },
        headers: { ...headers, authorization: `Bearer ${await apis().token('ann')}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(told.body, told.text).toMatchObject({ code: 'CHAT_RESTRICTED' });
      const field = (name: string) =>
        Object.entries(names).find(([, shown]) => shown === name)?.[0] ?? name;
      const whole = ['round', 'pod', 'number'];
      const [[{ input }]] = taken.mock.calls as [[{ input: object }]];
      expect(input).toMatchObject({
        ...Object.fromEntries(
          inPath.map((name) => [field(name), whole.includes(name) ? 7 : valueOf(name)]),
        ),
        ...asked,
        ...fixed,
        ...(key && { commandId: 'once' }),
        ...(guarded && { expectedVersion: 3 }),
      });
      expect(Object.keys(input)).toEqual(expect.arrayContaining(Object.keys(body ?? {})));
    },
  );
});

/** The fragments of answers, without the directives that are our own. */
const fragments = new Map(
  visit(parse(readFileSync('schema/rest/answers.graphql', 'utf8')), {
    Directive: () => null,
  }).definitions.map((each) => {
    const node = each as FragmentDefinitionNode;
    return [node.name.value, node] as const;
  }),
);

/** A fragment with all that it spreads, as text. */
function textOf(name: string, seen = new Set<string>()): string {
  const node = fragments.get(name);
  if (node === undefined || seen.has(name)) return '';
  seen.add(name);
  const inner: string[] = [];
  visit(node, { FragmentSpread: (spread) => void inner.push(textOf(spread.name.value, seen)) });
  return `${print(node)}\n${inner.join('\n')}`;
}

describe('a REST operation that reads', () => {
  const olga = { as: 'olga', roles: ['player', 'organizer', 'admin'] as readonly Role[] };

  /** A match in play, a table, a tournament with a round, and a series. */
  async function scene(): Promise<Readonly<Record<string, string>>> {
    const { rest, hall } = apis();
    const body = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    const match = await rest('POST', '/v1/matches', { ...olga, body });
    await rest('POST', `/v1/matches/${match.body.id}/start`, { ...olga, body: {} });
    const table = await rest('POST', '/v1/matches', { ...olga, body: { ...body, bots: [] } });
    const invited = await rest('POST', `/v1/matches/${table.body.id}/invitations`, {
      ...olga,
      body: {},
    });
    const regulations = {
      game: { id: 'tic-tac-toe' },
      timeControl: { preset: 'live' },
      stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 1 }],
      rounds: { advance: 'MANUAL' },
    };
    const event = await rest('POST', '/v1/tournaments', {
      ...olga,
      body: { name: 'Tea', regulations },
    });
    const path = `/v1/tournaments/${event.body.id}`;
    for (const step of ['announce', 'open-registration'])
      await rest('POST', `${path}/${step}`, olga);
    await rest('POST', `${path}/players`, { ...olga, body: { accountIds: ['ann', 'bob'] } });
    await rest('POST', `${path}/start`, olga);
    await hall.tournaments.direct(event.body.id);
    await rest('POST', `${path}/rounds`, { ...olga, body: {} });
    const series = await rest('POST', '/v1/series', {
      ...olga,
      body: { name: 'Teas', regulations: { pointsByPlace: [3, 1] } },
    });
    const [question] = (await rest('GET', `/v1/matches/${match.body.id}`, olga)).body.questions;
    return {
      ...{ matchId: match.body.id, tournamentId: event.body.id, seriesId: series.body.id },
      ...{ gameId: 'tales-of-glory', pool: 'ASYNC', round: '1', pod: '1' },
      code: invited.body.invitations[0].code,
      questionId: question.id,
    };
  }

  let made: ReturnType<typeof scene> | undefined;
  /** Documents have no fields to select. */
  const selected = (name: string) => (fragments.has(name) ? `{ ...${name} }` : '');
  /** Names of lists and pages hold their items by another fragment. */
  const items = (name: string): string => {
    const field = fragments
      .get(name)
      ?.selectionSet.selections.find(
        (each) => each.kind === Kind.FIELD && each.name.value === 'items',
      );
    const spread = field?.kind === Kind.FIELD ? field.selectionSet?.selections[0] : undefined;
    return spread?.kind === Kind.FRAGMENT_SPREAD ? spread.name.value : name;
  };

  it.each(Object.keys(plans) as (keyof typeof plans)[])(
    'answers like its GraphQL field: %s',
    async (id) => {
      const given = await (made ??= scene());
      const { method, path, gives, page, list, within } = operationOf(id);
      const { steps, of } = plans[id];
      const isPage = of.endsWith('Connection');
      const name = isPage && page === undefined ? items(gives) : gives;
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, each = '']) => each);
      const query =
        id === 'getSuggestion'
          ? `?${new URLSearchParams({ questionId: given['questionId'] ?? '' }).toString()}`
          : '';
      const known = [...inPath, ...(query === '' ? [] : ['questionId'])];
      const address = path.replaceAll(/\{(\w+)\}/gu, (_, each: string) => given[each] ?? each);
      const answer = await apis().rest(method.toUpperCase(), address + query, olga);
      expect(answer.status, answer.text).toBe(200);
      const wanted =
        within === undefined ? selected(name) : within === 'version' ? '' : '{ ...Undo }';
      const extra =
        isPage && page === undefined
          ? Object.keys(answer.body).filter(
              (each) => !['items', 'hasNextPage', 'endCursor'].includes(each),
            )
          : [];
      const inner = isPage
        ? `{ ${extra.join(' ')} edges { cursor node ${wanted} } pageInfo { hasNextPage endCursor } }`
        : wanted;
      const document = steps.reduceRight((below, [, field, sources]) => {
        const args = Object.entries(sources).flatMap(([arg, source]) => {
          const value = known.includes(source as string) ? given[source as string] : undefined;
          if (value === undefined) return [];
          const isPlain = ['round', 'pod', 'pool'].includes(source as string);
          return [`${arg}: ${isPlain ? value : JSON.stringify(value)}`];
        });
        return `${field}${args.length > 0 ? `(${args.join(', ')})` : ''} ${below.startsWith('{') || below === '' ? below : `{ ${below} }`}`;
      }, inner);
      const spread = within === 'undo' ? 'Undo' : name;
      const { data, errors } = await apis().graphql(
        `query { ${document} } ${inner.includes('...') ? textOf(spread) : ''}`,
        {},
        olga.as,
        olga.roles,
      );
      expect(errors).toEqual([]);
      const found = steps.reduce((it, [, field]) => it[field], data);
      const theirs = isPage
        ? {
            ...Object.fromEntries(extra.map((each) => [each, found[each]])),
            items: found.edges.map(({ node }: { node: unknown }) => node),
            ...{ hasNextPage: found.pageInfo.hasNextPage, endCursor: found.pageInfo.endCursor },
          }
        : list === undefined
          ? within === undefined
            ? found
            : { [within]: found }
          : { items: found };
      expect(strip(answer.body)).toEqual(strip(theirs));
    },
  );
});

/** Without optional fields, which GraphQL selects by its own choice. */
const strip = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, it: unknown) =>
      ['news', 'snapshot'].includes(key) ? undefined : it,
    ),
  );
