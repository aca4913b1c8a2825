import { refuse } from '../../platform/requests/refusal.ts';

/**
 * The budget of a request: how many lines it may still read from the store. Validation can't know it: the
 * sizes of pages are often variables, and a list of matches multiplies whatever is asked of each.
 */
export type Budget = { spend(lines: number): void };

const LINES = 10_000;
/** Costs of reading one match, one step of it, catching up with it, and exporting a whole one. */
export const MATCH_LINES = 10;
export const STEP_LINES = 5;
/** Cost of one line of news. */
export const NEWS_LINES = 20;
export const RECAP_LINES = 500;
/** Cost of asking a bot for a suggestion. */
export const SUGGESTION_LINES = 500;
export const EXPORT_LINES = 2_000;
/** Cost of counting the players in all queues. */
export const QUEUES_LINES = 2_000;
/** Costs of reading a tournament, of looking up its table, and of drawing a round of it. */
export const TOURNAMENT_LINES = 100;
export const STANDING_LINES = 5;
export const PAIRING_LINES = 5_000;
/** Cost of each tournament of a series, looked up or for its table: a full one has 100. */
export const SERIES_EVENT_LINES = 40;
/**
 * Cost of an invitation code: high enough that a request tries only one, because each try is
 * counted.
 */
export const INVITATION_LINES = 6_000;

export function budget(): Budget {
  let left = LINES;
  return {
    spend(spent) {
      left -= spent;
      if (left >= 0) return;
      refuse('BAD_USER_INPUT', 'The query is too expensive. Ask for fewer or smaller pages.');
    },
  };
}
