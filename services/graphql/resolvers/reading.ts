import type { Resolvers } from '../generated/resolvers.ts';
import { Account } from './account.ts';
import { LogEntry } from './log.ts';
import { Option, Question } from './question.ts';
import { SeatInfo } from './seat.ts';
import { MatchUpdate } from './update.ts';

/** How the fields that can be reached from an update are filled. */
export const readingResolvers = {
  Account,
  Locale: { EN: 'en', CS: 'cs', KO: 'ko' },
  LogEntry,
  MatchUpdate,
  Option,
  Question,
  Role: { PLAYER: 'player', ORGANIZER: 'organizer', ADMIN: 'admin' },
  Scope: {
    READ: 'read',
    PLAY: 'play',
    HOST: 'host',
    ORGANIZE: 'organize',
    ACCOUNT: 'account',
  },
  SeatInfo,
} satisfies Resolvers;
