import type { Shape } from './shape.ts';
import { summary } from './match.ts';
import { timeControlByDays } from './timing.ts';

type Queue = Shape<'Queues'>['items'][number];

export const ticket: NonNullable<Queue['ticket']> = {
  id: '4m7c9k2d5r8t1v3x6z0b7f9hjn',
  game: summary.game,
  timeControl: timeControlByDays,
  status: 'OPEN',
  seats: [2, 3],
  languages: ['EN'],
  since: '2026-11-21T18:30:00.000Z',
  until: '2026-12-05T18:30:00.000Z',
  confirmBy: null,
  confirmed: false,
  matchId: null,
};

export const queue: Queue = {
  game: summary.game,
  timeControl: timeControlByDays,
  waiting: 1,
  ticket,
};

export const tableAlert: Shape<'TableAlert'> = {
  id: 'tales-of-glory',
  game: summary.game,
  since: '2026-11-21T18:30:00.000Z',
  until: '2026-11-22T18:30:00.000Z',
};
