/** Accounts by their ids, as they are pasted from a list: each once. */
export const accountsIn = (list: string): readonly string[] => [
  ...new Set(list.split(/[\s,;]+/u).filter((id) => id !== '')),
];
