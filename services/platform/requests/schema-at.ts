import type * as z from 'zod';

type Path = readonly (string | number)[];

/** Finds the part of a schema at this path of an input; `undefined` if that is ambiguous. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: Path,
  input: unknown,
): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  const bare = chosen(unwrapped(schema), input);
  if (step === undefined || bare === undefined) return bare;
  const inner = innerOf(bare as z.core.$ZodTypes, step);
  return inner && schemaAt(inner, rest, valueAt(input, [step]));
}

/** Finds the option of a union that applies to an input, by its discriminator. */
function chosen(schema: z.core.$ZodType, input: unknown): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'union') return schema;
  if (!('discriminator' in def)) return undefined;
  const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
  const value = valueAt(input, [discriminator]);
  const option = def.options.map(unwrapped).find((each) => {
    const { def: its } = (each as z.core.$ZodTypes)._zod;
    const judge = its.type === 'object' ? its.shape[discriminator] : undefined;
    return judge?._zod.values?.has(value as never) === true;
  });
  return option && chosen(option, input);
}

function innerOf(schema: z.core.$ZodTypes, step: string | number): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
    case 'array':
      return def.element;
    case 'record':
      return def.valueType;
    default:
      return undefined;
  }
}

/** Unwraps a schema from optional, default and transforming wrappers. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unwrapped(def.innerType);
    case 'pipe':
      return unwrapped(def.in._zod.def.type === 'transform' ? def.out : def.in);
    default:
      return schema;
  }
}

/** The value at this path of an input. */
export const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    input,
  );
