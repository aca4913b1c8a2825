import type { Resolvers } from '../generated/resolvers.ts';
import { Account } from './account.ts';
import { Game } from './game.ts';
import { LogEntry } from './log.ts';
import { Match } from './match.ts';
import { Mutation } from './mutation.ts';
import { Node } from './node.ts';
import { StandingOrder } from './order.ts';
import { Query } from './query.ts';
import { Option, Question } from './question.ts';
import { SeatInfo } from './seat.ts';
import { MatchUpdate } from './update.ts';

/** How the fields are filled. Scalars pass as they are: what is sent is ours, what comes is checked. */
export const resolvers: Resolvers = {
  Account,
  Game,
  Locale: { EN: 'en', CS: 'cs', KO: 'ko' },
  LogEntry,
  Match,
  MatchUpdate,
  Mutation,
  Node,
  Option,
  Query,
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
  StandingOrder,
};
