import {
  buildASTSchema,
  isAbstractType,
  isObjectType,
  parse,
  type GraphQLObjectType,
} from 'graphql';

/** Settings of normalising caches for the contract, as data. */
type CacheFacts = {
  /** The object types behind each interface and union. */
  readonly possibleTypes: Readonly<Record<string, readonly string[]>>;
  /** The object types without an id that is unique in the whole service: each is a part of what holds it. */
  readonly embedded: readonly string[];
  /** Those of them that have a field `id`, which caches would take for a key. */
  readonly withLocalId: readonly string[];
};

/** Derives the facts for caches: what implements `Node` stands for itself, everything else is a part. */
function cacheFacts(sdl: string): CacheFacts {
  const schema = buildASTSchema(parse(sdl));
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const embedded = types
    .filter(isObjectType)
    .filter((type) => !roots.includes(type) && !isNode(type));
  return {
    possibleTypes: Object.fromEntries(
      types
        .filter(isAbstractType)
        .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
    ),
    embedded: embedded.map(({ name }) => name),
    withLocalId: embedded.filter((type) => 'id' in type.getFields()).map(({ name }) => name),
  };
}

const isNode = (type: GraphQLObjectType): boolean =>
  type.getInterfaces().some(({ name }) => name === 'Node');

/** The settings of Apollo's `InMemoryCache`, as they are. */
const apolloCache = ({ possibleTypes, withLocalId }: CacheFacts) => ({
  possibleTypes,
  typePolicies: Object.fromEntries(withLocalId.map((name) => [name, { keyFields: false }])),
});

/** The settings of caches as JSON, for whatever language. */
export function cachesJson(sdl: string): string {
  const facts = cacheFacts(sdl);
  return JSON.stringify({ apollo: apolloCache(facts), embedded: facts.embedded });
}

/** The settings of caches as a module of the client library. */
export function cachesModule(sdl: string): string {
  const facts = cacheFacts(sdl);
  const { possibleTypes, typePolicies } = apolloCache(facts);
  return `
/** Apollo Client: \`new InMemoryCache({ possibleTypes, typePolicies })\`. */
export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes)};

/** Apollo Client: types whose ids are unique within their match, tournament or account only are no entities. */
export const typePolicies: Record<string, { keyFields: false }> = ${JSON.stringify(typePolicies)};

/** The object types that are parts of what holds them. */
const embedded: readonly string[] = ${JSON.stringify(facts.embedded)};

/** urql: \`cacheExchange({ keys })\` of \`@urql/exchange-graphcache\`. */
export const keys: Record<string, () => null> = Object.fromEntries(
  embedded.map((name) => [name, () => null]),
);

/** Relay: \`new Environment({ getDataID })\`, for which an id would be unique whatever its type is. */
export const getDataID = (
  value: Readonly<Record<string, unknown>>,
  typename: string,
): unknown => (embedded.includes(typename) ? undefined : value['id']);
`;
}
