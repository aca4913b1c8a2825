import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql';
import type { Operation } from './request-parts.ts';

/** The module of reads that are fields of GraphQL: the fields to resolve, and the kinds of values in the path. */
export function plansModule(operations: readonly Operation[]): string {
  const plans = operations.flatMap(({ id, route, steps, taken, field }) => {
    if (route.method !== 'get' || route.of === undefined || route.byHand) return [];
    const path = taken.flatMap((each) => {
      const kind = each.in === 'path' ? kindOf(getNamedType(each.field.type)) : undefined;
      return kind === undefined ? [] : [[each.name, kind] as const];
    });
    const last = steps.at(-1)?.field ?? field;
    const plan = {
      steps: steps.map(({ type, field: { name }, sources = {} }) => [type, name, sources]),
      list: isList(last.type),
      of: getNamedType(last.type).name,
      path: Object.fromEntries(path),
    };
    return [`${id}: ${JSON.stringify(plan)},`];
  });
  return `/** Reads by the fields of GraphQL that they resolve, one below the other. */
export const plans = { ${plans.join('\n')} } as const;
`;
}

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** Values of a path that are no text: a whole number, or one of these. */
function kindOf(type: GraphQLNamedType): 'Int' | readonly string[] | undefined {
  if (isInputObjectType(type)) return undefined;
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return type.name === 'Int' ? 'Int' : undefined;
}
