/** Which items the index of lists shows. */
export type Listed = {
  /** How many entries of the index a write takes away and puts, each a write of its own. */
  movesBy(write: object): number;
};

type Write = {
  readonly Item?: Keyed & { readonly rank?: string };
  readonly Key?: Keyed;
  readonly ExpressionAttributeValues?: { readonly ':rank'?: string };
};
type Keyed = { readonly pk: string; readonly sk: string };

/** Follows an index by what is written: an entry that moves is taken away and put. */
export function listed(): Listed {
  const ranks = new Map<string, string>();
  return {
    movesBy(write) {
      const { Item, Key, ExpressionAttributeValues: values } = write as Write;
      const { pk = '', sk = '' } = Item ?? Key ?? {};
      const before = ranks.get(`${pk} ${sk}`);
      const rank = Item?.rank ?? values?.[':rank'];
      if (rank === before) return 0;
      if (rank === undefined) ranks.delete(`${pk} ${sk}`);
      else ranks.set(`${pk} ${sk}`, rank);
      return (before === undefined ? 0 : 1) + (rank === undefined ? 0 : 1);
    },
  };
}
