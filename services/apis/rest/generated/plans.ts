// Generated from schema/*.graphql by `npm run generate`.
/** Reads by the fields of GraphQL that they resolve, one below the other. */
export const plans = {
  listGames: { steps: [['Query', 'games', {}]], list: true, of: 'Game', path: {} },
  getGame: { steps: [['Query', 'game', { id: 'gameId' }]], list: false, of: 'Game', path: {} },
  getGameTexts: {
    steps: [
      ['Query', 'game', { id: 'gameId' }],
      ['Game', 'texts', { prefix: 'prefix' }],
    ],
    list: false,
    of: 'JSON',
    path: {},
  },
  getLeaderboard: {
    steps: [
      ['Query', 'leaderboard', { gameId: 'gameId', pool: 'pool', first: 'first', after: 'after' }],
    ],
    list: false,
    of: 'LeaderboardConnection',
    path: { pool: ['LIVE', 'ASYNC', 'BOT'] },
  },
  listTimeControls: {
    steps: [['Query', 'timeControls', {}]],
    list: true,
    of: 'TimeControl',
    path: {},
  },
  listMatches: {
    steps: [
      [
        'Query',
        'matches',
        {
          filter: {
            list: 'list',
            gameId: 'gameId',
            speed: 'speed',
            language: 'language',
            rated: 'rated',
            joinableByMe: 'joinableByMe',
            myTurn: 'myTurn',
            substitutesWanted: 'substitutesWanted',
          },
          first: 'first',
          after: 'after',
        },
      ],
    ],
    list: false,
    of: 'MatchConnection',
    path: {},
  },
  getMatch: { steps: [['Query', 'match', { id: 'matchId' }]], list: false, of: 'Match', path: {} },
  getInvitation: {
    steps: [['Query', 'invitation', { code: 'code' }]],
    list: false,
    of: 'Invitation',
    path: {},
  },
  listQueues: {
    steps: [['Query', 'queues', { gameId: 'gameId' }]],
    list: true,
    of: 'Queue',
    path: {},
  },
  listQueueTickets: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'queueTickets', {}],
    ],
    list: true,
    of: 'QueueTicket',
    path: {},
  },
  getUndo: {
    steps: [
      ['Query', 'match', { id: 'matchId' }],
      ['Match', 'undo', {}],
    ],
    list: false,
    of: 'Undo',
    path: {},
  },
  getRecap: {
    steps: [
      ['Query', 'match', { id: 'matchId' }],
      ['Match', 'since', { version: 'version' }],
    ],
    list: false,
    of: 'Recap',
    path: {},
  },
  getRatingChanges: {
    steps: [
      ['Query', 'match', { id: 'matchId' }],
      ['Match', 'ratingChanges', {}],
    ],
    list: true,
    of: 'RatingChange',
    path: {},
  },
  getSeen: {
    steps: [
      ['Query', 'match', { id: 'matchId' }],
      ['Match', 'seen', {}],
    ],
    list: false,
    of: 'Int',
    path: {},
  },
  getSuggestion: {
    steps: [
      ['Query', 'match', { id: 'matchId' }],
      ['Match', 'suggestion', { questionId: 'questionId' }],
    ],
    list: false,
    of: 'Suggestion',
    path: {},
  },
  getAttention: {
    steps: [['Query', 'attention', { first: 'first', after: 'after' }]],
    list: false,
    of: 'AttentionConnection',
    path: {},
  },
  listPhrases: { steps: [['Query', 'phrases', {}]], list: true, of: 'Phrase', path: {} },
  listReports: {
    steps: [['Query', 'reports', { status: 'status', first: 'first', after: 'after' }]],
    list: false,
    of: 'ReportConnection',
    path: {},
  },
  listTournaments: {
    steps: [
      [
        'Query',
        'tournaments',
        { filter: { list: 'list', gameId: 'gameId' }, first: 'first', after: 'after' },
      ],
    ],
    list: false,
    of: 'TournamentConnection',
    path: {},
  },
  getRegulationsSchema: {
    steps: [['Query', 'regulationsSchema', {}]],
    list: false,
    of: 'JSON',
    path: {},
  },
  getTournament: {
    steps: [['Query', 'tournament', { id: 'tournamentId' }]],
    list: false,
    of: 'Tournament',
    path: {},
  },
  listTournamentPlayers: {
    steps: [
      ['Query', 'tournament', { id: 'tournamentId' }],
      ['Tournament', 'players', { first: 'first', after: 'after', status: 'status' }],
    ],
    list: false,
    of: 'TournamentPlayerConnection',
    path: {},
  },
  getPod: {
    steps: [
      ['Query', 'tournament', { id: 'tournamentId' }],
      ['Tournament', 'round', { number: 'round' }],
      ['Round', 'pod', { number: 'pod' }],
    ],
    list: false,
    of: 'Pod',
    path: { round: 'Int', pod: 'Int' },
  },
  getStandings: {
    steps: [
      ['Query', 'tournament', { id: 'tournamentId' }],
      [
        'Tournament',
        'standings',
        { stage: 'stage', round: 'round', first: 'first', after: 'after' },
      ],
    ],
    list: false,
    of: 'StandingConnection',
    path: {},
  },
  getAudit: {
    steps: [
      ['Query', 'tournament', { id: 'tournamentId' }],
      ['Tournament', 'audit', { first: 'first', after: 'after' }],
    ],
    list: false,
    of: 'AuditConnection',
    path: {},
  },
  exportTournament: {
    steps: [
      ['Query', 'tournament', { id: 'tournamentId' }],
      ['Tournament', 'export', {}],
    ],
    list: false,
    of: 'JSON',
    path: {},
  },
  listOwnSeries: {
    steps: [['Query', 'ownSeries', { first: 'first', after: 'after' }]],
    list: false,
    of: 'SeriesConnection',
    path: {},
  },
  getSeries: {
    steps: [['Query', 'series', { id: 'seriesId' }]],
    list: false,
    of: 'Series',
    path: {},
  },
  getSeriesStandings: {
    steps: [
      ['Query', 'series', { id: 'seriesId' }],
      ['Series', 'standings', { first: 'first', after: 'after' }],
    ],
    list: false,
    of: 'SeriesStandingConnection',
    path: {},
  },
  listModeration: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'moderation', {}],
    ],
    list: true,
    of: 'ModerationNotice',
    path: {},
  },
  listTableAlerts: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'tableAlerts', {}],
    ],
    list: true,
    of: 'TableAlert',
    path: {},
  },
  listNotificationChannels: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'notificationChannels', {}],
    ],
    list: true,
    of: 'NotificationChannel',
    path: {},
  },
  getViewer: { steps: [['Query', 'viewer', {}]], list: false, of: 'Account', path: {} },
  exportAccount: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'export', {}],
    ],
    list: false,
    of: 'JSON',
    path: {},
  },
  getVacation: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'vacation', {}],
    ],
    list: false,
    of: 'Vacation',
    path: {},
  },
  listBlocks: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'blocks', {}],
    ],
    list: true,
    of: 'Account',
    path: {},
  },
  listBotAccounts: {
    steps: [
      ['Query', 'viewer', {}],
      ['Account', 'bots', {}],
    ],
    list: true,
    of: 'Account',
    path: {},
  },
  getService: { steps: [['Query', 'service', {}]], list: false, of: 'Service', path: {} },
  getServiceTime: {
    steps: [['Query', 'serviceTime', {}]],
    list: false,
    of: 'ServiceTime',
    path: {},
  },
} as const;
