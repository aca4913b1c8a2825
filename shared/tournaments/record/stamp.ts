/** When events happened: the time of their commit, ISO 8601, and its version. */
export type Stamp = { readonly at: string; readonly version: number };
