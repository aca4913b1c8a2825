import { IntlMessageFormat } from 'intl-messageformat';

/** A place in a message: its name, and the kind of value it takes. */
export type Element = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'select' | 'tag';
};

/** The places of an ICU message, including those in plurals and selects; throws on a malformed one. */
export const elementsOf = (message: string, locale: string): readonly Element[] =>
  elementsIn(new IntlMessageFormat(message, locale).getAst());

/** The parser's numbers for elements that hold a value. */
const KINDS: Readonly<Record<number, Element['kind']>> = {
  1: 'text',
  2: 'number',
  5: 'select',
  6: 'number',
  8: 'tag',
};

function elementsIn(node: unknown): readonly Element[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isParsed(node)) return [];
  const kind = KINDS[node.type];
  const own = kind === undefined || node.value === undefined ? [] : [{ name: node.value, kind }];
  const branches = Object.values(node.options ?? {}).flatMap(({ value }) => elementsIn(value));
  return [...own, ...branches, ...elementsIn(node.children)];
}

type Parsed = {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly children?: unknown;
};

const isParsed = (node: unknown): node is Parsed =>
  typeof node === 'object' && node !== null && 'type' in node;
