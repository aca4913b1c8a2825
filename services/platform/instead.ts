/**
 * Builds the same use-cases with some replaced. The others are looked up when they are called, so this loads none.
 */
export const instead = <Uses extends object>(uses: Uses, replaced: Partial<Uses>): Uses =>
  Object.assign(Object.create(uses) as Uses, replaced);
