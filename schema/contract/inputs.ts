import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import {
  boundsOf,
  ID_LENGTH,
  directiveArguments,
  type Bounds,
  type InputValue,
} from './directive-arguments.ts';
import { enumValues } from '../enum-values.ts';
import type { Operation } from './request-parts.ts';

/** The greatest `Int` of GraphQL. */
const INT_MAX = 2_147_483_647;

/** The type without its `!`. */
const nullable = (type: GraphQLInputType): GraphQLInputType =>
  isNonNullType(type) ? type.ofType : type;

/** Refuses texts without an end: every `String` of an input or an argument has a bound. */
export function checkBounded(schema: GraphQLSchema): void {
  const loose = Object.values(schema.getTypeMap()).flatMap((type) =>
    givenIn(type)
      .filter(([, field]) => isLoose(schema, field))
      .map(([name]) => `${name} has no @constraint(maxLength: …).`),
  );
  if (loose.length > 0) throw new TypeError(loose.join('\n'));
}

/** The fields of an input, or the arguments of an object's fields, with their names. */
function givenIn(type: GraphQLNamedType): readonly (readonly [string, InputValue])[] {
  if (type.name.startsWith('__')) return [];
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) =>
    args.map((arg) => [`${type.name}.${name}(${arg.name})`, arg] as const),
  );
}

function isLoose(schema: GraphQLSchema, field: InputValue): boolean {
  const { maxLength, pattern, format } = boundsOf(schema, field);
  return (
    getNamedType(field.type).name === 'String' &&
    maxLength === undefined &&
    pattern === undefined &&
    format !== 'TIME_OF_DAY' &&
    directiveArguments(schema, 'refused', field) === undefined
  );
}

/** A folder of `services` that takes inputs. */
type Room = {
  /** From its `generated` folder to `services`. */
  readonly up: string;
  readonly types: readonly GraphQLInputObjectType[];
};

/**
 * The strict schemas of all bodies of REST as a module: enums by the names of the contract, and without rules, which
 * the use-case applies, for a change such as a default that comes from another field may be made only once.
 */
export function wireModule(schema: GraphQLSchema, operations: readonly Operation[]): string {
  const enums = new Set<GraphQLEnumType>();
  const types = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const objects = types.map((type) => {
    const object = objectOf(schema, type, { enums, wire: true });
    return `const ${lower(type.name)} = once(() => ${object});`;
  });
  const all = types.map(({ name }) => `${name}: ${lower(name)},`);
  const reads = operations.flatMap(({ id, taken, field }) => {
    const isMutation = schema.getMutationType()?.getFields()[field.name] === field;
    const kept = isMutation ? [] : taken.filter((each) => each.in !== 'path');
    const fields = kept.map((each) => {
      const means = { enums, forgets: false, wire: true as const, query: each.in === 'query' };
      return `${each.name}: ${fieldOf(schema, each.field, means)},`;
    });
    return kept.length === 0
      ? []
      : [`${id}: once(() => z.strictObject({ ${fields.join('\n')} })),`];
  });
  const named = [...enums].map(
    (type) => `const ${lower(type.name)} = once(() => ${wireEnum(type)});`,
  );
  const body = [
    ...named,
    ...objects,
    `/** Query, or body, of each read. */\nexport const reads = { ${reads.join('\n')} };`,
    `/** The schema of each input as a body of REST holds it. */\nexport const wire = { ${all.join('\n')} };`,
  ].join('\n\n');
  return `${importsOf(body, '../../..')}\n\n${body}\n`;
}

function wireEnum(type: GraphQLEnumType): string {
  const names = type.getValues().map(({ name }) => name);
  const schema = `z.enum(${JSON.stringify(names)})`;
  const own = Object.fromEntries(names.map((name) => [name, ownName(type.name, name)]));
  return type.name in enumValues
    ? `${schema}.transform((name) => (${JSON.stringify(own)} as const)[name])`
    : schema;
}

/** The strict schemas of a room's inputs as a module. */
export function inputsModule(schema: GraphQLSchema, { up, types }: Room): string {
  const enums = new Set<GraphQLEnumType>();
  const objects = types.map((type) => exported(schema, type, enums));
  const named = [...enums].map(
    (type) => `const ${lower(type.name)} = once(() => z.enum(${JSON.stringify(valuesOf(type))}));`,
  );
  const body = [...named, ...objects].join('\n\n');
  const rules = body.includes('rules.') ? `\nimport { rules } from '../input-rules.ts';` : '';
  return `${importsOf(body, up)}${rules}\n\n${body}\n`;
}

