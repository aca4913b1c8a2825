import type * as z from 'zod';
import type * as models from '../models/account.ts';
import type { leaderboard } from '../models/leaderboard.ts';
import type { defaultOrders } from '../models/order.ts';
import { ann } from './match.ts';

const rating: z.input<typeof models.knownPerson>['ratings'][number] = {
  gameId: 'tales-of-glory',
  pool: 'ASYNC',
  figure: 1486,
  mu: 30.42,
  sigma: 6.09,
  matches: 12,
  provisional: false,
};

export const known: z.input<typeof models.knownPerson> = {
  id: 'bob',
  name: 'Bob',
  bot: false,
  guest: false,
  reliability: {
    score: 0.985,
    answersDue: 212,
    answersInTime: 208,
    finished: 9,
    abandoned: 0,
    restrictedUntil: null,
  },
  ratings: [rating],
};

export const ranked: z.input<typeof leaderboard> = {
  items: [{ account: { id: 'bob', name: 'Bob', bot: false, guest: false }, rating }],
  hasNextPage: false,
  endCursor: 'bWFuaWZlc3Q',
};

export const own: z.input<typeof models.account> = {
  ...ann,
  roles: ['PLAYER'],
  locale: 'EN',
  timeZone: 'Europe/Prague',
  quietFrom: null,
  quietTo: '07:00',
  urgentBelow: null,
  digestAt: null,
  playingHours: null,
  playingHoursFrom: null,
};

export const someVacation: z.input<typeof models.vacation> = {
  daysLeft: 16,
  current: null,
  planned: [{ from: '2027-07-01', to: '2027-07-14' }],
  auto: true,
};

export const alwaysAsked: z.input<typeof defaultOrders> = {
  gameId: 'tales-of-glory',
  orders: [{ kind: 'select', about: null, choose: [], ask: true, once: false, until: null }],
};

export const mallory = { id: 'mallory', name: 'Mallory', bot: false, guest: false };

export const botAccount = { id: 'bot~4ts6x1', name: 'Marvin', bot: true, guest: false };

export const keptToken: z.input<typeof models.accessTokens>['items'][number] = {
  id: '7m2c9k',
  name: 'my e-board',
  scopes: ['PLAY'],
  createdAt: '2026-11-21T18:30:00.000Z',
  expiresAt: '2027-02-19T18:30:00.000Z',
  usedAt: null,
};
