import { JSON_DEPTH } from './depth.ts';

/** The limits of a document of GraphQL: its size, depth and cost. Introspection is free: the contract is public. */
export const documentLimits = {
  /** The most levels of JSON that a variable may nest. */
  variableDepth: JSON_DEPTH,
  /** The most levels of brackets in a document: selections, arguments, values. */
  nesting: 64,
  tokens: 2_000,
  depth: 10,
  aliases: 30,
  directives: 20,
  /**
   * A scalar costs 1, an object 2 and 1.5 times what is in it, a list with `first` that many times. The largest page
   * of all, 100 pods of a round with all that is said of each, costs 70,000; what is read for it has a budget of its own.
   */
  cost: 75_000,
} as const;
