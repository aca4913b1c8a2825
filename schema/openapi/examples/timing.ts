import type * as z from 'zod';
import type {
  absence as absenceModel,
  clock as clockModel,
  serviceTime as serviceTimeModel,
  timeControl,
} from '../models/timing.ts';

export const timeControlByDays: z.input<typeof timeControl> = {
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

export const absence: z.input<typeof absenceModel> = {
  onExpiry: 'AUTOPILOT',
  absentAfter: 2,
  offerAfter: 'P2D',
  substitutes: 'ANY',
};

export const clock: z.input<typeof clockModel> = {
  seat: 'seat1',
  running: true,
  deadline: '2026-11-22T18:31:00.000Z',
  cause: 'TURN',
  bank: null,
  pausedUntil: null,
};

export const serviceTime: z.input<typeof serviceTimeModel> = {
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
