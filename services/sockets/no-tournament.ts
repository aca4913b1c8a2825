/** What whoever asks for a tournament that is none, or not for them, is told. */
export const NO_TOURNAMENT = 'There is no such tournament.';
