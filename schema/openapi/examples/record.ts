import type { Shape } from './shape.ts';
import { matches, matchId, question, seats } from './match.ts';

const at = '2026-11-21T18:31:00.000Z';
const { commitment } = matches.free.fairness;

export const line: Shape<'LogEntry'> = {
  version: 2,
  at,
  seat: 'seat1',
  text: 'Ann plays the Paladin.',
  parts: [
    { text: 'Ann', ref: 'seat:seat1' },
    { text: ' plays the ', ref: null },
    { text: 'Paladin', ref: 'tile:h1' },
    { text: '.', ref: null },
  ],
  type: 'HeroDealt',
  data: { seat: 'seat1', tile: 'h1' },
  rule: 'TG-SET-10',
  dice: [],
  begins: null,
};

export const update: Shape<'MatchUpdate'> = {
  version: 3,
  at,
  from: 2,
  snapshot: null,
  patch: [{ op: 'replace', path: '/phase', value: 'place' }],
  log: [{ ...line, version: 3 }],
  questions: [question],
  waitingOn: ['seat1'],
  seats,
  seatsAt: 2,
  clocks: [],
  status: 'RUNNING',
  proposals: [],
  result: null,
};

const told = { type: 'HeroDealt', seat: 'seat1', tile: 'h1' };

export const entries: Shape<'JournalPage'> = {
  items: [{ version: 2, at, type: 'Told', data: { event: told } }],
  hasNextPage: true,
  endCursor: 2,
};

/** A record is far longer. */
export const whole: Shape<'Journal'> = {
  format: 'questhall-journal/1',
  match: matchId,
  game: 'tales-of-glory',
  options: { quests: false, parallelPlacing: false },
  seats: ['seat1', 'seat2'],
  entropy: [],
  commitment,
  secret: matches.over.fairness.secret,
  commits: [{ version: 2, at, entries: [{ type: 'Told', event: told }] }],
};
