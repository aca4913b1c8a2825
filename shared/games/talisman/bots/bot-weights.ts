import type { Kind } from '../asks.ts';
import type { Aim } from './aims.ts';
import type { Tables } from './look.ts';
import type { Weights } from './weights.ts';

/** Tables of greedy bots in an edition: those that name its spaces, cards and rules. */
export type BotWeights = Tables & {
  readonly aims: readonly Aim[];
  /** Weights of options, by the kind of the question. */
  readonly weights: Readonly<Record<Kind, Weights>>;
  /** Weights of rights that are offered beside every question; none by default. */
  readonly rights?: Weights;
};
