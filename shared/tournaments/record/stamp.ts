/** Time and version of events' commit; the time is ISO 8601. */
export type Stamp = { readonly at: string; readonly version: number };
