/** A parameter in the JSON Schema of regulations. */
type Parameter = {
  readonly type?: string;
  readonly const?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
};

/** A kind of tie-break in the JSON Schema of regulations, with its name by language. */
type TieKindSchema = {
  readonly properties: Readonly<Record<string, Parameter>>;
  readonly 'x-words'?: Readonly<Record<string, string>>;
};

/** The kinds of tie-breaks that the service knows, by name. */
export type TieKinds = Readonly<Record<string, TieKindSchema>>;

type Schema = {
  readonly properties: {
    readonly ties: { readonly items: { readonly oneOf: readonly TieKindSchema[] } };
  };
};

/** Reads the kinds of tie-breaks from the JSON Schema of regulations; none before it is loaded. */
export function tieKindsOf(schema: unknown): TieKinds {
  const kinds = (schema as Schema | undefined)?.properties.ties.items.oneOf ?? [];
  return Object.fromEntries(kinds.map((kind) => [kind.properties['kind']?.const ?? '', kind]));
}

/** Name of a kind as the service gives it, or its identifier. */
export const servedName = (kinds: TieKinds, kind: string, locale: string): string =>
  kinds[kind]?.['x-words']?.[locale] ?? kind;

/** Parameters of a kind that are numbers, with their bounds and defaults. */
export const figuresOf = (kinds: TieKinds, kind: string) =>
  Object.entries(kinds[kind]?.properties ?? {})
    .filter(([, { type }]) => type === 'number' || type === 'integer')
    .map(([name, { minimum = 0, maximum = 1_000, multipleOf = 1, ...parameter }]) => ({
      ...{ name, min: minimum, max: maximum, step: multipleOf },
      usual: Number(parameter.default ?? minimum),
    }));
