import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from '../contract/answers.ts';
import {
  boundsOf,
  ID_LENGTH,
  directiveArguments,
  type InputValue,
} from '../contract/directive-arguments.ts';
import type { Operation } from '../contract/request-parts.ts';
import type { Route } from '../rest/route.ts';
import {
  defined,
  documentSchemas,
  isRequired,
  listOf,
  orNull,
  pageOf,
  ref,
  scalars,
  sentence,
  shapes,
  type Schema,
} from './shapes.ts';

/** The schemas of the document, made of the contract as they are asked for. */
export type Components = {
  /** The answer of a fragment, or a document. */
  answer(name: string): Schema;
  /** A list, or a page, of answers. */
  wrapped(operation: Operation): Schema;
  /** The first sentence on the answer of an operation. */
  says(operation: Operation): string;
  /** A field of an input, or an argument; with its default only in a query. */
  given(field: InputValue, at?: 'query'): Schema;
  /** The body of an operation; `undefined` where it has none. */
  body(operation: Operation): { readonly schema: Schema; readonly required: boolean } | undefined;
  /** All of them by name. */
  all(): Readonly<Record<string, Schema>>;
};

export function componentsOf(schema: GraphQLSchema, fragments: Fragments): Components {
  const made = new Map<string, Schema>(Object.entries(documentSchemas()));
  for (const [name, { typeCondition, selectionSet }] of fragments) {
    const type = schema.getType(typeCondition.name.value);
    if (!isObjectType(type)) throw new TypeError(`${name} is no fragment on an object.`);
    made.set(name, { ...objectOf(type, selectionSet), ...sentence(type.description) });
  }

  return {
    answer: (name) => {
      if (!made.has(name)) throw new TypeError(`There is no answer ${name}.`);
      return ref(name);
    },
    wrapped,
    says: (operation) => {
      const { list, page, gives } = operation.route;
      const { description } = made.get(list ?? page ?? gives) ?? {};
      return `${
        String(description)
          .split(/[.:;] /u)[0]
          ?.replace(/\.$/u, '') ?? gives
      }.`;
    },
    given,
    body,
    all: () => Object.fromEntries([...made].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };

  function wrapped({ route, field }: Operation): Schema {
    const { gives, list, page, holds } = route;
    const name = list ?? page;
    if (holds) return holding(route, field.description);
    if (name === undefined) return ref(gives);
    const says = sentence(field.description);
    if (!made.has(name)) made.set(name, { ...(list ? listOf(gives) : pageOf(gives)), ...says });
    return ref(name);
  }

  /** An answer with more parts than its fragment. */
  function holding(
    { gives, like = gives, holds = {} }: Route,
    says: string | null | undefined,
  ): Schema {
    const base = made.get(like) as { properties: object; required: readonly string[] } | undefined;
    if (base === undefined) throw new TypeError(`There is no answer ${like}.`);
    const parts = Object.entries(holds).map(([field, name]) => [field, partOf(name)] as const);
    made.set(gives, {
      ...base,
      required: [...base.required, ...Object.keys(holds)],
      properties: { ...base.properties, ...Object.fromEntries(parts) },
      ...sentence(like === gives ? ((base as Schema)['description'] as string) : says),
    });
    return ref(gives);
  }

  function partOf(name: string): Schema {
    const type = schema.getType(name);
    if (isEnumType(type)) return enumOf(type);
    if (!made.has(name)) {
      const of = name.replace(/Page$/u, '');
      if (of === name || !made.has(of)) throw new TypeError(`There is no ${name}.`);
      made.set(name, { ...pageOf(of), description: `Page of ${of.toLowerCase()}s.` });
    }
    return ref(name);
  }

  function objectOf(type: GraphQLObjectType, { selections }: SelectionSetNode): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const node of selections) {
      if (node.kind !== Kind.FIELD) continue;
      const field = type.getFields()[node.name.value];
      if (field === undefined) throw new TypeError(`There is no ${type.name}.${node.name.value}.`);
      const document = directiveArguments<{ name: string }>(schema, 'document', field)?.name;
      const inner = node.selectionSet && answerIn(field.type, node.selectionSet);
      const one = document === undefined ? inner : documentOf(document);
      properties[field.name] = { ...valueOf(field.type, one), ...sentence(field.description) };
      const isOptional = node.directives?.some(({ name }) => name.value === 'optional') ?? false;
      if (!isOptional) required.push(field.name);
    }
    return { type: 'object', required, properties };
  }

  function answerIn(of: GraphQLType, set: SelectionSetNode): Schema {
    const [only] = set.selections;
    if (only?.kind === Kind.FRAGMENT_SPREAD) return ref(only.name.value);
    const type = getNamedType(of);
    if (!isObjectType(type)) throw new TypeError('Only objects have fields.');
    return objectOf(type, set);
  }

  function documentOf(name: string): Schema {
    const shape = shapes[name];
    if (shape === undefined && !made.has(name))
      throw new TypeError(`There is no document ${name}.`);
    return shape ?? ref(name);
  }

  /** A value of this type; `one` is what its named type is, unless that is a scalar or an enum. */
  function valueOf(type: GraphQLType, one: Schema | undefined): Schema {
    if (isNonNullType(type)) return certain(type.ofType, one);
    const its = certain(type, one);
    if (typeof its['type'] === 'string') return { ...its, type: [its['type'], 'null'] };
    return Object.keys(its).length === 0 ? its : { anyOf: [its, { type: 'null' }] };
  }

  function certain(type: GraphQLType, one: Schema | undefined): Schema {
    if (isListType(type)) return { type: 'array', items: valueOf(type.ofType, one) };
    if (one) return one;
    const its = getNamedType(type);
    if (isEnumType(its)) return enumOf(its);
    const scalar = scalars[its.name];
    if (scalar === undefined) throw new TypeError(`The document knows no scalar ${its.name}.`);
    return scalar;
  }

  function enumOf(type: GraphQLEnumType): Schema {
    if (!made.has(type.name)) {
      const values = type.getValues();
      const says = values.map(({ name, description }) => `\`${name}\`: ${description ?? ''}`);
      made.set(type.name, {
        type: 'string',
        enum: values.map(({ name }) => name),
        ...sentence([type.description ?? '', ...says].join(' ')),
      });
    }
    return ref(type.name);
  }

  function given(field: InputValue, at?: 'query'): Schema {
    const document = directiveArguments<{ name: string }>(schema, 'document', field)?.name;
    const schemaOf = takes(
      field,
      field.type,
      document === undefined ? undefined : documentOf(document),
      0,
    );
    const isUsual = at === 'query' && field.defaultValue !== undefined;
    return {
      ...schemaOf,
      ...(isUsual && { default: field.defaultValue }),
      ...sentence(field.description),
    };
  }

  function takes(
    field: InputValue,
    type: GraphQLType,
    document: Schema | undefined,
    depth: number,
  ): Schema {
    if (isNonNullType(type)) return takes(field, type.ofType, document, depth);
    const bounds = boundsOf(schema, field);
    if (isListType(type)) {
      const [minItems, maxItems] =
        depth === 0 ? [bounds.minItems, bounds.maxItems] : [bounds.minEach, bounds.maxEach];
      const items = takes(field, type.ofType, document, depth + 1);
      return { type: 'array', items, ...defined({ minItems, maxItems }) };
    }
    if (document) return document;
    const its = getNamedType(type);
    if (isEnumType(its)) return enumOf(its);
    if (isInputObjectType(its)) return inputOf(its);
    return { ...scalars[its.name], ...boundsIn(its.name, field) };
  }

  function boundsIn(scalar: string, field: InputValue): Schema {
    const { minLength, maxLength, min, max, pattern } = boundsOf(schema, field);
    if (scalar === 'ID')
      return {
        minLength: minLength ?? 1,
        maxLength: maxLength ?? ID_LENGTH,
        ...defined({ pattern }),
      };
    if (scalar === 'String') return defined({ minLength, maxLength, pattern });
    if (scalar === 'Int')
      return max === undefined
        ? { format: 'int32', ...defined({ minimum: min }) }
        : defined({ minimum: min, maximum: max });
    return scalar === 'Float' ? defined({ minimum: min, maximum: max }) : {};
  }

  function inputOf(type: GraphQLInputObjectType): Schema {
    if (!made.has(type.name)) {
      made.set(type.name, {}); // it may hold itself
      made.set(type.name, fieldsOf(type, Object.values(type.getFields()), type.description));
    }
    return ref(type.name);
  }

  function fieldsOf(
    type: GraphQLInputObjectType | undefined,
    fields: readonly InputValue[],
    says: string | null | undefined,
  ): Schema {
    const forgets = type !== undefined && directiveArguments(schema, 'forgets', type) !== undefined;
    const required = fields.filter(isRequired).map(({ name }) => name);
    return {
      type: 'object',
      additionalProperties: false,
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(
        fields.map((field) => [
          field.name,
          {
            ...(forgets ? orNull(given(field)) : given(field)),
            ...(directiveArguments(schema, 'refused', field) !== undefined && { deprecated: true }),
          },
        ]),
      ),
      ...sentence(says),
    };
  }

  function body(operation: Operation) {
    const { id, taken, route } = operation;
    const fields = taken.filter((each) => each.in === 'body').map(({ field }) => field);
    if (fields.length === 0) return undefined;
    const input = operation.field.args
      .map(({ type }) => getNamedType(type))
      .find(isInputObjectType);
    const name = route.sharedBody ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}Input`;
    if (!made.has(name))
      made.set(name, fieldsOf(input, fields, input?.description ?? operation.field.description));
    return { schema: ref(name), required: fields.some(isRequired) };
  }
}
