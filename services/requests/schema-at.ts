import type * as z from 'zod';

type Path = readonly (string | number)[];

/** The part of a schema that judges what stands at this path; `undefined` where it can't be told. */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  const bare = unwrapped(schema);
  if (step === undefined) return bare;
  const inner = innerOf(bare as z.core.$ZodTypes, step);
  return inner && schemaAt(inner, rest);
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

/** Without what only says that it may be missing, or changes the value before or after it is judged. */
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
