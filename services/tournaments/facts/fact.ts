import type { PodPlace } from '../../../shared/tournaments/results.ts';

/** What a seat of a pod's match came to, in the order of seats. */
export type SeatResult = Omit<PodPlace, 'number'> & {
  /** Whether its holder was not there when it ended: resigned, gone, or absent. */
  readonly absent?: boolean | undefined;
};

/** A fact that comes to a tournament from outside its own acts, in crowds. */
export type Fact =
  | {
      readonly kind: 'REGISTER';
      readonly account: string;
      readonly machine?: true | undefined;
      readonly entropy?: string | undefined;
    }
  | { readonly kind: 'WITHDRAW'; readonly account: string }
  | { readonly kind: 'CHECK_IN'; readonly account: string; readonly entropy?: string | undefined }
  /** The matches of these pods have been made. */
  | {
      readonly kind: 'SEATED';
      readonly round: number;
      readonly pods: readonly number[];
      /** Which match of each it is; absent in what was put by releases before this was said. */
      readonly attempts?: readonly number[] | undefined;
    }
  /** Time was called in the match of a pod, by so many rules of its deadline. */
  | {
      readonly kind: 'CALLED';
      readonly round: number;
      readonly pod: number;
      readonly attempt: number;
      readonly rules: number;
    }
  /** The match of a pod is over. */
  | {
      readonly kind: 'RESULT';
      readonly round: number;
      readonly pod: number;
      readonly attempt: number;
      /** `RULES`, `last-round` where that was played out, or why it ended before they ended it. */
      readonly ended: string;
      readonly seats: readonly SeatResult[];
    }
  /** The rules of a match cannot go on. */
  | {
      readonly kind: 'STUCK';
      readonly round: number;
      readonly pod: number;
      readonly attempt: number;
    };

/** The kinds of facts; the type checker asks for each. */
const kinds: Readonly<Record<Fact['kind'], true>> = {
  REGISTER: true,
  WITHDRAW: true,
  CHECK_IN: true,
  SEATED: true,
  CALLED: true,
  RESULT: true,
  STUCK: true,
};

/** The border to the inbox, which keeps any JSON. */
export const isFact = (fact: unknown): fact is Fact =>
  typeof fact === 'object' &&
  fact !== null &&
  'kind' in fact &&
  typeof fact.kind === 'string' &&
  Object.hasOwn(kinds, fact.kind);
