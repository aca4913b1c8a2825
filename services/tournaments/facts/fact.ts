import type { PodPlace } from '../../../shared/tournaments/results.ts';

/** The result of a seat of a pod's match; the seats are in order. */
export type SeatResult = Omit<PodPlace, 'number'> & {
  /** True if its holder was not there when it ended: resigned, gone, or absent. */
  readonly absent?: boolean | undefined;
};

/** A fact from outside a tournament's own commands, of kinds that arrive in crowds. */
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
      /** The attempt of each; absent in facts of releases before this was recorded. */
      readonly attempts?: readonly number[] | undefined;
    }
  /** Time was called in the match of a pod, by this number of rules of its deadline. */
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
      /** `RULES`, `last-round` if that was played out, or the reason why it ended before. */
      readonly ended: string;
      readonly seats: readonly SeatResult[];
    }
  /** A match is stuck in a rule of its game. */
  | {
      readonly kind: 'STUCK';
      readonly round: number;
      readonly pod: number;
      readonly attempt: number;
    };

/** The kinds of facts; the type checker requires each. */
const kinds: Readonly<Record<Fact['kind'], true>> = {
  REGISTER: true,
  WITHDRAW: true,
  CHECK_IN: true,
  SEATED: true,
  CALLED: true,
  RESULT: true,
  STUCK: true,
};

/** True if a value of the inbox, which stores any JSON, is a fact. */
export const isFact = (fact: unknown): fact is Fact =>
  typeof fact === 'object' &&
  fact !== null &&
  'kind' in fact &&
  typeof fact.kind === 'string' &&
  Object.hasOwn(kinds, fact.kind);
