import { MATCH_LINES } from '../budget.ts';
import type { GraphqlContext } from '../context.ts';

/** A match that the viewer may know of. */
export function matchById(id: string, { matches, viewer, budget }: GraphqlContext) {
  budget.spend(MATCH_LINES);
  return matches.find(viewer, id);
}
