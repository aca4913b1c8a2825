/**
 * A part of a number that is told: what it comes from, as a reference (`attribute:strength`,
 * `card:sword.1`, `ability:inner-belief`, `space:cursed-glade`, `lasting:drink`), and how much it adds.
 */
export type Part = { readonly of: string; readonly points: number };

export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);
