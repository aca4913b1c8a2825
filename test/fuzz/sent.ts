import fc from 'fast-check';
import { getNamedType, isInputObjectType, type GraphQLArgument } from 'graphql';
import { operations as rest } from '../../schema/openapi/operations.ts';
import { executableSchema } from '../../services/graphql/schema.ts';
import { operations as documents } from '../graphql/support/operations.ts';

/** Who sends it: nobody, somebody with a token that is none, or a stranger to all matches. */
export type Who = 'nobody' | 'forger' | 'stranger';
/** Something that a client that is broken, or means harm, may send to a door. */
export type Hostile =
  | {
      readonly door: 'graphql' | 'rest';
      readonly who: Who;
      readonly method: string;
      readonly path: string;
      readonly query: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | { readonly door: 'sockets'; readonly who: Who; readonly frames: readonly string[] };

/** What exists, and what may be guessed of it. */
export type Known = {
  readonly matches: readonly string[];
  readonly questions: readonly string[];
  readonly bots: readonly string[];
  readonly tokens: readonly string[];
};

const nasty = fc.constantFrom(
  '',
  ' ',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '${jndi:ldap://x}',
  "' OR 1=1 --",
  '{"$gt":""}',
  'STREAM#x',
  'SECRET#x',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  'a'.repeat(5_000),
  '-1',
  '1e309',
  'NaN',
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 120 }), fc.string());
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  nasty,
  fc.integer({ min: 1, max: 200 }).map((deep) => nested(deep)),
);
const who = fc.constantFrom<Who>('nobody', 'forger', 'stranger');

/** Arrays in arrays. */
function nested(deep: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < deep; i += 1) value = [value];
  return value;
}

/** What headers hold on the wire: no line breaks, no more than a byte a character. */
const headerText = text.map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
/** Mostly such as a door takes, for it looks at nothing else of a request that comes with others. */
const headers = fc.record(
  {
    accept: fc.oneof(
      { weight: 5, arbitrary: fc.constant('*/*') },
      { weight: 1, arbitrary: headerText },
    ),
    'accept-language': headerText,
    'content-type': fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: headerText },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=x') },
    ),
    'if-match': fc.oneof(headerText, fc.constantFrom('"1"', '*', 'W/"2"')),
    'if-none-match': headerText,
    'idempotency-key': headerText,
    'apollo-require-preflight': headerText,
    'x-forwarded-for': headerText,
  },
  { requiredKeys: ['content-type'] },
);

/** Cut, doubled, one character for another. */
const spoilt = (source: string) =>
  fc
    .record({
      at: fc.nat(source.length),
      length: fc.nat(12),
      put: fc.oneof(nasty, fc.constantFrom('{', '}', '(', '$', '@', '...', '"', '#')),
    })
    .map(({ at, length, put }) => source.slice(0, at) + put + source.slice(at + length));

/** Setting up a match of one's own is no harm; all else is tried on what is others'. */
const own = /^createMatch$/;
const mutations = Object.values(executableSchema().getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => !own.test(name),
);

/** An input of any mutation on somebody's match: nearly right, or not at all. */
const inputOn = ({ matches, questions }: Known) =>
  fc.oneof(
    json,
    fc.record(
      {
        matchId: fc.oneof(fc.constantFrom(...matches), text),
        questionId: fc.oneof(fc.constantFrom(...questions), text),
        choose: fc.oneof(json, fc.array(text, { maxLength: 3 })),
        commandId: text,
        expectedVersion: fc.oneof(fc.integer(), json),
        seat: fc.oneof(fc.constantFrom('seat1', 'seat2'), json),
        level: fc.oneof(fc.constant('greedy'), json),
        invitation: text,
        orders: json,
        reason: text,
      },
      { requiredKeys: ['matchId'] },
    ),
  );

/** What somebody may wish for accounts: their own, or a bot of others. */
const wishOf = ({ bots, tokens }: Known) =>
  fc.oneof(
    json,
    fc.record(
      {
        name: fc.oneof(text, json),
        locale: fc.oneof(fc.constantFrom('cs', 'EN', null), json),
        timeZone: fc.oneof(fc.constantFrom('Europe/Prague', 'Mars/Olympus'), text),
        scopes: fc.oneof(fc.subarray(['play', 'PLAY', 'organize', 'account']), json),
        days: fc.oneof(fc.integer({ min: -1, max: 400 }), json),
        account: fc.oneof(fc.constantFrom(...bots, 'ann', 'mallory'), text),
        id: fc.oneof(fc.constantFrom(...tokens), text),
      },
      { requiredKeys: [] },
    ),
  );

/** Every argument by which something is read. */
const looking = `query (
  $id: ID! $filter: MatchFilter $first: Int $cursor: String $after: Int $prefix: String!
) {
  matches(filter: $filter, first: $first, after: $cursor) { edges { cursor } }
  node(id: $id) { id }
  game(id: $id) { texts(prefix: $prefix) }
  match(id: $id) { log(after: $after, first: $first) { type } journal(after: $after, first: $first) { type } }
}`;

