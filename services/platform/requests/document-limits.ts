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
   * The highest cost of a document. A scalar costs 1, an object 2 plus 1.5 times its contents, a
   * list with `first` that many times its items. The largest page of all, 100 pods of a round with
   * all their fields, costs 70,000; its reads have a budget of their own.
   */
  cost: 75_000,
} as const;
