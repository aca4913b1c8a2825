/** Refusal of a tournament that does not exist, or that the viewer may not see. */
export const NO_TOURNAMENT = "Tournament not found, or you don't have access.";
