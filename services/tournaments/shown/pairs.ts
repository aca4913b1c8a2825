import { refuseInput } from '../../platform/requests/refusal.ts';

/** Pairs that were sent as lists; refused where one is not of two. */
export const pairsIn = <T>(field: string, lists: readonly (readonly T[])[]): [T, T][] =>
  lists.map((list, i) => {
    const [one, other] = list;
    if (list.length !== 2 || one === undefined || other === undefined)
      return refuseInput({ path: [field, i], detail: 'A pair must contain exactly two players.' });
    return [one, other];
  });
