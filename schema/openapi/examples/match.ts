import type { Shape } from './shape.ts';
import { absence, clock, timeControlByDays } from './timing.ts';

type Summary = Shape<'MatchSummary'>;
type Match = Shape<'Match'>;

export const ann = { id: 'ann', name: 'Ann', bot: false, guest: false };
const bob = { id: 'bob', name: 'Bob', bot: false, guest: false };

const there = { resigned: false, presence: 'ACTIVE', missed: 0 } as const;
const seat1 = { id: 'seat1', name: 'Ann', account: ann, bot: null, free: false, ...there };
const seat2 = { id: 'seat2', name: 'Bob', account: bob, bot: null, free: false, ...there };
const seatOfBot = { ...seat2, name: 'Bot 2', account: null, bot: 'greedy' };
const freeSeat = { ...seat2, name: 'Seat 2', account: null, free: true };
export const seats = [seat1, seat2];

export const matchId = 'yprw4vd8x8ev68a23kd3mxk9g9';
const commitment = '274f0b2f783115ed11eaa5d38590af80f3f4fcf5b6a68b99c732012fba0ac33d';

export const summary: Summary = {
  id: matchId,
  game: { id: 'tales-of-glory', name: 'Tales of Glory' },
  version: 0,
  status: 'OPEN',
  visibility: 'PUBLIC',
  kind: 'MATCH',
  forkOf: null,
  title: 'A calm evening game',
  language: 'EN',
  startWhenFull: false,
  rated: false,
  lastRound: false,
  requirements: null,
  spectatorDelay: 0,
  tournament: null,
  pod: null,
  host: ann,
  createdAt: '2026-11-21T18:30:00.000Z',
  updatedAt: '2026-11-21T18:30:00.000Z',
  seats: [seat1, freeSeat],
  seat: 'seat1',
  timeControl: null,
  absence: null,
  waitingOn: [],
  result: null,
  deadline: null,
  asking: null,
};

/** A match that was just set up, and its stages from there. */
const free: Match = {
  ...summary,
  can: ['LEAVE_MATCH', 'ADD_BOT', 'MARK_SEEN'],
  invitation: null,
  options: { quests: false, parallelPlacing: false },
  goal: 'Have the most Glory after 10 rounds.',
  view: {},
  questions: [],
  clocks: [],
  orders: [],
  rematch: null,
  chat: 'FREE',
  proposals: [],
  invitations: [],
  fairness: { commitment, entropy: [], secret: null, beacon: null },
};

export const question = {
  id: '0.2/?select:seat1#1',
  seat: 'seat1',
  kind: 'select',
  text: 'Which tile do you choose, in secret?',
  parts: [{ text: 'Which tile do you choose, in secret?', ref: null }],
  short: 'Which tile do you choose, in secret?',
  about: { 'slot:1': 'tile:p1-p4', 'slot:2': 'tile:p1-c1', wilderness: 4 },
  min: 1,
  max: 1,
  options: [
    {
      id: 'slot:1',
      text: 'Slot 1: Waymarket',
      parts: [
        { text: 'Slot 1: ', ref: null },
        { text: 'Waymarket', ref: 'tile:p1-p4' },
      ],
      short: 'Slot 1: Waymarket',
      subject: 'p1-p4',
      refs: ['slot:1', 'tile:p1-p4'],
      group: 'ANSWER' as const,
      effects: [],
      odds: null,
      isDefault: true,
    },
    {
      id: 'slot:2',
      text: 'Slot 2: Drill Captain',
      parts: [
        { text: 'Slot 2: ', ref: null },
        { text: 'Drill Captain', ref: 'tile:p1-c1' },
      ],
      short: 'Slot 2: Drill Captain',
      subject: 'p1-c1',
      refs: ['slot:2', 'tile:p1-c1'],
      group: 'ANSWER' as const,
      effects: [],
      odds: null,
      isDefault: false,
    },
  ],
  weight: 'DECISION' as const,
  askedAt: 2,
  sealed: true,
  answered: false,
  deadline: null,
};

/** The view is far larger: the schema of the game describes it. */
const running: Match = {
  ...free,
  can: ['ANSWER', 'SET_STANDING_ORDERS', 'RESIGN', 'PAUSE_MATCH', 'MARK_SEEN'],
  version: 2,
  status: 'RUNNING',
  updatedAt: '2026-11-21T18:31:00.000Z',
  seats,
  waitingOn: ['seat1', 'seat2'],
  view: { phase: 'select', round: 1, firstPlayer: 'seat2' },
  questions: [question],
};