function importsOf(body: string, up: string): string {
  return [
    `import * as z from 'zod';`,
    `import { once } from '${up}/platform/once.ts';`,
    ...(body.includes(' InputOf<')
      ? [`import type { InputOf } from '${up}/platform/requests/input-of.ts';`]
      : []),
    ...Object.entries(kinds).flatMap(([from, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\(`, 'u').test(body));
      const list = used.join(', ');
      return used.length === 0
        ? []
        : [`import { ${list} } from '${up}/platform/requests/${from}.ts';`];
    }),
  ].join('\n');
}

/** The kinds of text, by the file of `services/platform/requests` that has them. */
const kinds = {
  'date-time': ['dateTime'],
  duration: ['duration'],
  'query-values': ['digits', 'truth'],
  refused: ['refused'],
  showable: ['showable'],
  text: ['id', 'text'],
  'time-of-day': ['timeOfDay'],
} as const;

function objectOf(
  schema: GraphQLSchema,
  type: GraphQLInputObjectType,
  means: Omit<Means, 'forgets'>,
): string {
  const forgets = directiveArguments(schema, 'forgets', type) !== undefined;
  const fields = Object.values(type.getFields()).map(
    (field) => `${field.name}: ${fieldOf(schema, field, { ...means, forgets })},`,
  );
  return `z.strictObject({ ${fields.join('\n')} })`;
}

function exported(
  schema: GraphQLSchema,
  type: GraphQLInputObjectType,
  enums: Set<GraphQLEnumType>,
): string {
  const object = objectOf(schema, type, { enums });
  const ruled =
    directiveArguments(schema, 'rules', type) === undefined
      ? object
      : `rules.${type.name}(${object})`;
  const description = type.description?.split('\n\n')[0] ?? '';
  return `/** ${description} */
export const ${lower(type.name)} = once(() => ${ruled});
export type ${type.name} = InputOf<ReturnType<typeof ${lower(type.name)}>>;`;
}

type Means = {
  readonly enums: Set<GraphQLEnumType>;
  readonly forgets: boolean;
  /** As in a body of REST, whose pairs the resolvers look at. */
  readonly wire?: true;
  /** As in a query, where all is text. */
  readonly query?: boolean;
};

function fieldOf(schema: GraphQLSchema, field: InputValue, means: Means): string {
  const { enums, forgets, wire, query } = means;
  const refused = directiveArguments<{ because: string }>(schema, 'refused', field);
  if (refused) return `refused(${JSON.stringify(refused.because)}).optional()`;
  const bounds = boundsOf(schema, field);
  const value = inQuery(valueOf(nullable(field.type), 0), query ? field : undefined);
  if (field.defaultValue !== undefined) {
    return `${value}.default(${JSON.stringify(inCode(field.defaultValue, field.type))})`;
  }
  if (isNonNullType(field.type)) return value;
  return forgets ? `${value}.nullable().optional()` : `${value}.optional()`;

  function valueOf(type: GraphQLInputType, depth: number): string {
    if (isListType(type)) {
      const [least, most] =
        depth === 0 ? [bounds.minItems, bounds.maxItems] : [bounds.minEach, bounds.maxEach];
      const item = valueOf(nullable(type.ofType), depth + 1);
      const isPair = depth > 0 && least === 2 && most === 2;
      if (isPair) return wire ? `z.array(${item})` : `z.tuple([${item}, ${item}])`;
      return `z.array(${item})${bound('min', least)}${bound('max', most)}`;
    }
    if (isInputObjectType(type)) return `${lower(type.name)}()`;
    if (isEnumType(type)) {
      enums.add(type);
      return `${lower(type.name)}()`;
    }
    return scalarOf(getNamedType(type).name);
  }

  function scalarOf(name: string): string {
    const { minLength, maxLength, min, max } = bounds;
    const span = directiveArguments<{ least: string; most: string }>(schema, 'span', field);
    switch (name) {
      case 'ID':
        return `${minLength === 0 ? 'text' : 'id'}(${maxLength ?? ID_LENGTH})${patternOf(bounds)}`;
      case 'String':
        return `${textOf(bounds)}${bound('min', minLength)}${patternOf(bounds)}`;
      case 'Int':
        return `z.int()${bound('min', min)}${bound('max', max ?? (query ? INT_MAX : undefined))}`;
      case 'Float':
        return `z.number()${bound('min', min)}${bound('max', max)}`;
      case 'Boolean':
        return 'z.boolean()';
      case 'DateTime':
        return 'dateTime()';
      case 'Date':
        return `z.iso.date('Expected a date, such as "2026-07-01".')`;
      case 'Duration':
        if (!span) throw new TypeError(`${field.name} is a Duration without a @span.`);
        return `duration('${span.least}', '${span.most}')`;
      case 'JSON':
        return 'z.unknown()';
      default:
        throw new TypeError(`The generator knows no scalar ${name}.`);
    }
  }
}

/** A value of a query, where numbers and truth come as text. */
function inQuery(value: string, field: InputValue | undefined): string {
  if (field === undefined) return value;
  const { name } = getNamedType(field.type);
  if (name === 'Int') return `digits(${value})`;
  return name === 'Boolean' ? `truth(${value})` : value;
}

function textOf({ format, maxLength, pattern }: Bounds): string {
  if (format === 'TIME_OF_DAY') return 'timeOfDay()';
  const most = maxLength ?? (pattern === undefined ? undefined : ID_LENGTH);
  if (format === 'LINE') return `showable(${String(most)})`;
  return `text(${String(most)})${format === 'TRIMMED' ? '.trim()' : ''}`;
}

const patternOf = ({ pattern, says }: Bounds): string =>
  pattern === undefined
    ? ''
    : `.regex(new RegExp(${JSON.stringify(pattern)}, 'u'), ${JSON.stringify(says)})`;

/** The values of an enum, by their names in the code. */
const valuesOf = (type: GraphQLEnumType): readonly string[] =>
  type.getValues().map(({ name }) => ownName(type.name, name));

const ownName = (type: string, value: string): string =>
  (enumValues as Readonly<Record<string, Readonly<Record<string, string>>>>)[type]?.[value] ??
  value;

function inCode(value: unknown, type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  return typeof value === 'string' && isEnumType(named) ? ownName(named.name, value) : value;
}

const bound = (how: string, value: number | undefined): string =>
  value === undefined ? '' : `.${how}(${String(value)})`;

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
