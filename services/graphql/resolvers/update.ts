import type { MatchUpdateResolvers } from '../generated/resolvers.ts';
import { logIn } from './log.ts';
import { questionsIn } from './question.ts';
import { seatsIn } from './seat.ts';

export const MatchUpdate: MatchUpdateResolvers = {
  version: ({ update }) => update.version,
  from: ({ update }) => update.from,
  snapshot: ({ update }) => update.snapshot,
  patch: ({ update }) => update.patch,
  log: ({ update, setting }) => logIn(setting, update.log),
  questions: ({ update, setting }) => questionsIn(setting, update.questions),
  waitingOn: ({ update }) => update.waitingOn,
  seats: ({ setting }) => seatsIn(setting),
  clocks: ({ update }) => update.clocks,
  status: ({ update }) => update.status,
};
