import type { Refusal } from '../line/outcome.ts';

/** The state of the connection to a match. */
export type LineState =
  /** Not connected yet, or reconnecting. */
  | { readonly is: 'connecting' }
  /** The table is up to date. */
  | { readonly is: 'live' }
  /** The connection was lost `tries` times in a row; it is retried after a while. */
  | { readonly is: 'waiting'; readonly tries: number }
  /** The machine says that it has no network. */
  | { readonly is: 'offline' }
  /** The match is over, and its last version has come. */
  | { readonly is: 'over' }
  /** The service has refused; following it again would not help. */
  | { readonly is: 'refused'; readonly refusal: Refusal };