const forked: Match = {
  ...running,
  can: ['ANSWER', 'RESIGN', 'MARK_SEEN'],
  kind: 'ANALYSIS',
  forkOf: { matchId: '0c3h7m5kx9q2w8r4t6v1y3z5ab', version: 87, chance: 'SAME' },
  version: 0,
  visibility: 'PRIVATE',
  seat: null,
  chat: 'OFF',
};

const order = { kind: 'select', about: null, choose: [], ask: true, once: false, until: null };

const asked: Match['invitations'][number] = {
  id: '7m2c9k4ts6x1q8w5e3r0yzabcd.3',
  by: ann,
  account: bob,
  code: null,
  uses: 1,
  used: 0,
  seat: null,
  at: '2026-11-21T18:30:00.000Z',
  expiresAt: '2026-12-05T18:30:00.000Z',
  status: 'PENDING',
};

const proposal: Match['proposals'][number] = {
  id: 'p4',
  kind: 'PAUSE',
  by: 'seat1',
  itself: false,
  at: '2026-11-21T18:31:00.000Z',
  expiresAt: '2026-11-22T18:31:00.000Z',
  status: 'OPEN',
  votes: [{ seat: 'seat1', agree: true, at: '2026-11-21T18:31:00.000Z' }],
  waitingOn: ['seat2'],
  closedAt: null,
  until: '2026-11-28T18:00:00.000Z',
  toVersion: null,
  extend: null,
  outcome: null,
  seat: null,
  level: null,
};
const no = { seat: 'seat2', agree: false, at: '2026-11-21T18:40:00.000Z' };
const rejected: Match['proposals'][number] = {
  ...proposal,
  status: 'REJECTED',
  votes: [...proposal.votes, no],
  waitingOn: [],
  closedAt: no.at,
};

export const matches = {
  free,
  withBot: {
    ...free,
    version: 1,
    seats: [seat1, seatOfBot],
    can: ['LEAVE_MATCH', 'REMOVE_FROM_SEAT', 'START_MATCH', 'MARK_SEEN'],
  },
  joined: { ...free, version: 1, seats, seat: 'seat2', can: ['LEAVE_MATCH', 'MARK_SEEN'] },
  left: { ...free, version: 2, seat: null, can: ['JOIN_MATCH', 'MARK_SEEN'] },
  running,
  forked,
  answered: {
    ...running,
    version: 3,
    waitingOn: ['seat2'],
    questions: [{ ...question, answered: true }],
  },
  paused: {
    ...running,
    version: 3,
    status: 'PAUSED',
    waitingOn: [],
    questions: [],
    can: ['SET_STANDING_ORDERS', 'RESIGN', 'RESUME_MATCH', 'MARK_SEEN'],
  },
  returned: { ...running, version: 9, timeControl: timeControlByDays, absence, clocks: [clock] },
  claimed: {
    ...running,
    version: 9,
    seat: 'seat2',
    timeControl: timeControlByDays,
    absence,
    clocks: [clock],
  },
  resumed: { ...running, version: 4 },
  ordered: { ...running, version: 3, orders: [order] },
  inviting: { ...free, version: 3, invitations: [asked] },
  revoked: { ...free, version: 4, invitations: [{ ...asked, status: 'REVOKED' }] },
  proposed: { ...running, version: 4, proposals: [proposal] },
  voted: {
    ...running,
    version: 5,
    proposals: [rejected],
  },
  over: {
    ...running,
    version: 3,
    status: 'FINISHED',
    can: ['MARK_SEEN'],
    seats: [{ ...seat1, resigned: true, presence: 'GONE' }, seat2],
    waitingOn: [],
    questions: [],
    result: {
      ranking: [
        {
          seat: 'seat2',
          place: 1,
          score: 0,
          details: {},
          placeText: '1st of 2',
          scoreText: '0 Glory',
          parts: [],
        },
        {
          seat: 'seat1',
          place: 2,
          score: 0,
          details: {},
          placeText: '2nd of 2',
          scoreText: 'Left the match',
          parts: [],
        },
      ],
      reason: 'finished',
      reasonText: 'All others have resigned, and Bob wins.',
      leavers: [{ seat: 'seat1', account: ann }],
    },
    fairness: { commitment, entropy: [], secret: '5eb9…', beacon: null },
  },
} as const satisfies Readonly<Record<string, Match>>;

const { game, host } = summary;
export const invitation = {
  matchId,
  game,
  title: summary.title,
  language: summary.language,
  host,
  seats: summary.seats,
  options: free.options,
  timeControl: null,
};
