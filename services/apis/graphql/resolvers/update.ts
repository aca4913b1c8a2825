import { logIn } from './log.ts';
import { questionsIn } from './question.ts';
import { resultIn } from './result.ts';
import { seatsIn } from './seat.ts';
import type { Complete } from '../needed.ts';

export const MatchUpdate = {
  version: ({ update }) => update.version,
  at: ({ update }) => update.at,
  from: ({ update }) => update.from,
  snapshot: ({ update }) => update.snapshot,
  patch: ({ update }) => update.patch,
  log: ({ update, setting }) => logIn(setting, update.log),
  questions: ({ update, setting }) => questionsIn(setting, update),
  waitingOn: ({ update }) => update.waitingOn,
  seats: ({ setting }) => seatsIn(setting),
  seatsAt: ({ update }) => update.seatsAt,
  clocks: ({ update }) => update.clocks,
  status: ({ update }) => update.status,
  proposals: ({ update }) => update.proposals,
  result: ({ update, setting }) => update.result && resultIn(update.result, setting),
} satisfies Complete<'MatchUpdate'>;
