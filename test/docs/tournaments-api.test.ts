import { readFileSync } from 'node:fs';
import { Kind, parse, print, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { routes } from '../../schema/rest/routes.ts';
import { useDoors } from '../rest/support/apis.ts';

const apis = useDoors();
const page = readFileSync(new URL('../../docs/tournaments-api.md', import.meta.url), 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';

const operationsIn = (text: string) =>
  new Map(
    parse(text)
      .definitions.filter(
        (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
      )
      .map((each) => [each.name?.value ?? '', print(each)]),
  );
const texts = operationsIn(block('graphql'));

it('docs/tournaments-api.md plays an example event from its draft to its final table', async () => {
  const { graphql, hall } = apis();
  const asks = async (name: string, variables: object, as?: string) => {
    const roles = as === 'olga' ? (['player', 'organizer'] as const) : undefined;
    const { data, errors } = await graphql(texts.get(name) ?? '', variables, as, roles);
    expect(errors, name).toEqual([]);
    return Object.values(data as object)[0] as Readonly<Record<string, unknown>>;
  };
  const regulations: unknown = JSON.parse(block('json'));
  const { id: made } = await asks('Create', { regulations }, 'olga');
  const id = String(made);
  await asks('Announce', { id }, 'olga');
  await asks('Open', { id }, 'olga');
  for (const who of ['ann', 'bob', 'cyd', 'dan']) {
    expect(await asks('Register', { id }, who)).toEqual({ pending: true, mine: null });
  }
  await hall.tournaments.fold(id);
  expect(await asks('Register', { id }, 'ann')).toEqual({
    pending: false,
    mine: { status: 'REGISTERED' },
  });
  expect(await asks('Start', { id }, 'olga')).toEqual({ status: 'RUNNING' });
  expect(await asks('Draft', { id }, 'olga')).toMatchObject({
    round: { pairing: { algorithm: 'swiss-1', repeats: 0, byes: 0 } },
  });
  expect(await asks('Publish', { id }, 'olga')).toMatchObject({ round: { status: 'STARTING' } });
  const { status, standings } = await asks('Table', { id });
  expect(status).toBe('RUNNING');
  expect((standings as { edges: unknown[] }).edges).toHaveLength(4);
});

it('docs/tournaments-api.md adds up the scores of a series', async () => {
  const { graphql, hall } = apis();
  const [, example = ''] = /## Series.*?```graphql\n(.*?)```/s.exec(page) ?? [];
  const asks = async (name: string, variables: object) => {
    const roles = ['player', 'organizer'] as const;
    const text = operationsIn(example).get(name) ?? '';
    const { data, errors } = await graphql(text, variables, 'olga', roles);
    expect(errors, name).toEqual([]);
    return Object.values(data as object)[0] as Readonly<Record<string, unknown>>;
  };
  const id = String((await asks('Year', {}))['id']);
  const olga = { kind: 'account', account: 'olga', roles: ['player', 'organizer'] } as const;
  const regulations: unknown = JSON.parse(block('json'));
  const { tournament } = await hall.tournaments.createTournament(olga, {
    name: 'May',
    regulations,
  });
  await hall.tournaments.announceTournament(olga, { tournamentId: tournament.id });
  expect(await asks('Evenings', { id, event: tournament.id })).toEqual({
    version: 1,
    events: [{ number: 1, tournaments: [{ name: 'May' }] }],
  });
  expect(await asks('Champions', { id })).toEqual({
    standings: { results: ['NONE'], edges: [] },
    qualified: [],
  });
});

it('docs/tournaments-api.md names a path for every operation', () => {
  const said = page.replaceAll('`', '').replaceAll(/\{(\w+)\}/g, '{$1}');
  const paths = Object.values(routes)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/v1/tournaments/{tournamentId}/'));
  const missing = paths.filter((path) => {
    const last = path.split('/').at(-1) ?? '';
    return !said.includes(last.startsWith('{') ? path.split('/').slice(-2).join('/') : `/${last}`);
  });
  expect(missing).toEqual([]);
});
