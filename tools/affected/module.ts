/** A module: its path from the root, and its text. */
export type Module = { readonly path: string; readonly text: string };
