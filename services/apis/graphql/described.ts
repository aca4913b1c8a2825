import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { buildContract } from '../documents/contract.ts';
import { once } from '../../platform/once.ts';
import { executableSchema } from './schema.ts';

type Described = { description?: string | null | undefined };

/** True if a document asks the contract about itself. */
export function asksForContract(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      asks ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return asks;
}

/** The contract with its resolvers and descriptions, loaded when it is first needed. */
export const describedSchema: () => Promise<GraphQLSchema> = once(async () => {
  const { sdl } = await import('../../../schema/generated/sdl.ts');
  const schema = executableSchema();
  const said = buildContract(sdl);
  for (const [name, type] of Object.entries(said.getTypeMap())) {
    const ours = schema.getType(name);
    if (ours === undefined) continue;
    describe(ours, type);
    for (const [part, text] of partsOf(type)) {
      const same = partsOf(ours).get(part);
      if (same !== undefined) describe(same, text);
    }
  }
  return schema;
});

const describe = (ours: Described, { description }: Described): void => {
  if (description != null) ours.description = description;
};

/** Fields, arguments and values of a type, by name. */
function partsOf(type: GraphQLNamedType): ReadonlyMap<string, Described> {
  if (isEnumType(type)) return new Map(type.getValues().map((value) => [value.name, value]));
  if (isInputObjectType(type)) return new Map(Object.entries(type.getFields()));
  if (!isObjectType(type) && !isInterfaceType(type)) return new Map();
  return new Map(
    Object.values(type.getFields()).flatMap((field): [string, Described][] => [
      [field.name, field],
      ...field.args.map((arg): [string, Described] => [`${field.name}.${arg.name}`, arg]),
    ]),
  );
}
