/** The most players of one event. */
export const MOST_PLAYERS = 4_096;
