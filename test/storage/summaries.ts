import type { Summary } from '../../services/platform/storage/contract.ts';

/** A summary with nothing of interest but what is given. */
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

/** So many minutes after a fixed hour. */
export const at = (minute: number): string =>
  new Date(Date.UTC(2026, 0, 31, 8) + minute * 60_000).toISOString();
