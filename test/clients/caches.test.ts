import { gql, InMemoryCache } from '@apollo/client';
import { buildASTSchema, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { undescribed } from '../../schema/generated/undescribed.ts';
import {
  getDataID,
  keys,
  possibleTypes,
  typePolicies,
} from '../../shared/client/generated/caches.ts';
import { clientOf } from '../graphql/support/client.ts';
import { useApi } from '../graphql/support/api.ts';

const open = useApi();
const TWO = `query Two($one: ID!, $two: ID!) {
  one: match(id: $one) { ...Table }
  two: match(id: $two) { ...Table }
}
fragment Table on Match {
  __typename
  id
  seats { __typename id name }
  questions { __typename id kind options { __typename id text } }
}`;

/** Two running matches in one query: one of Ann and Bob, one of Ann and Cyd. */
async function twoTables() {
  const ann = clientOf(open(), 'ann');
  const ids: string[] = [];
  for (const other of ['bob', 'cyd'] as const) {
    const { id } = await ann.do('create', { gameId: 'tic-tac-toe', seats: 2 });
    await clientOf(open(), other).do('join', { matchId: id });
    await ann.do('start', { matchId: id });
    ids.push(id);
  }
  const [one, two] = ids;
  const variables = { one, two };
  const { data } = await open().ask(TWO, { as: 'ann', variables });
  return { variables, data: data as object };
}

/** Reads back from a cache the data that was written into it. */
async function through(cache: InMemoryCache) {
  const { variables, data } = await twoTables();
  const query = gql(TWO);
  cache.writeQuery({ query, variables, data });
  return { sent: data, kept: cache.readQuery({ query, variables }) };
}

describe('two matches in one query in the cache of Apollo Client', () => {
  it('stay separate with the generated settings', async () => {
    const { sent, kept } = await through(new InMemoryCache({ possibleTypes, typePolicies }));
    expect(kept).toEqual(sent);
  });

  it('mix their seats without the settings', async () => {
    const { sent, kept } = await through(new InMemoryCache());
    expect(kept).not.toEqual(sent);
  });
});

describe('object types of the schema for a client’s cache', () => {
  const objects = Object.values(buildASTSchema(parse(undescribed)).getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !/^(__|Query$|Mutation$|Subscription$)/.test(name));
  const nodes = objects.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));

  it('are either nodes with a key or parts without one', () => {
    const parts = objects.filter((type) => !nodes.includes(type)).map(({ name }) => name);
    expect(Object.keys(keys).sort()).toEqual(parts.sort());
    expect(keys['SeatInfo']?.()).toBeNull();
    expect(Object.keys(typePolicies)).toEqual(expect.arrayContaining(['SeatInfo', 'Question']));
    expect(possibleTypes['Node']).toEqual(nodes.map(({ name }) => name));
  });

  it('are known to Relay by id and type', () => {
    expect(getDataID({ id: 'seat1' }, 'SeatInfo')).toBeUndefined();
    expect(getDataID({ id: 'm1' }, 'Match')).toBe('m1');
  });
});
