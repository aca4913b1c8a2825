import fc from 'fast-check';
import { getNamedType, isInputObjectType, type GraphQLArgument } from 'graphql';
import { executableSchema } from '../../../services/apis/graphql/schema.ts';
import { operations as documents } from '../../graphql/support/operations.ts';
import { headers, headerText, json, spoilt, text, unclosed, who } from './anything.ts';
import type { Hostile, Known } from './hostile.ts';
import { eventInputOn, inputOn, wishOf } from './wishes.ts';

/**
 * Mutations on one's own match, which do no harm; all others are tried on the matches of others.
 */
const own = /^createMatch$/;
const mutations = Object.values(executableSchema().getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => !own.test(name),
);

/** Every argument by which something is read. */
const looking = `query (
  $id: ID! $filter: MatchFilter $first: Int $cursor: String $after: Int $prefix: String!
) {
  matches(filter: $filter, first: $first, after: $cursor) { edges { cursor } }
  node(id: $id) { id }
  game(id: $id) { texts(prefix: $prefix) }
  tournament(id: $id) { players(first: $first, after: $cursor) { edges { cursor } } updates(after: $after) { version } }
  tournaments(first: $first, after: $cursor) { edges { cursor } }
  match(id: $id) { log(after: $after, first: $first) { type } journal(after: $after, first: $first) { type } }
}`;

/** Requests to `/graphql`: commands, queries, and bodies that are neither. */
export function graphql(known: Known): fc.Arbitrary<Hostile> {
  const command = fc.constantFrom(...mutations).chain(({ name, args }) => {
    const type = String(args[0]?.type);
    const query = `mutation ($input: ${type}) { ${name}(input: $input) { __typename } }`;
    const fields = fieldsOf(args[0]);
    const wish = /regulations/.test(fields) ? eventInputOn(known) : wishOf(known);
    const onEvent = /tournamentId/.test(fields) ? eventInputOn(known) : wish;
    const input = /matchId/.test(fields) ? inputOn(known) : onEvent;
    return input.map((given) => JSON.stringify({ query, variables: { input: given } }));
  });
  const look = fc
    .record({
      id: fc.oneof(fc.constantFrom(...known.matches, ...known.tournaments), text),
      filter: fc.record(
        { list: fc.constantFrom('MINE', 'OPEN', 'RUNNING'), gameId: text, myTurn: fc.boolean() },
        { requiredKeys: [] },
      ),
      first: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 50 }) },
        { weight: 1, arbitrary: fc.maxSafeInteger() },
      ),
      cursor: fc.option(text),
      after: fc.option(fc.integer()),
      prefix: text,
    })
    .map((variables) => JSON.stringify({ query: looking, variables }));
  const broken = fc.oneof(
    text,
    unclosed,
    json.map((body) => JSON.stringify(body)),
    fc.record({ query: json, variables: json, extensions: json }).map((it) => JSON.stringify(it)),
    fc
      .constantFrom(...Object.values(documents))
      .chain(spoilt)
      .map((query) => JSON.stringify({ query, variables: { id: 'm', input: {} } })),
    fc
      .integer({ min: 10, max: 3_000 })
      .map((times) => JSON.stringify({ query: `{ ${'a{'.repeat(times)} }` })),
    fc
      .integer({ min: 10, max: 3_000 })
      .map((times) => JSON.stringify({ query: `{ game(id: ${'['.repeat(times)}) }` })),
    fc.integer({ min: 20, max: 900 }).map((n) =>
      JSON.stringify({
        query: `{ ${Array.from({ length: n }, (_, i) => `a${String(i)}: viewer { account { id } }`).join(' ')} }`,
      }),
    ),
  );
  return fc.record({
    api: fc.constant('graphql' as const),
    who,
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('POST') },
      { weight: 2, arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE') },
    ),
    path: fc.constant('/graphql'),
    query: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: headerText },
    ),
    headers,
    body: fc.oneof(
      { weight: 2, arbitrary: command },
      { weight: 1, arbitrary: look },
      { weight: 3, arbitrary: broken },
    ),
  });
}

/** The names of what an argument holds, one after the other. */
function fieldsOf(argument: GraphQLArgument | undefined): string {
  const type = argument && getNamedType(argument.type);
  return isInputObjectType(type) ? Object.keys(type.getFields()).join(' ') : '';
}
