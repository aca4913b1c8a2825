import type { Summary } from '../../services/platform/storage/contract.ts';

/** A summary with these fields; the others are of no interest. */
export const summary = (given: Partial<Summary> & Pick<Summary, 'stream'>): Summary => ({
  version: 0,
  kind: 'tic-tac-toe',
  members: [],
  data: {},
  ...given,
});

export const member = (account: string, minute: number, turn = false) => ({
  account,
  turn,
  since: at(minute),
});

/** The time this number of minutes after a fixed hour. */
export const at = (minute: number): string =>
  new Date(Date.UTC(2026, 0, 31, 8) + minute * 60_000).toISOString();
