import type { GraphqlHandler } from '../../services/apis/graphql/server.ts';
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
  readonly query: string;
  readonly variables?: object;
  /** Reads the outcome from an answer without errors; `yes` if left out. */
  told?(data: Data): string;
};
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the query asked for
type Data = any;

const read = (field: string, { scene }: Attempt): Request => ({
  query: `query ($id: ID!) { match(id: $id) { id ${field} } }`,
  variables: { id: scene.matchId },
  told: ({ match }) => (match === null ? 'NOT_FOUND' : 'yes'),
});

const look = (field: string, attempt: Attempt): Request => ({
  ...read(field === 'questions' ? 'questions { id }' : field, attempt),
  told: ({ match }) => (match === null ? 'NOT_FOUND' : shown(match[field])),
});

const does = (name: string, input: object, give = 'id'): Request => ({
  query: `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { ${give} } }`,
  variables: { input },
});

const onMatch =
  (name: string, more: (attempt: Attempt) => object = () => ({})) =>
  (attempt: Attempt): Request =>
    does(name, { matchId: attempt.scene.matchId, ...more(attempt) });

const answering = (question: (attempt: Attempt) => string) => (attempt: Attempt) =>
  does(
    'answer',
    {
      matchId: attempt.scene.matchId,
      questionId: question(attempt),
      choose: ['number:1'],
      commandId: newCommand(),
    },
    'version',
  );

const aChannel = { kind: 'WEBHOOK', url: 'https://hook.example.org' };
const noChannel = { channelId: '0123456789abcdef' };

const suggesting = (question: (attempt: Attempt) => string) => (attempt: Attempt) =>
  read(`suggestion(questionId: ${JSON.stringify(question(attempt))}) { choose }`, attempt);

