import fc from 'fast-check';
import { graphql } from './sent/graphql.ts';
import { restful } from './sent/rest.ts';
import { sockets } from './sent/sockets.ts';
import type { Hostile, Known } from './sent/hostile.ts';

/** This number of hostile requests, always the same for the same seed. */
export const hostile = (known: Known, numRuns: number, seed: number): readonly Hostile[] =>
  fc.sample(fc.oneof(graphql(known), restful(known), sockets(known)), { numRuns, seed });
