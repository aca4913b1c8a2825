import { IntlMessageFormat } from 'intl-messageformat';

/** The names of the arguments that an ICU message takes, in order; throws on a malformed message. */
export function argumentsOf(message: string, locale: string): readonly string[] {
  return [...new Set(namesIn(new IntlMessageFormat(message, locale).getAst()))].sort();
}

/**
 * Walks the parsed message: an element with a `value` that is not plain text names an argument, and
 * plurals, selects and tags hold messages of their own.
 */
function namesIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isElement(node)) return [];
  const own = node.type === LITERAL || node.type === POUND ? [] : [node.value];
  const branches = Object.values(node.options ?? {}).flatMap((option) => namesIn(option.value));
  return [...own.flatMap((name) => name ?? []), ...branches, ...namesIn(node.children)];
}

const LITERAL = 0;
const POUND = 7;

type Element = {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly children?: unknown;
};

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'type' in node;
}
