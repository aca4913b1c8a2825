import type { Shape } from './shape.ts';
import { ann } from './match.ts';

const rating: Shape<'KnownPerson'>['ratings'][number] = {
  gameId: 'tales-of-glory',
  pool: 'ASYNC',
  figure: 1486,
  mu: 30.42,
  sigma: 6.09,
  matches: 12,
  provisional: false,
};

export const known: Shape<'KnownPerson'> = {
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

export const ranked: Shape<'LeaderboardPage'> = {
  items: [{ account: { id: 'bob', name: 'Bob', bot: false, guest: false }, rating }],
  hasNextPage: false,
  endCursor: 'bWFuaWZlc3Q',
};

export const own: Shape<'Account'> = {
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

export const someVacation: Shape<'Vacation'> = {
  daysLeft: 16,
  current: null,
  planned: [{ from: '2027-07-01', to: '2027-07-14' }],
  auto: true,
};

export const alwaysAsked: Shape<'DefaultOrders'> = {
  gameId: 'tales-of-glory',
  orders: [{ kind: 'select', about: null, choose: [], ask: true, once: false, until: null }],
};

export const mallory = { id: 'mallory', name: 'Mallory', bot: false, guest: false };

export const botAccount = { id: 'bot~4ts6x1', name: 'Marvin', bot: true, guest: false };

export const keptToken: Shape<'AccessTokens'>['items'][number] = {
  id: '7m2c9k',
  name: 'my e-board',
  scopes: ['PLAY'],
  createdAt: '2026-11-21T18:30:00.000Z',
  expiresAt: '2027-02-19T18:30:00.000Z',
  usedAt: null,
};
