import {
  isEnumType,
  isInterfaceType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Resolvers } from './generated/resolvers.ts';

/**
 * A contract with these resolvers, which are added for good; fields without one are read as properties. Done
 * here, because a library that makes schemas of many parts weighs more than all that the push Lambdas do with
 * theirs. No default of the contract is a value of an enum that has values of its own within.
 */
export function executable(schema: GraphQLSchema, resolvers: Resolvers): GraphQLSchema {
  for (const [name, entries] of Object.entries<object>(resolvers)) {
    const type = schema.getType(name);
    const known = new Map<string, unknown>(Object.entries(entries));
    if (isEnumType(type)) {
      for (const value of type.getValues()) value.value = known.get(value.name);
    } else if (isInterfaceType(type)) {
      Object.assign(type, { resolveType: known.get('__resolveType') });
    } else if (isObjectType(type)) {
      for (const [field, resolve] of known) Object.assign(fieldOf(type, field), { resolve });
    }
  }
  return schema;
}

function fieldOf(type: GraphQLObjectType, name: string) {
  const field = type.getFields()[name];
  if (field === undefined) throw new TypeError(`The schema has no ${type.name}.${name}.`);
  return field;
}
