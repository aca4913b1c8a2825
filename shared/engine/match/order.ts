import { isLegal, type Question } from '../procedure/question.ts';

/** Bounds of a number, both included; at least one is given. */
export type Bounds = { readonly atLeast?: number; readonly atMost?: number };

/** The condition on a subject of a question: the same value, or a number within bounds. */
export type OrderValue = string | number | Bounds;

/** The terms of every standing order: the questions it covers, and how long it stands. */
type Terms = {
  /** The kind of the questions, or `*` for any. */
  readonly kind: string;
  /** The subjects it covers: each must match in the question's own `about`. */
  readonly about?: Readonly<Record<string, OrderValue>>;
  /** The end of the order, one that the game declares (`orderEnds`). Without one it stands until replaced. */
  readonly until?: string;
};

/** An order that answers if its choice is legal; with `once` it is dropped after that. */
export type AnswerOrder = Terms & { readonly choose: readonly string[]; readonly once?: true };

/** An order that leaves the question to the seat, despite later orders. */
export type AskOrder = Terms & { readonly ask: true };

/**
 * A standing order: a seat's wish for questions yet to come. The first of its orders that covers a
 * question decides.
 */
export type Order = AnswerOrder | AskOrder;

/** The index of the order that decides this question in the seat's list; -1 if none does. */
export const decidingOrder = (orders: readonly Order[], question: Question): number =>
  orders.findIndex((order) => covers(order, question));

/**
 * The choice of the first standing order that answers this question, even behind an order to ask:
 * `ask` followed by an answer means to be asked, and to have that answer given when time is up.
 */
export const answerByOrder = (
  orders: readonly Order[],
  question: Question,
): readonly string[] | undefined =>
  orders.find((order): order is AnswerOrder => 'choose' in order && covers(order, question))
    ?.choose;

function covers(order: Order, question: Question): boolean {
  return (
    (order.kind === '*' || order.kind === question.kind) &&
    Object.entries(order.about ?? {}).every(([name, wanted]) =>
      isAsWanted(wanted, question.about?.[name]),
    ) &&
    ('ask' in order || isLegal(question, order.choose))
  );
}

function isAsWanted(wanted: OrderValue, found: string | number | undefined): boolean {
  if (typeof wanted !== 'object') return found === wanted;
  const { atLeast = -Infinity, atMost = Infinity } = wanted;
  return typeof found === 'number' && found >= atLeast && found <= atMost;
}