/** The GraphQL request of each operation in the table. */
const graphqlRequests: Readonly<Record<string, (attempt: Attempt) => Request>> = {
  games: () => ({ query: '{ games { id } }' }),
  viewer: () => ({ query: '{ viewer { id } }', told: ({ viewer }) => shown(viewer) }),
  publicLists: () => ({ query: '{ matches { edges { cursor } } }' }),
  ownList: () => ({ query: '{ matches(filter: { list: MINE }) { edges { cursor } } }' }),
  createMatch: () => does('createMatch', { gameId: 'secret-numbers', seats: 2 }),
  quickMatch: () => does('quickMatch', { gameId: 'secret-numbers' }),
  createTournament: () => does('createTournament', { name: 'Cup', regulations }),
  createSeries: () => does('createSeries', { name: 'Cups', regulations: { pointsByPlace: [1] } }),
  tournaments: () => ({ query: '{ tournaments { edges { cursor } } }' }),
  ownTournaments: () => ({ query: '{ tournaments(filter: { list: MINE }) { edges { cursor } } }' }),
  ownSeries: () => ({ query: '{ ownSeries { edges { cursor } } }' }),
  leaderboard: () => ({
    query: '{ leaderboard(gameId: "secret-numbers", pool: LIVE) { edges { cursor } } }',
  }),
  queues: () => ({ query: '{ queues { waiting } }' }),
  joinQueue: () => does('joinQueue', { gameId: 'secret-numbers', timeControl: 'async-14d' }),
  confirmQueue: () => does('confirmQueue', { ticketId: 'none' }),
  leaveQueue: () => does('leaveQueue', { ticketId: 'none' }),
  timeControls: () => ({ query: '{ timeControls { preset } }' }),
  service: () => ({ query: '{ service { version } }' }),
  attention: () => ({ query: '{ attention { edges { cursor } } }' }),
  nextAttention: () => ({ query: '{ attentionAfter(matchId: "none") { matchId } }' }),
  serviceTime: () => ({ query: '{ serviceTime { credits { reason } } }' }),
  holdExpiry: () => does('holdExpiry', { hold: false }, 'credits { reason }'),
  creditTime: () => does('creditTime', credit, 'credits { reason }'),
  updateProfile: () => does('updateProfile', { timeZone: 'Europe/Prague' }),
  startVacation: () => does('startVacation', { days: 1 }),
  endVacation: () => does('endVacation', {}),
  reportMessage: () => does('reportMessage', { messageId: 'none', reason: 'SPAM' }),
  reports: () => ({ query: '{ reports { edges { cursor } } }' }),
  moderate: () => does('moderate', { reportId: 'none', act: 'WARN', reason: 'x' }),
  setDefaultOrders: () => does('setDefaultOrders', { gameId: 'secret-numbers', orders: [] }),
  blockAccount: () => does('blockAccount', { accountId: 'mallory' }),
  addTableAlert: () => does('addTableAlert', {}),
  removeTableAlert: () => does('removeTableAlert', { alertId: 'any-game' }),
  setRules: () => ({ query: 'mutation { setNotificationRules(input: { rules: [] }) { id } }' }),
  exportAccount: () => ({
    query: '{ viewer { export } }',
    told: ({ viewer }) => shown(viewer),
  }),
  deleteAccount: ({ account }) => does('deleteAccount', { confirm: account }, 'at'),
  listTokens: () => ({
    query: '{ viewer { tokens { id } } }',
    told: ({ viewer }) => shown(viewer),
  }),
  createToken: () => does('createToken', { name: 'x', scopes: ['READ'] }, 'token'),
  revokeToken: () => does('revokeToken', { tokenId: '0123456789abcdef' }),
  revokeAllTokens: () => does('revokeAllTokens', {}),
  listNotificationChannels: () => ({
    query: '{ viewer { notificationChannels { id } } }',
    told: ({ viewer }) => shown(viewer),
  }),
  addNotificationChannel: () => does('addNotificationChannel', aChannel, 'secret'),
  verifyNotificationChannel: () =>
    does('verifyNotificationChannel', { ...noChannel, code: '00000000' }),
  sendNotificationChannelCode: () => does('sendNotificationChannelCode', noChannel),
  resumeNotificationChannel: () => does('resumeNotificationChannel', noChannel),
  rotateChannelSecret: () => does('rotateChannelSecret', noChannel, 'secret'),
  testNotificationChannel: () => does('testNotificationChannel', noChannel),
  removeNotificationChannel: () => does('removeNotificationChannel', noChannel),
  resendDelivery: () => does('resendDelivery', { deliveryId: 'none' }),
  createGuest: () => does('createGuest', {}, 'token'),
  keepGuest: () => does('keepGuest', { token: 'none' }),
  createBotAccount: () => does('createBotAccount', { name: 'Bo' }),
  readMatch: (attempt) => read('version', attempt),
  readNode: ({ scene }) => ({
    query: 'query ($id: ID!) { node(id: $id) { id } }',
    variables: { id: scene.matchId },
    told: ({ node }) => (node === null ? 'NOT_FOUND' : 'yes'),
  }),
  readLog: (attempt) => read('log { type }', attempt),
  readJournal: (attempt) => read('journal { type }', attempt),
  lookBack: (attempt) => read('view(version: 1) updates(after: 0) { at }', attempt),
  catchUp: (attempt) => read('since { to }', attempt),
  ratingChanges: (attempt) => read('ratingChanges { after }', attempt),
  markSeen: onMatch('markSeen', () => ({ version: 0 })),
  seeInvitation: (attempt) => look('invitation', attempt),
  findByInvitation: ({ scene }) => ({
    query: 'query ($code: String!) { invitation(code: $code) { matchId } }',
    variables: { code: scene.invitation || 'none' },
    told: ({ invitation }) => (invitation === null ? 'NOT_FOUND' : 'yes'),
  }),
  seeQuestions: (attempt) => look('questions', attempt),
  suggestion: suggesting(ownQuestion),
  suggestionForAnother: suggesting(othersQuestion),
  exportJournal: (attempt) => look('export', attempt),
  invite: onMatch('invite'),
  answerInvitation: ({ scene }) =>
    does('answerInvitation', { invitationId: `${scene.matchId}.99`, accept: false }),
  revokeInvitation: ({ scene }) =>
    does('revokeInvitation', { invitationId: `${scene.matchId}.99` }),
  joinMatch: onMatch('joinMatch'),
  joinByInvitation: onMatch('joinMatch', ({ scene: { invitation } }) => ({ invitation })),
  leaveMatch: onMatch('leaveMatch'),
  addBot: onMatch('addBot', () => ({ level: 'first' })),
  removeFromSeat: onMatch('removeFromSeat', ({ scene }) => ({ seat: scene.playerSeat })),
  startMatch: onMatch('startMatch'),
  answer: answering(ownQuestion),
  answerForAnother: answering(othersQuestion),
  setStandingOrders: onMatch('setStandingOrders', () => ({ orders: [] })),
  returnToSeat: onMatch('returnToSeat'),
  claimSeat: onMatch('claimSeat', ({ scene }) => ({ seat: scene.playerSeat })),
  propose: onMatch('propose', () => ({ kind: 'END' })),
  vote: onMatch('vote', () => ({ proposalId: 'p0', agree: true })),
  undo: onMatch('undo', () => ({ toVersion: 4 })),
  account: () => ({
    query: '{ node(id: "nobody") { ... on Account { reliability { score } } } }',
    told: ({ node }) => (node === null ? 'NOT_FOUND' : 'yes'),
  }),
  phrases: () => ({ query: '{ phrases { id } }' }),
  readMessages: (attempt) => read('messages { id }', attempt),
  sendMessage: onMatch('sendMessage', () => ({ audience: 'ALL', text: 'Hello' })),
  sayToSeats: onMatch('sendMessage', () => ({ audience: 'SEATS', text: 'Hello' })),
  readUndo: (attempt) => read('undo { left }', attempt),
  muteMatch: onMatch('muteMatch'),
  resign: onMatch('resign'),
  rematch: onMatch('rematch'),
  forkMatch: onMatch('forkMatch', () => ({ version: 4 })),
  rewindMatch: onMatch('rewindMatch', () => ({ toVersion: 4, reason: 'a slip' })),
  closeProcedure: onMatch('closeProcedure', () => ({ reason: 'stuck' })),
  pauseMatch: onMatch('pauseMatch'),
  resumeMatch: onMatch('resumeMatch'),
};

/** Makes attempts through the GraphQL API. */
export const tryGraphql =
  (handler: GraphqlHandler): TryAt =>
  async (attempt) => {
    const request = graphqlRequests[attempt.operation];
    if (request === undefined) throw new TypeError(`Nobody asks for ${attempt.operation} so.`);
    const { query, variables, told = () => 'yes' } = request(attempt);
    const { token } = attempt;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const event = httpEvent({ headers, body: JSON.stringify({ query, variables }) });
    const { body = '' } = await handler(event);
    const { data, errors } = JSON.parse(body) as {
      data?: Data;
      errors?: readonly { readonly extensions: { readonly code: string } }[];
    };
    return errors?.[0]?.extensions.code ?? told(data);
  };
