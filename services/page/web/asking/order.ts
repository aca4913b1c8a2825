import type {
  Question,
  SetStandingOrdersMutationVariables,
  Sheet,
} from '../../../../shared/client/index.ts';
import type { MatchModel } from '../match/model.ts';
import { textAt } from '../match/names.ts';
import type { Details } from '../reading/reading.ts';

export type Order = Details['orders'][number];
export type OrderInput = SetStandingOrdersMutationVariables['input']['orders'][number] & object;

/** An order as it is laid down again. */
export const orderInput = ({ kind, about, choose, ask, once, until }: Order): OrderInput => ({
  kind,
  ...(about !== null && { about }),
  ...(ask ? { ask } : { choose, once }),
  ...(until !== null && { until }),
});

/** A fact that a question is about, which an order may be held to; `of` as the game says: `die*` of `die1`. */
export type Fact = {
  readonly name: string;
  readonly of: string;
  readonly value: string | number;
};

/** The facts of a question that the game lets auto-responses be told apart by. */
export function factsOf({ kind, about }: Question, { asks }: Sheet): readonly Fact[] {
  const known = Object.keys(asks[kind] ?? {});
  return Object.entries(about as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    const of = known.find((each) =>
      each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name,
    );
    return of !== undefined && (typeof value === 'string' || typeof value === 'number')
      ? [{ name, of, value }]
      : [];
  });
}

/** Text of an auto-response: its question, and the names of the options it chooses, if they have any. */
export function orderSaid(game: Pick<MatchModel, 'sheet'>, { kind, choose }: Order): string {
  const named = choose.flatMap((id) => textAt(game, id.replace(/\.\d+$/u, '')) ?? []);
  const asked = textAt(game, `ask.${kind}`) ?? kind;
  return named.length === 0 ? asked : `${asked}: ${named.join(', ')}`;
}
