import { expect, it } from 'vitest';
import { stalledOf } from '../../services/page/web/pages/tournament/desk/stalled.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const table = (number: number, minutes: number, held = false, status = 'RUNNING') => ({
  ...{ number, held, status: status as 'RUNNING' },
  match: {
    ...{ id: 'm', status: 'RUNNING' as const, waitingOn: [], seats: [] },
    updatedAt: new Date(now - minutes * 60_000).toISOString(),
  },
});

it('tables that wait for an arbiter are listed first, then those without a move for ten minutes', () => {
  const tables = [
    table(1, 3),
    table(2, 11),
    table(3, 40, false, 'FINISHED'),
    table(4, 14),
    table(5, 1, true),
  ];
  expect(stalledOf(tables, now).map(({ number }) => number)).toEqual([5, 4, 2]);
});
