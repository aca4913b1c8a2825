import { refuseInput } from '../../platform/requests/refusal.ts';

/** Pairs from an input of lists; refused if one does not have two items. */
export const pairsIn = <T>(field: string, lists: readonly (readonly T[])[]): [T, T][] =>
  lists.map((list, i) => {
    const [one, other] = list;
    if (list.length !== 2 || one === undefined || other === undefined)
      return refuseInput({ path: [field, i], detail: 'A pair must contain exactly two players.' });
    return [one, other];
  });
