import type { Shape } from './shape.ts';

export const timeControlByDays: Shape<'TimeControl'> = {
  preset: 'async-1d',
  name: '1 day per turn',
  speed: 'ASYNC',
  perQuestion: null,
  perTurn: 'P1D',
  bank: null,
  reaction: 'PT6H',
  weekends: 'RUN',
  playingHours: false,
  vacation: 'FORBIDDEN',
};

export const absence: Shape<'Absence'> = {
  onExpiry: 'AUTOPILOT',
  absentAfter: 2,
  offerAfter: 'P2D',
  substitutes: 'ANY',
};

export const clock: Shape<'Clock'> = {
  seat: 'seat1',
  running: true,
  deadline: '2026-11-22T18:31:00.000Z',
  cause: 'TURN',
  bank: null,
  pausedUntil: null,
};

export const serviceTime: Shape<'ServiceTime'> = {
  hold: null,
  credits: [
    {
      from: '2026-11-21T18:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
      reason: 'An outage.',
      matchIds: null,
    },
  ],
};
