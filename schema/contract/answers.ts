import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Reads the fragments that say what each answer of REST holds, and checks them against the contract. */
export function fragmentsIn(root: string, schema: GraphQLSchema): Fragments {
  const document = parse(readFileSync(join(root, 'schema/rest/answers.graphql'), 'utf8'));
  const rules = specifiedRules.filter((each) => each !== NoUnusedFragmentsRule);
  const [wrong] = validate(schema, document, rules);
  if (wrong) throw wrong;
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const forgotten = [...fragments.values()].flatMap((each) => forgottenIn(schema, each));
  if (forgotten.length > 0) throw new TypeError(forgotten.join('\n'));
  return fragments;
}

const bears = (node: FragmentDefinitionNode | FieldNode, name: string): boolean =>
  node.directives?.some((each) => each.name.value === name) ?? false;

/** Lists the faults of a fragment: fields that it forgets, and fields that it cannot leave out. */
function forgottenIn(schema: GraphQLSchema, fragment: FragmentDefinitionNode): string[] {
  const name = fragment.name.value;
  if (bears(fragment, 'part')) return [];
  const without = leftOut(fragment);
  if (!bears(fragment, 'whole') && without.length === 0)
    return [`Fragment ${name} must say @whole, @without(fields: …) or @part.`];
  const shown = fieldsOf(fragment.selectionSet).map((field) => field.name.value);
  const type = typeOf(schema, fragment);
  const known = Object.values(type.getFields())
    .filter(({ astNode }) => !isGraphqlOnly(astNode?.directives))
    .map((field) => field.name);
  const lacking = known.filter((field) => !shown.includes(field) && !without.includes(field));
  const vain = without.filter((field) => shown.includes(field) || !known.includes(field));
  return [
    ...lacking.map(
      (field) =>
        `${type.name}.${field} is not in fragment ${name}. Add it, leave it out by @without, or say @graphqlOnly(because: …).`,
    ),
    ...vain.map((field) => `Fragment ${name} has no ${type.name}.${field} to leave out.`),
  ];
}

/** The fields that a fragment leaves out by `@without`. */
const leftOut = ({ directives = [] }: FragmentDefinitionNode): readonly string[] =>
  directives
    .filter((each) => each.name.value === 'without')
    .flatMap((each) => each.arguments ?? [])
    .flatMap(({ value }) => (value.kind === Kind.STRING ? value.value.split(/\s+/u) : []));

const isGraphqlOnly = (directives: FieldNode['directives']): boolean =>
  directives?.some(({ name }) => name.value === 'graphqlOnly') ?? false;

const typeOf = (
  schema: GraphQLSchema,
  { typeCondition }: FragmentDefinitionNode,
): GraphQLObjectType => {
  const type = schema.getType(typeCondition.name.value);
  if (!isObjectType(type)) throw new TypeError(`${typeCondition.name.value} is no object type.`);
  return type;
};

/** The fields of a selection: an answer has only fields, and each object in it one fragment or fields of its own. */
const fieldsOf = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
  selections.map((each) => {
    if (each.kind !== Kind.FIELD) throw new TypeError('An answer is made of fields.');
    return each;
  });

/** The only fragment of a selection. */
const spreadIn = ({ selectionSet }: FieldNode): string | undefined => {
  const only = selectionSet?.selections[0];
  return only?.kind === Kind.FRAGMENT_SPREAD ? only.name.value : undefined;
};

const isOptional = (node: FieldNode): boolean => bears(node, 'optional');

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

const fieldIn = (type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> => {
  const field = type.getFields()[name];
  if (field === undefined) throw new TypeError(`There is no ${type.name}.${name}.`);
  return field;
};

type Shape = { readonly of: string; readonly fields: Readonly<Record<string, readonly unknown[]>> };

/** The module from which the writer reads the fields of each answer. */
export function answersModule(schema: GraphQLSchema, fragments: Fragments): string {
  const all: Record<string, Shape> = {};
  const note = (name: string, type: GraphQLObjectType, set: SelectionSetNode) => {
    all[name] = { of: type.name, fields: {} };
    const fields = fieldsOf(set).map((node) => [node.name.value, shapeOf(name, type, node)]);
    all[name] = { of: type.name, fields: Object.fromEntries(fields) as Shape['fields'] };
  };
  const shapeOf = (
    within: string,
    type: GraphQLObjectType,
    node: FieldNode,
  ): readonly unknown[] => {
    const { name, args, type: its } = fieldIn(type, node.name.value);
    const named = getNamedType(its);
    const usual = args.flatMap((arg) =>
      arg.defaultValue === undefined ? [] : [[arg.name, arg.defaultValue] as const],
    );
    const inner = spreadIn(node) ?? (node.selectionSet && `${within}.${name}`);
    if (inner !== undefined && !spreadIn(node) && node.selectionSet && isObjectType(named)) {
      note(inner, named, node.selectionSet);
    }
    const kind = inner === undefined ? (isEnumType(named) ? 'enum' : 'leaf') : 'answer';
    return [
      kind,
      inner ?? named.name,
      isList(its),
      isOptional(node),
      ...(usual.length > 0 ? [Object.fromEntries(usual)] : []),
    ];
  };
  for (const [name, node] of fragments) note(name, typeOf(schema, node), node.selectionSet);
  return `/** The fields of each answer of REST: kind, name, whether it is a list, whether it is optional, and its arguments. */
export const answers = ${JSON.stringify(all)} as const;
export type AnswerName = keyof typeof answers;
`;
}
