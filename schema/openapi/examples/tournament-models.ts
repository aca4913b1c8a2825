import type { Shape } from './shape.ts';
import { summary } from './match.ts';

const { game } = summary;
const at = '2026-11-21T18:30:00.000Z';
const hash = '5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2';
const ann = { id: 'ann', name: 'Ann', bot: false, guest: false };
const bob = { id: 'bob', name: 'Bob', bot: false, guest: false };
export const olga = { id: 'olga', name: 'Olga', bot: false, guest: false };
export const id = '7k2m9c4d6r8t1v3x5z0b2f4hjn';

/** Regulations as an organizer writes them. */
export const regulations = {
  game: { id: 'tales-of-glory' },
  timeControl: { preset: 'live' },
  stages: [{ format: 'SWISS', podSize: { preferred: 4, min: 3, max: 5 }, rounds: 5 }],
};

const playerOf = (
  account: Shape<'TournamentPlayer'>['account'],
  number: number,
): Shape<'TournamentPlayer'> => ({
  id: `${id}.${account.id}`,
  account,
  number,
  status: 'ACTIVE',
  registeredAt: at,
  waitingPlace: null,
  seed: null,
  entered: null,
  checkedIn: null,
  noShows: 0,
  leaving: false,
  lives: null,
  before: [],
});
export const player = playerOf(ann, 1);
export const other = playerOf(bob, 2);

export const pod: Shape<'Pod'> = {
  id: `${id}.1.1`,
  round: 1,
  number: 1,
  status: 'FINISHED',
  seats: [
    { seat: 'seat1', player, account: ann },
    { seat: 'seat2', player: other, account: bob },
  ],
  matchId: '3c5e7g9j1m3p5r7t9v1x3z5b7d',
  attempt: 1,
  result: {
    places: [
      { player, place: 1, score: 42, points: null, noShow: false },
      { player: other, place: 2, score: 37, points: null, noShow: false },
    ],
    by: 'MATCH',
  },
  deadline: null,
  held: false,
  heldBy: null,
  endedAt: at,
};

const roundInShort: Shape<'RoundSummary'> = {
  number: 1,
  stage: 1,
  status: 'RUNNING',
  podCount: 1,
  final: false,
  startsAt: at,
  deadline: null,
  completedAt: null,
  changedAt: 6,
};

const report: Shape<'PairingReport'> = {
  algorithm: 'swiss-1',
  weights: { repeats: 1_000, spread: 10 },
  repeats: 0,
  spread: 0,
  oddPods: 1,
  byes: 0,
  broken: [],
  edited: false,
};

export const round: Shape<'Round'> = {
  ...roundInShort,
  seed: hash,
  regulations: hash,
  pairing: report,
  byes: [],
  missed: [],
  forbidden: [],
  forbiddenHash: null,
  stepsHash: hash,
  pods: { items: [pod], hasNextPage: false, endCursor: '00001' },
};

export const preview: Shape<'PairingPreview'> = {
  round: 2,
  pods: [[2, 1]],
  byes: [],
  report,
  problems: [],
};

export const appeal: Shape<'Appeal'> = {
  id: 'p1',
  by: bob,
  at,
  round: 1,
  pod: 1,
  act: null,
  text: 'The clock ran while the service stood still.',
  status: 'OPEN',
  decision: null,
  decidedBy: null,
};

export const tournament: Shape<'Tournament'> = {
  id,
  version: 8,
  name: 'An evening of tales',
  description: null,
  visibility: 'PUBLIC',
  game,
  status: 'RUNNING',
  regulations: { json: regulations, hash, text: 'Game: Tales of Glory' },
  stages: [{ number: 1, format: 'SWISS', status: 'RUNNING', rounds: 5, cut: null }],
  stage: 1,
  registered: 2,
  waiting: 0,
  rounds: [roundInShort],
  appeals: [],
  proposed: [],
  penalties: [],
  fairness: { commitment: hash, regulations: hash, secret: null },
  owner: olga,
  roles: [{ account: { id: 'rudi', name: 'Rudi', bot: false, guest: false }, roles: ['ARBITER'] }],
  myRoles: ['OWNER'],
  mine: null,
  pending: false,
  myNext: null,
  can: ['CANCEL_TOURNAMENT', 'PAUSE_TOURNAMENT'],
  warnings: [],
  code: null,
  apart: [],
  changedAt: 5,
  createdAt: at,
  updatedAt: at,
  finishedAt: null,
  appealsUntil: null,
};

export const draft: typeof tournament = {
  ...tournament,
  version: 0,
  status: 'DRAFT',
  regulations: { json: regulations, hash: null, text: 'Game: Tales of Glory' },
  stages: [{ number: 1, format: 'SWISS', status: 'WAITING', rounds: 5, cut: null }],
  stage: 0,
  registered: 0,
  rounds: [],
  roles: [],
  can: ['UPDATE_TOURNAMENT', 'ANNOUNCE_TOURNAMENT', 'CANCEL_TOURNAMENT'],
  changedAt: 0,
};

export const tournamentInShort: Shape<'TournamentPage'>['items'][number] = {
  id,
  name: tournament.name,
  game,
  status: 'RUNNING',
  visibility: 'PUBLIC',
  players: 2,
  cap: 64,
  startsAt: null,
  createdAt: at,
  updatedAt: at,
};

export const table: Shape<'StandingPage'> = {
  stage: 1,
  round: 1,
  items: [
    {
      rank: 1,
      player,
      points: 5,
      tieBreaks: [{ kind: 'WINS', value: '1' }],
      results: [{ round: 1, pod: 1, place: 1, points: 5, source: 'MATCH' }],
    },
  ],
  hasNextPage: false,
  endCursor: '00001',
};

export const audit: Shape<'AuditPage'> = {
  items: [
    {
      id: 'a1',
      at,
      by: { id: 'rudi', name: 'Rudi', bot: false, guest: false },
      role: 'ARBITER',
      act: 'EXTEND',
      text: 'Time added',
      target: { round: 1, pod: 1, number: null, account: null, appeal: null, act: null },
      before: null,
      after: { deadline: '2026-11-21T20:00:00.000Z' },
      reason: 'The service stood still for a quarter of an hour.',
      note: null,
      hash,
    },
  ],
  hasNextPage: false,
  endCursor: 'a1',
};

export const step: Shape<'TournamentStep'> = {
  version: 6,
  at,
  events: [{ type: 'RoundPublished', round: 1, startsAt: at }],
};
