import type { Question } from '../procedure/question.ts';
import type { Order, OrderValue } from './order.ts';

/**
 * The questions that a game may ask, by kind: the subjects (`about`) they can have, by name, and their
 * values if these are few. A name that ends with `*` covers every name that begins with it.
 */
export type Asks = Readonly<Record<string, Subjects>>;
export type Subjects = Readonly<Record<string, readonly string[] | true>>;

/**
 * A wrong part of an order, and the reason in words. The part is named like `kind`, `about.moment` or
 * `until`.
 */
export type WrongPart = { readonly part: string; readonly why: string };

type Asker = { readonly id: string; readonly asks?: Asks };

/**
 * The part that keeps this from being a question of the game, or an order from covering one;
 * `undefined` if the game does not declare its questions. The kind `*` stands for any.
 */
export function neverAsked(
  { id, asks }: Asker,
  { kind, about = {} }: Pick<Order | Question, 'kind' | 'about'>,
): WrongPart | undefined {
  if (asks === undefined) return undefined;
  const subjects = Object.entries(asks)
    .filter(([known]) => kind === '*' || known === kind)
    .map(([, known]) => known);
  if (subjects.length === 0) {
    const why = `Unknown kind "${kind}" for ${id}. Available: ${Object.keys(asks).join(', ')}.`;
    return { part: 'kind', why };
  }
  for (const [name, value] of Object.entries(about)) {
    const wrong = wrongSubject(subjects, { kind, name, value });
    if (wrong !== undefined) return { part: `about.${name}`, why: wrong };
  }
  return undefined;
}

type Fact = { readonly kind: string; readonly name: string; readonly value: OrderValue };

function wrongSubject(
  subjects: readonly Subjects[],
  { kind, name, value }: Fact,
): string | undefined {
  const found = subjects.map((known) => valuesOf(known, name)).filter((one) => one !== undefined);
  if (found.length === 0) {
    const names = [...new Set(subjects.flatMap((known) => Object.keys(known)))];
    const known = names.length === 0 ? 'nothing' : names.join(', ');
    return `Unknown name "${name}" for questions of kind "${kind}". Available: ${known}.`;
  }
  const values = found.flatMap((one) => (one === true ? [] : one));
  if (found.includes(true) || values.some((one) => one === value)) return undefined;
  const said = typeof value === 'object' ? 'A number' : `"${value}"`;
  return `${said} is not allowed for "${name}" of questions of kind "${kind}". Allowed: ${values.join(', ')}.`;
}

/** The values of a name; `undefined` if the name is unknown. */
function valuesOf(subjects: Subjects, name: string): readonly string[] | true | undefined {
  const [, values] =
    Object.entries(subjects).find(([known]) =>
      known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
    ) ?? [];
  return values;
}
