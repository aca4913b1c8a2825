import type * as z from 'zod';
import type * as acts from '../models/tournaments/act.ts';
import type * as players from '../models/tournaments/player.ts';
import type * as rounds from '../models/tournaments/round.ts';
import type * as models from '../models/tournaments/tournament.ts';
import { summary } from './match.ts';

const { game } = summary;
const at = '2026-11-21T18:30:00.000Z';
const hash = '5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2';
const ann = { id: 'ann', name: 'Ann', bot: false };
const bob = { id: 'bob', name: 'Bob', bot: false };
const olga = { id: 'olga', name: 'Olga', bot: false };
const id = '7k2m9c4d6r8t1v3x5z0b2f4hjn';

/** Regulations as an organizer writes them. */
const regulations = {
  game: { id: 'tales-of-glory' },
  timeControl: { preset: 'live' },
  stages: [{ format: 'SWISS', podSize: { preferred: 4, min: 3, max: 5 }, rounds: 5 }],
};

const playerOf = (
  account: z.input<typeof players.player>['account'],
  number: number,
): z.input<typeof players.player> => ({
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
const player = playerOf(ann, 1);
const other = playerOf(bob, 2);

const pod: z.input<typeof rounds.pod> = {
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
  endedAt: at,
};

const roundInShort: z.input<typeof rounds.roundSummary> = {
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

const report: z.input<typeof rounds.pairingReport> = {
  algorithm: 'swiss-1',
  weights: { repeats: 1_000, spread: 10 },
  repeats: 0,
  spread: 0,
  oddPods: 1,
  byes: 0,
  broken: [],
  edited: false,
};

const round: z.input<typeof rounds.round> = {
  ...roundInShort,
  seed: hash,
  regulations: hash,
  pairing: report,
  byes: [],
  missed: [],
  forbidden: [],
  pods: { items: [pod], hasNextPage: false, endCursor: '00001' },
};

const preview: z.input<typeof rounds.pairingPreview> = {
  round: 2,
  pods: [[2, 1]],
  byes: [],
  report,
  problems: [],
};

const appeal: z.input<typeof acts.appeal> = {
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

const tournament: z.input<typeof models.tournament> = {
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
  fairness: { commitment: hash, secret: null },
  owner: olga,
  roles: [{ account: { id: 'rudi', name: 'Rudi', bot: false }, roles: ['ARBITER'] }],
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
};

const draft: typeof tournament = {
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

const tournamentInShort: z.input<typeof models.tournaments>['items'][number] = {
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

const table: z.input<typeof players.standings> = {
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

const audit: z.input<typeof acts.audit> = {
  items: [
    {
      id: 'a1',
      at,
      by: { id: 'rudi', name: 'Rudi', bot: false },
      role: 'ARBITER',
      act: 'EXTEND',
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

const step: z.input<typeof models.tournamentStep> = {
  version: 6,
  at,
  events: [{ type: 'RoundPublished', round: 1, startsAt: at }],
};

const reason = 'Everybody at the table has agreed to this.';
const gives = tournament;

/** One of each operation on tournaments. */
export const tournamentExamples = {
  listTournaments: { gives: { items: [tournamentInShort], hasNextPage: false, endCursor: 'bWF1' } },
  getRegulationsSchema: { gives: { type: 'object', properties: { game: { type: 'object' } } } },
  getTournament: { gives },
  listTournamentPlayers: {
    gives: { items: [player, other], hasNextPage: false, endCursor: '#0002' },
  },
  getRound: { gives: round },
  getPod: { gives: pod },
  getStandings: { gives: table },
  getAudit: { gives: audit },
  getTournamentUpdates: {
    gives: { items: [step], hasNextPage: true, endCursor: 6 },
    lines: step,
  },
  exportTournament: { gives: { schema: 'tournament-1' as const, id } },
  getStandingsCsv: {
    gives: 'rank,number,name,points,WINS,place1,points1\r\n1,1,Ann,5,1,1,5\r\n',
  },
  getTournamentEvents: { gives: `${JSON.stringify(step)}\n` },
  getTournamentReport: { gives: '012 An evening of tales\r\n' },
  createTournament: { body: { name: 'An evening of tales', regulations }, gives: draft },
  updateTournament: { body: { description: 'Bring tea.' }, gives },
  announceTournament: { gives },
  openRegistration: { gives },
  setTournamentRole: { body: { role: 'ARBITER' as const, granted: true }, gives },
  cancelTournament: {
    body: { running: 'PLAY_ON' as const, reason: 'The hall is closed today.' },
    gives: { ...tournament, status: 'CANCELLED' as const },
  },
  startTournament: { gives },
  finalizeTournament: { gives: { ...tournament, status: 'FINAL' as const } },
  registerForTournament: {
    body: { entropy: 'something that nobody can guess' },
    gives: { ...tournament, pending: true },
  },
  withdrawFromTournament: { gives },
  checkIn: { body: {}, gives },
  invitePlayers: { body: { accountIds: ['ann', 'bob'] }, gives },
  registerPlayers: { body: { accountIds: ['ann', 'bob'] }, gives },
  approvePlayer: { gives },
  dropPlayer: { body: { reason }, gives },
  reinstatePlayer: { body: { reason }, gives },
  seedPlayers: { body: { accountIds: ['bob', 'ann'] }, gives },
  previewPairing: { gives: preview },
  draftRound: { body: {}, gives },
  editPairing: { body: { pods: [[1, 2]], byes: [], reason }, gives },
  repairRound: { body: { forbid: [[1, 2] as [number, number]], reason }, gives },
  publishRound: { body: {}, gives },
  unpublishRound: { body: { reason }, gives },
  adjudicatePod: {
    body: {
      places: [
        { number: 1, place: 1 },
        { number: 2, place: 2 },
      ],
      reason,
    },
    gives,
  },
  replayPod: { body: { reason }, gives },
  inspectPod: {
    body: { reason },
    gives: { matchId: '3c5e7g9j1m3p5r7t9v1x3z5b7d', version: 12, view: {} },
  },
  extendTime: { body: { pod: 1, by: 'PT15M', reason }, gives },
  replacePlayer: { body: { accountId: 'cyd', reason }, gives },
  penalisePlayer: { body: { kind: 'POINTS' as const, points: 0.5, reason }, gives },
  disqualifyPlayer: { body: { pastPods: 'KEEP' as const, reason }, gives },
  changeRegulations: { body: { regulations, reason }, gives },
  approveAct: { body: { reason }, gives },
  pauseTournament: { body: { reason }, gives: { ...tournament, status: 'PAUSED' as const } },
  resumeTournament: { body: { reason }, gives },
  openAppeal: {
    body: { round: 1, pod: 1, text: appeal.text },
    gives: { ...tournament, appeals: [appeal] },
  },
  decideAppeal: {
    body: { decision: 'UPHELD' as const, reason },
    gives: {
      ...tournament,
      appeals: [{ ...appeal, status: 'UPHELD' as const, decision: reason, decidedBy: olga }],
    },
  },
};
