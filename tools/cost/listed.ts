/** The items visible in the index of lists. */
export type Listed = {
  /** Number of index entries that a write removes and puts, each a write of its own. */
  movesBy(write: object): number;
};

type Write = {
  readonly Item?: Keyed & { readonly rank?: string };
  readonly Key?: Keyed;
  readonly ExpressionAttributeValues?: { readonly ':rank'?: string };
};
type Keyed = { readonly pk: string; readonly sk: string };

/** Tracks the index by the writes: an entry that moves is removed and put. */
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
