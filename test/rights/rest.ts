import type { RestHandler } from '../../services/apis/rest/server.ts';
import { httpEvent } from '../graphql/support/event.ts';
import { regulations } from './tournaments/scene.ts';
import {
  credit,
  newCommand,
  othersQuestion,
  ownQuestion,
  shown,
  type Attempt,
  type TryAt,
} from './attempt.ts';

type Request = {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly body?: object;
  /** Reads the outcome from a body that is no problem; `yes` if left out. */
  told?(body: Readonly<Record<string, unknown>>): string;
};

const get = (path: string, more: Partial<Request> = {}): Request => ({
  method: 'GET',
  path,
  ...more,
});

/** A request below the match. */
const onMatch =
  (method: string, below: string, body?: (attempt: Attempt) => object) =>
  (attempt: Attempt): Request => ({
    method,
    path: `/v1/matches/${attempt.scene.matchId}${below}`,
    ...(body && { body: body(attempt) }),
  });

const looking = (field: string) => (attempt: Attempt) => ({
  ...onMatch('GET', '')(attempt),
  told: (body: Readonly<Record<string, unknown>>) => shown(body[field]),
});

const answering = (question: (attempt: Attempt) => string) =>
  onMatch('POST', '/answers', (attempt) => ({
    questionId: question(attempt),
    choose: ['number:1'],
  }));

const noChannel = '/v1/viewer/channels/0123456789abcdef';
const post = (path: string, body?: object): Request => ({
  method: 'POST',
  path,
  ...(body && { body }),
});
const seat = ({ scene }: Attempt): string => scene.playerSeat;
const ownSeat = ({ scene, role }: Attempt): string => scene.seats[role] ?? scene.playerSeat;

const suggesting = (question: (attempt: Attempt) => string) => (attempt: Attempt) => ({
  ...onMatch('GET', '/suggestion')(attempt),
  query: `questionId=${encodeURIComponent(question(attempt))}`,
});

