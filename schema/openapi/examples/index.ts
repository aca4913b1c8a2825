import type { OperationId } from '../../rest/routes.ts';
import { dueByTomorrow, ownRules } from './attention.ts';
import {
  alwaysAsked,
  botAccount,
  keptToken,
  known,
  mallory,
  own,
  ranked,
  someVacation,
} from './accounts.ts';
import { gameInFull, gameInShort, textsOfGame } from './games.ts';
import { invitation, matches, question, summary } from './match.ts';
import { channel, sent } from './notifications.ts';
import { thisService } from './service.ts';
import { seriesExamples } from './series.ts';
import { tournamentExamples } from './tournaments.ts';
import { serviceTime, timeControlByDays } from './timing.ts';
import { queue, tableAlert, ticket } from './queue.ts';
import { recap } from './recap.ts';
import { goodLuck, notice, reported, warned } from './talk.ts';
import { entries, line, update, whole } from './record.ts';

/** Example of a request and of its answer. */
export type OperationExample = {
  readonly body?: unknown;
  readonly gives: unknown;
  readonly lines?: unknown;
};

const last = { hasNextPage: false, endCursor: 2 };

/** One of each, for pages that show the contract and try it out: requests sent there have an effect. */
export const examples = {
  listGames: { gives: { items: [gameInShort] } },
  getGame: { gives: gameInFull },
  getGameTexts: { gives: textsOfGame },
  getGameSheet: { gives: { ...gameInFull, locale: 'EN', texts: textsOfGame } },
  getLeaderboard: { gives: ranked },
  listTimeControls: { gives: { items: [timeControlByDays] } },
  getAttention: { gives: { items: [dueByTomorrow], hasNextPage: false, endCursor: 'bWFuaWZlc3Q' } },
  getNextAttention: { gives: { item: dueByTomorrow } },
  getNotificationRules: { gives: ownRules },
  setNotificationRules: { body: { rules: [] }, gives: { items: [], muted: [] } },
  muteMatch: { body: {}, gives: ownRules },
  listMatches: { gives: { items: [summary], hasNextPage: false, endCursor: 'bWFuaWZlc3Q' } },
  getMatch: { gives: matches.running },
  getUpdates: { gives: { items: [update] }, lines: update },
  getView: { gives: { version: 2, view: matches.running.view } },
  getLog: { gives: { items: [line], ...last, hasPreviousPage: true, startCursor: 2 } },
  getJournal: { gives: entries },
  exportJournal: { gives: whole },
  getRecap: { gives: recap },
  getRatingChanges: { gives: { items: [{ accountId: 'ann', before: 1512, after: 1530 }] } },
  getSeen: { gives: { version: 5 } },
  markSeen: { body: { version: 2 }, gives: { version: 2 } },

  createMatch: {
    body: {
      gameId: 'tales-of-glory',
      seats: 2,
      title: 'A calm evening game',
      language: 'EN',
      bots: ['greedy'],
    },
    gives: { ...matches.withBot, version: 0 },
  },
  quickMatch: { gives: { ...matches.running, version: 0 } },
  getInvitation: { gives: invitation },
  joinMatch: { body: { seat: 'seat2' }, gives: matches.joined },
  leaveMatch: { gives: matches.left },
  addBot: { body: { level: 'greedy' }, gives: matches.withBot },
  removeFromSeat: { gives: { ...matches.free, version: 2 } },
  startMatch: {
    body: { entropy: 'something that nobody can guess' },
    gives: matches.running,
  },

  invite: { body: { accountId: 'bob' }, gives: matches.inviting },
  answerInvitation: { body: { accept: true }, gives: matches.joined },
  revokeInvitation: { gives: matches.revoked },
  rematch: { gives: { ...matches.free, version: 0 } },
  forkMatch: { body: { version: 87 }, gives: matches.forked },
  listQueues: { gives: { items: [queue] } },
  listQueueTickets: { gives: { items: [ticket] } },
  joinQueue: {
    body: { gameId: 'tales-of-glory', timeControl: 'async-1d', seats: [2, 3], languages: ['EN'] },
    gives: ticket,
  },
  confirmQueue: { gives: ticket },
  leaveQueue: { gives: { ...ticket, status: 'LEFT' } },
  listTableAlerts: { gives: { items: [tableAlert] } },
  addTableAlert: { body: { gameId: 'tales-of-glory', lasts: 'P1D' }, gives: tableAlert },
  removeTableAlert: { gives: { items: [] } },

  ...tournamentExamples,
  ...seriesExamples,

  answer: {
    body: { questionId: question.id, choose: ['slot:1'] },
    gives: { match: matches.answered, version: 3 },
  },
  getSuggestion: { gives: { choose: ['slot:1'] } },
  pauseMatch: { body: { reason: 'Tea is ready.' }, gives: matches.paused },
  resumeMatch: { gives: matches.resumed },
  rewindMatch: {
    body: { toVersion: 2, reason: 'A slip of the finger.' },
    gives: { ...matches.running, version: 6 },
  },
  closeProcedure: { body: { reason: 'The rule is stuck.' }, gives: matches.resumed },
  resign: { gives: matches.over },
  propose: {
    body: { kind: 'PAUSE', until: '2026-11-28T18:00:00.000Z' },
    gives: matches.proposed,
  },
  vote: { body: { agree: false }, gives: matches.voted },
  getUndo: { gives: { undo: { policy: 'CONSENT', left: 3, to: 7, sealedAt: 7, reason: 'ROLL' } } },
  undo: { body: { toVersion: 2 }, gives: { ...matches.running, version: 6 } },
  returnToSeat: { gives: matches.returned },
  claimSeat: { gives: matches.claimed },
  setStandingOrders: {
    body: { orders: [{ kind: 'select', ask: true }] },
    gives: matches.ordered,
  },

  listPhrases: { gives: { items: [{ id: 'good-luck', text: 'Good luck!' }] } },
  getMessages: { gives: { items: [goodLuck], hasPreviousPage: false, startCursor: goodLuck.id } },
  reportMessage: { body: { reason: 'SPAM' }, gives: reported },
  listReports: { gives: { items: [reported], hasNextPage: false, endCursor: null } },
  moderate: { body: { act: 'WARN', reason: 'Once is enough.' }, gives: warned },
  listModeration: { gives: { items: [notice] } },
  sendMessage: { body: { audience: 'ALL', phrase: 'good-luck' }, gives: goodLuck },

  getAccount: { gives: known },
  getViewer: { gives: own },
  updateProfile: { body: { name: 'Ann', locale: 'EN', timeZone: 'Europe/Prague' }, gives: own },
  exportAccount: {
    gives: {
      account: 'ann',
      profile: { name: 'Ann', timeZone: 'Europe/Prague' },
      matches: [{ id: summary.id, game: 'tales-of-glory', since: '2026-11-21T18:30:00.000Z' }],
    },
  },
  deleteAccount: { gives: { id: 'ann', at: '2026-11-21T18:30:00.000Z' } },
  getVacation: { gives: someVacation },
  startVacation: { body: { days: 1 }, gives: { ...someVacation, daysLeft: 15 } },
  endVacation: { gives: someVacation },
  getDefaultOrders: { gives: alwaysAsked },
  setDefaultOrders: { body: { orders: [{ kind: 'select', ask: true }] }, gives: alwaysAsked },
  listBlocks: { gives: { items: [mallory] } },
  blockAccount: { body: { accountId: 'mallory' }, gives: { items: [mallory] } },
  unblockAccount: { gives: { items: [] } },
  listBotAccounts: { gives: { items: [botAccount] } },
  createGuest: {
    body: { name: 'Nela', locale: 'CS' },
    gives: {
      token: 'qh_pat_Z3Vlc3R-.0123456789abcdef.an-example-that-opens-nothing-at-all-000000',
      account: { ...botAccount, id: 'guest~1f0c', name: 'Nela', bot: false, guest: true },
      expiresAt: '2026-08-14T08:00:00.000Z',
    },
  },
  keepGuest: {
    body: {
      token: 'qh_pat_Z3Vlc3R-.0123456789abcdef.an-example-that-opens-nothing-at-all-000000',
    },
    gives: { id: 'guest~1f0c', matches: 2 },
  },
  createBotAccount: { body: { name: 'Marvin' }, gives: botAccount },
  listTokens: { gives: { items: [keptToken] } },
  createToken: {
    body: { name: 'my e-board', scopes: ['PLAY'], expiresInDays: 90 },
    gives: { token: 'qh_pat_…', accessToken: keptToken },
  },
  revokeToken: { gives: own },
  revokeAllTokens: { gives: own },

  listNotificationChannels: { gives: { items: [channel] } },
  addNotificationChannel: {
    body: { kind: 'WEBHOOK', url: 'https://table.example.org/hook' },
    gives: { channel: { ...channel, verified: false }, secret: 'whsec_…' },
  },
  removeNotificationChannel: { gives: { items: [] } },
  verifyNotificationChannel: { body: { code: '48151623' }, gives: channel },
  sendNotificationChannelCode: {
    gives: { ...channel, verified: false, codeAt: channel.createdAt },
  },
  resumeNotificationChannel: { gives: channel },
  rotateChannelSecret: { gives: { channel, secret: 'whsec_…' } },
  testNotificationChannel: { gives: { ...sent, type: 'channel.test' } },
  listDeliveries: { gives: { items: [sent] } },
  resendDelivery: { gives: sent },

  getService: { gives: thisService },
  getServiceTime: { gives: serviceTime },
  holdExpiry: { body: { hold: false }, gives: serviceTime },
  creditTime: {
    body: {
      from: '2026-11-21T18:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
      reason: 'An outage.',
    },
    gives: serviceTime,
  },
} satisfies Readonly<Record<OperationId, OperationExample>>;
