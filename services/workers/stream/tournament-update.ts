/** A step of a tournament as somebody may see it, by its version as they count it; the rest is its own affair. */
export type TournamentStep = { readonly version: number } & Readonly<Record<string, unknown>>;

/** Update for followers of a tournament: steps in order, each once, and the version of the last of them. */
export type TournamentFollowed = {
  readonly version: number;
  readonly steps: readonly TournamentStep[];
};