/** The REST request of each operation in the table. */
const restRequests: Readonly<Record<string, (attempt: Attempt) => Request>> = {
  games: () => get('/v1/games'),
  viewer: () => get('/v1/viewer'),
  publicLists: () => get('/v1/matches'),
  ownList: () => get('/v1/matches', { query: 'list=MINE' }),
  createMatch: () => post('/v1/matches', { gameId: 'secret-numbers', seats: 2 }),
  quickMatch: () => post('/v1/games/secret-numbers/quick-match'),
  createTournament: () => post('/v1/tournaments', { name: 'Cup', regulations }),
  createSeries: () => post('/v1/series', { name: 'Cups', regulations: { pointsByPlace: [1] } }),
  tournaments: () => get('/v1/tournaments'),
  ownTournaments: () => get('/v1/tournaments', { query: 'list=MINE' }),
  ownSeries: () => get('/v1/viewer/series'),
  leaderboard: () => get('/v1/games/secret-numbers/leaderboards/LIVE'),
  queues: () => get('/v1/queues'),
  queueTickets: () => get('/v1/queues/tickets'),
  joinQueue: () =>
    post('/v1/queues/tickets', { gameId: 'secret-numbers', timeControl: 'async-14d' }),
  confirmQueue: () => post('/v1/queues/tickets/none/confirmation'),
  leaveQueue: () => ({ method: 'DELETE', path: '/v1/queues/tickets/none' }),
  timeControls: () => get('/v1/time-controls'),
  service: () => get('/v1/service'),
  attention: () => get('/v1/attention'),
  nextAttention: () => get('/v1/attention/next'),
  serviceTime: () => get('/v1/service/time'),
  holdExpiry: () => post('/v1/service/holds', { hold: false }),
  creditTime: () => post('/v1/service/credits', credit),
  updateProfile: () => ({
    method: 'PATCH',
    path: '/v1/viewer',
    body: { timeZone: 'Europe/Prague' },
  }),
  vacation: () => get('/v1/viewer/vacation'),
  startVacation: () => post('/v1/viewer/vacation', { days: 1 }),
  endVacation: () => ({ method: 'DELETE', path: '/v1/viewer/vacation' }),
  exportAccount: () => get('/v1/viewer/export'),
  deleteAccount: ({ account }) => ({
    method: 'DELETE',
    path: '/v1/viewer',
    query: `confirm=${account}`,
  }),
  reportMessage: () => post('/v1/messages/none/reports', { reason: 'SPAM' }),
  reports: () => get('/v1/reports'),
  moderate: () => post('/v1/reports/none/decisions', { act: 'WARN', reason: 'x' }),
  listModeration: () => get('/v1/viewer/moderation'),
  defaultOrders: () => get('/v1/viewer/orders/secret-numbers'),
  setDefaultOrders: () => ({
    method: 'PUT',
    path: '/v1/viewer/orders/secret-numbers',
    body: { orders: [] },
  }),
  listTableAlerts: () => get('/v1/viewer/table-alerts'),
  addTableAlert: () => post('/v1/viewer/table-alerts', {}),
  removeTableAlert: () => ({ method: 'DELETE', path: '/v1/viewer/table-alerts/any-game' }),
  listBlocks: () => get('/v1/viewer/blocks'),
  blockAccount: () => post('/v1/viewer/blocks', { accountId: 'mallory' }),
  unblockAccount: () => ({ method: 'DELETE', path: '/v1/viewer/blocks/mallory' }),
  readRules: () => get('/v1/viewer/rules'),
  setRules: () => ({ method: 'PUT', path: '/v1/viewer/rules', body: { rules: [] } }),
  listTokens: () => get('/v1/viewer/tokens'),
  listBots: () => get('/v1/viewer/bots'),
  listNotificationChannels: () => get('/v1/viewer/channels'),
  addNotificationChannel: () =>
    post('/v1/viewer/channels', { kind: 'WEBHOOK', url: 'https://hook.example.org' }),
  verifyNotificationChannel: () => post(`${noChannel}/verification`, { code: '00000000' }),
  sendNotificationChannelCode: () => post(`${noChannel}/code`),
  resumeNotificationChannel: () => post(`${noChannel}/resume`),
  rotateChannelSecret: () => post(`${noChannel}/secret`),
  testNotificationChannel: () => post(`${noChannel}/test`),
  removeNotificationChannel: () => ({ method: 'DELETE', path: noChannel }),
  listDeliveries: () => get(`${noChannel}/deliveries`),
  resendDelivery: () => post('/v1/viewer/deliveries/none/resend'),
  createToken: () => post('/v1/viewer/tokens', { name: 'x', scopes: ['READ'] }),
  revokeToken: () => ({ method: 'DELETE', path: '/v1/viewer/tokens/0123456789abcdef' }),
  revokeAllTokens: () => ({ method: 'DELETE', path: '/v1/viewer/tokens' }),
  createGuest: () => post('/v1/guests', {}),
  keepGuest: () => post('/v1/viewer/guests', { token: 'none' }),
  createBotAccount: () => post('/v1/viewer/bots', { name: 'Bo' }),
  readMatch: onMatch('GET', ''),
  followMatch: onMatch('GET', '/updates'),
  readLog: onMatch('GET', '/log'),
  gameSheet: () => get('/v1/games/secret-numbers/sheets/none'),
  lookBack: (attempt) => ({ ...onMatch('GET', '/view')(attempt), query: 'version=1' }),
  catchUp: onMatch('GET', '/since'),
  ratingChanges: onMatch('GET', '/rating-changes'),
  readSeen: onMatch('GET', '/seen'),
  markSeen: onMatch('PUT', '/seen', () => ({ version: 0 })),
  readJournal: onMatch('GET', '/journal'),
  exportJournal: onMatch('GET', '/export'),
  seeInvitation: looking('invitation'),
  findByInvitation: ({ scene }) => get(`/v1/invitations/${scene.invitation || 'none'}`),
  seeQuestions: looking('questions'),
  suggestion: suggesting(ownQuestion),
  suggestionForAnother: suggesting(othersQuestion),
  invite: onMatch('POST', '/invitations', () => ({})),
  answerInvitation: ({ scene }) => ({
    method: 'PUT',
    path: `/v1/invitations/${scene.matchId}.99`,
    body: { accept: false },
  }),
  revokeInvitation: ({ scene }) => ({
    method: 'DELETE',
    path: `/v1/invitations/${scene.matchId}.99`,
  }),
  joinMatch: onMatch('POST', '/seats', () => ({})),
  joinByInvitation: onMatch('POST', '/seats', ({ scene: { invitation } }) =>
    invitation === '' ? {} : { invitation },
  ),
  leaveMatch: onMatch('POST', '/leave'),
  addBot: onMatch('POST', '/bots', () => ({ level: 'first' })),
  removeFromSeat: (attempt) => onMatch('DELETE', `/seats/${seat(attempt)}`)(attempt),
  startMatch: onMatch('POST', '/start'),
  answer: answering(ownQuestion),
  answerForAnother: answering(othersQuestion),
  setStandingOrders: onMatch('PUT', '/orders', () => ({ orders: [] })),
  returnToSeat: (attempt) => onMatch('POST', `/seats/${ownSeat(attempt)}/return`)(attempt),
  claimSeat: (attempt) => onMatch('POST', `/seats/${seat(attempt)}/claim`)(attempt),
  propose: onMatch('POST', '/proposals', () => ({ kind: 'END' })),
  vote: onMatch('POST', '/proposals/p0/votes', () => ({ agree: true })),
  undo: onMatch('POST', '/undo', () => ({ toVersion: 4 })),
  account: () => get('/v1/accounts/nobody'),
  phrases: () => get('/v1/phrases'),
  readMessages: onMatch('GET', '/messages'),
  sendMessage: onMatch('POST', '/messages', () => ({ audience: 'ALL', text: 'Hello' })),
  sayToSeats: onMatch('POST', '/messages', () => ({ audience: 'SEATS', text: 'Hello' })),
  readUndo: onMatch('GET', '/undo'),
  muteMatch: onMatch('PUT', '/mute', () => ({})),
  resign: onMatch('POST', '/resign'),
  rematch: onMatch('POST', '/rematch'),
  forkMatch: onMatch('POST', '/forks', () => ({ version: 4 })),
  pauseMatch: onMatch('POST', '/pause', () => ({})),
  rewindMatch: onMatch('POST', '/rewind', () => ({ toVersion: 4, reason: 'a slip' })),
  closeProcedure: onMatch('POST', '/close-procedure', () => ({ reason: 'stuck' })),
  resumeMatch: onMatch('POST', '/resume'),
};

/** Makes attempts through the REST API. */
export const tryRest =
  (handler: RestHandler): TryAt =>
  async (attempt) => {
    const request = restRequests[attempt.operation];
    if (request === undefined) throw new TypeError(`Nobody asks for ${attempt.operation} so.`);
    const { method, path, query = '', body, told = () => 'yes' } = request(attempt);
    const { token } = attempt;
    const event = httpEvent({
      path,
      query,
      headers: {
        'idempotency-key': newCommand(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { http } = event.requestContext;
    const asked = {
      ...event,
      requestContext: { ...event.requestContext, http: { ...http, method } },
    };
    const { statusCode = 0, body: text = '' } = await handler(asked);
    const said = JSON.parse(text || '{}') as Readonly<Record<string, unknown>>;
    return statusCode < 400 ? told(said) : String(said['code']);
  };
