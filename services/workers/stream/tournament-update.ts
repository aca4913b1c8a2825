/**
 * A step of a tournament as a viewer may see it, by the version that the viewer counts; the rest is
 * up to the tournament.
 */
export type TournamentStep = { readonly version: number } & Readonly<Record<string, unknown>>;

/** Update for followers of a tournament: steps in order, each once, and the version of the last of them. */
export type TournamentFollowed = {
  readonly version: number;
  readonly steps: readonly TournamentStep[];
};
