/** What whoever asks for a tournament that is none, or not for them, is told. */
export const NO_TOURNAMENT = "Tournament not found, or you don't have access.";
