/**
 * A part of a number: its source, as a reference (`attribute:strength`, `card:sword.1`,
 * `ability:inner-belief`, `space:cursed-glade`, `lasting:drink`), and its points.
 */
export type Part = { readonly of: string; readonly points: number };

export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);
