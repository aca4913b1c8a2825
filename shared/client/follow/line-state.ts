import type { Refusal } from '../line/told.ts';

/** How it stands with the line to a match. */
export type LineState =
  /** Not yet, or not again. */
  | { readonly is: 'connecting' }
  /** What is shown is what stands. */
  | { readonly is: 'live' }
  /** The line was lost so many times running; it is tried again after a while. */
  | { readonly is: 'waiting'; readonly tries: number }
  /** The machine says that it has no network. */
  | { readonly is: 'offline' }
  /** The match is over, and its last version has come. */
  | { readonly is: 'over' }
  /** The service has refused; following it again would not help. */
  | { readonly is: 'refused'; readonly refusal: Refusal };