function graphql(known: Known): fc.Arbitrary<Hostile> {
  const command = fc.constantFrom(...mutations).chain(({ name, args }) => {
    const type = String(args[0]?.type);
    const query = `mutation ($input: ${type}) { ${name}(input: $input) { __typename } }`;
    const input = /matchId/.test(fieldsOf(args[0])) ? inputOn(known) : wishOf(known);
    return input.map((given) => JSON.stringify({ query, variables: { input: given } }));
  });
  const look = fc
    .record({
      id: fc.oneof(fc.constantFrom(...known.matches), text),
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
    json.map((body) => JSON.stringify(body)),
    fc.record({ query: json, variables: json, extensions: json }).map((it) => JSON.stringify(it)),
    fc
      .constantFrom(...Object.values(documents))
      .chain(spoilt)
      .map((query) => JSON.stringify({ query, variables: { id: 'm', input: {} } })),
    fc
      .integer({ min: 10, max: 3_000 })
      .map((times) => JSON.stringify({ query: `{ ${'a{'.repeat(times)} }` })),
    fc.integer({ min: 20, max: 900 }).map((n) =>
      JSON.stringify({
        query: `{ ${Array.from({ length: n }, (_, i) => `a${String(i)}: viewer { account { id } }`).join(' ')} }`,
      }),
    ),
  );
  return fc.record({
    door: fc.constant('graphql' as const),
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

function restful(known: Known): fc.Arbitrary<Hostile> {
  // a match of one's own is one's own affair
  const places = Object.values(rest).filter(
    ({ method, path }) => method === 'get' || path !== '/v1/matches',
  );
  const segment = fc.oneof(
    fc.constantFrom(...known.matches, ...known.tokens, 'seat1', 'tales-of-glory'),
    text.filter((value) => !value.includes('\ud800')).map(encodeURIComponent),
    fc.constantFrom('%', '%zz', '..', '%2e%2e', '%00'),
  );
  const names = places.flatMap((place) => ('query' in place ? Object.keys(place.query.shape) : []));
  const asked = fc
    .array(fc.tuple(fc.constantFrom(...names), text), { minLength: 1, maxLength: 2 })
    .map((pairs) => new URLSearchParams(pairs).toString());
  return fc
    .record({
      place: fc.constantFrom(...places),
      parts: fc.array(segment, { minLength: 4, maxLength: 4 }),
      tail: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: segment }),
      method: fc.oneof(fc.constant(''), fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'TRACE')),
      query: fc.oneof(
        fc.constant(''),
        headerText,
        asked,
        fc.constantFrom('first=-1', 'after=x', 'first=1e9', 'after=0&after=1', 'list=MINE'),
      ),
      headers,
      who,
      body: fc.oneof(
        inputOn(known).map((input) => JSON.stringify(input)),
        wishOf(known).map((input) => JSON.stringify(input)),
        text,
      ),
    })
    .map(({ place, parts, tail, method, ...sent }) => ({
      door: 'rest' as const,
      ...sent,
      // only what stands in the contract may write: there a match of others is named
      method: method === '' ? place.method.toUpperCase() : method,
      path: place.path.replaceAll(/\{\w+\}/g, () => parts.shift() ?? 'x') + tail,
    }))
    .filter(({ method, path }) => method === 'GET' || /^\/v1\/(matches\/|games|viewer)/.test(path));
}

function sockets({ matches }: Known): fc.Arbitrary<Hostile> {
  const hidden = matches[0] ?? 'x';
  const document = 'subscription ($id: ID!) { match(id: $id) { version snapshot } }';
  const payload = fc.oneof(
    json,
    fc.record({
      query: fc.oneof(text, fc.constant(document), spoilt(document)),
      variables: fc.oneof(json, fc.record({ id: fc.oneof(fc.constant(hidden), text) })),
    }),
  );
  const frame = fc.oneof(
    text,
    json.map((value) => JSON.stringify(value)),
    fc
      .record(
        {
          id: fc.oneof(fc.constantFrom('1', '2'), json),
          type: fc.oneof(
            fc.constantFrom(
              'subscribe',
              'subscribe',
              'complete',
              'ping',
              'pong',
              'next',
              'connection_ack',
              'connection_init',
            ),
            json,
          ),
          payload,
        },
        { requiredKeys: ['type'] },
      )
      .map((value) => JSON.stringify(value)),
  );
  return fc.record({
    door: fc.constant('sockets' as const),
    who,
    frames: fc.array(frame, { minLength: 1, maxLength: 2 }),
  });
}

/** So many hostile requests, always the same for the same seed. */
export const hostile = (known: Known, numRuns: number, seed: number): readonly Hostile[] =>
  fc.sample(fc.oneof(graphql(known), restful(known), sockets(known)), { numRuns, seed });
