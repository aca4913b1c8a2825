import { get, patch, post, put, tagged } from '../route.ts';

const theTournament = { gives: 'Tournament', version: true } as const;
const theSeries = { gives: 'Series', version: true } as const;

/** Tournaments and series. */
export const tournaments = {
  ...tagged('Tournaments', {
    listTournaments: {
      ...get('/v1/tournaments'),
      of: 'tournaments',
      gives: 'TournamentSummary',
      page: 'TournamentPage',
    },
    getRegulationsSchema: {
      ...get('/v1/tournaments/regulations-schema'),
      of: 'regulationsSchema',
      gives: 'RegulationsSchema',
    },
    getTournament: {
      ...get('/v1/tournaments/{tournamentId}'),
      of: 'tournament',
      ...theTournament,
      brief: true,
    },
    listTournamentPlayers: {
      ...get('/v1/tournaments/{tournamentId}/players'),
      of: 'tournament.players',
      gives: 'TournamentPlayer',
      page: 'TournamentPlayerPage',
    },
    getRound: {
      ...get('/v1/tournaments/{tournamentId}/rounds/{round}'),
      of: 'tournament.round',
      gives: 'Round',
      version: true,
      brief: true,
      link: true,
      holds: { pods: 'PodPage' },
      byHand: true,
    },
    getPod: {
      ...get('/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}'),
      of: 'tournament.round.pod',
      gives: 'Pod',
    },
    getStandings: {
      ...get('/v1/tournaments/{tournamentId}/standings'),
      of: 'tournament.standings',
      gives: 'StandingPage',
      version: true,
      brief: true,
      link: true,
    },
    getAudit: {
      ...get('/v1/tournaments/{tournamentId}/audit'),
      of: 'tournament.audit',
      gives: 'AuditEntry',
      page: 'AuditPage',
    },
    getTournamentUpdates: {
      ...get('/v1/tournaments/{tournamentId}/updates'),
      of: 'tournament.updates',
      gives: 'TournamentUpdates',
      link: true,
      lines: 'TournamentStep',
      byHand: true,
    },
    exportTournament: {
      ...get('/v1/tournaments/{tournamentId}/export'),
      of: 'tournament.export',
      gives: 'TournamentExport',
    },
    getStandingsCsv: {
      ...get('/v1/tournaments/{tournamentId}/standings.csv'),
      gives: 'StandingsCsv',
      type: 'text/csv',
    },
    getTournamentEvents: {
      ...get('/v1/tournaments/{tournamentId}/events'),
      gives: 'TournamentEvents',
      type: 'application/x-ndjson',
    },
    getTournamentReport: {
      ...get('/v1/tournaments/{tournamentId}/trf'),
      gives: 'TournamentReportFile',
      type: 'text/plain',
    },
    createTournament: {
      ...post('/v1/tournaments'),
      gives: 'Tournament',
      status: 201,
      version: true,
      at: '/v1/tournaments',
    },
    updateTournament: { ...patch('/v1/tournaments/{tournamentId}'), ...theTournament },
    announceTournament: { ...post('/v1/tournaments/{tournamentId}/announce'), ...theTournament },
    openRegistration: {
      ...post('/v1/tournaments/{tournamentId}/open-registration'),
      ...theTournament,
    },
    setTournamentRole: {
      ...put('/v1/tournaments/{tournamentId}/roles/{accountId}'),
      ...theTournament,
    },
    cancelTournament: { ...post('/v1/tournaments/{tournamentId}/cancel'), ...theTournament },
    startTournament: { ...post('/v1/tournaments/{tournamentId}/start'), ...theTournament },
    finalizeTournament: { ...post('/v1/tournaments/{tournamentId}/finalize'), ...theTournament },
    registerForTournament: {
      ...post('/v1/tournaments/{tournamentId}/registrations'),
      ...theTournament,
    },
    withdrawFromTournament: {
      ...post('/v1/tournaments/{tournamentId}/withdraw'),
      ...theTournament,
    },
    checkIn: { ...post('/v1/tournaments/{tournamentId}/check-ins'), ...theTournament },
    invitePlayers: {
      ...post('/v1/tournaments/{tournamentId}/invitations'),
      ...theTournament,
      sharedBody: 'TournamentAccountsInput',
    },
    registerPlayers: {
      ...post('/v1/tournaments/{tournamentId}/players'),
      ...theTournament,
      sharedBody: 'TournamentAccountsInput',
    },
    approvePlayer: {
      ...post('/v1/tournaments/{tournamentId}/players/{accountId}/approve'),
      ...theTournament,
    },
    dropPlayer: {
      ...post('/v1/tournaments/{tournamentId}/players/{accountId}/drop'),
      ...theTournament,
      sharedBody: 'TournamentRulingInput',
    },
    reinstatePlayer: {
      ...post('/v1/tournaments/{tournamentId}/players/{accountId}/reinstate'),
      ...theTournament,
      sharedBody: 'TournamentRulingInput',
    },
    seedPlayers: { ...put('/v1/tournaments/{tournamentId}/seeding'), ...theTournament },
    previewPairing: {
      ...get('/v1/tournaments/{tournamentId}/rounds/{round}/pairing'),
      gives: 'PairingPreview',
      token: true,
    },
    previewPods: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/preview'),
      of: 'previewPairing',
      gives: 'PairingPreview',
    },
    draftRound: { ...post('/v1/tournaments/{tournamentId}/rounds'), ...theTournament },
    editPairing: {
      ...put('/v1/tournaments/{tournamentId}/rounds/{round}/pairing'),
      ...theTournament,
    },
    repairRound: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/repair'),
      ...theTournament,
    },
    publishRound: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/publish'),
      ...theTournament,
    },
    unpublishRound: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/unpublish'),
      ...theTournament,
      sharedBody: 'TournamentRulingInput',
    },
    discardRound: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/discard'),
      ...theTournament,
    },
    adjudicatePod: {
      ...put('/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}/adjudication'),
      ...theTournament,
    },
    replayPod: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}/replay'),
      ...theTournament,
    },
    inspectPod: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}/inspection'),
      gives: 'PodInspection',
      sharedBody: 'TournamentRulingInput',
    },
    extendTime: {
      ...post('/v1/tournaments/{tournamentId}/rounds/{round}/extension'),
      ...theTournament,
    },
    replacePlayer: {
      ...post('/v1/tournaments/{tournamentId}/numbers/{number}/replacement'),
      ...theTournament,
    },
    penalisePlayer: {
      ...post('/v1/tournaments/{tournamentId}/numbers/{number}/penalties'),
      ...theTournament,
    },
    disqualifyPlayer: {
      ...post('/v1/tournaments/{tournamentId}/numbers/{number}/disqualification'),
      ...theTournament,
    },
    changeRegulations: { ...put('/v1/tournaments/{tournamentId}/regulations'), ...theTournament },
    approveAct: {
      ...post('/v1/tournaments/{tournamentId}/acts/{actId}/approve'),
      ...theTournament,
      sharedBody: 'TournamentRulingInput',
    },
    pauseTournament: {
      ...post('/v1/tournaments/{tournamentId}/pause'),
      ...theTournament,
      sharedBody: 'TournamentRulingInput',
    },
    resumeTournament: {
      ...post('/v1/tournaments/{tournamentId}/resume'),
      ...theTournament,
      sharedBody: 'TournamentRulingInput',
    },
    openAppeal: { ...post('/v1/tournaments/{tournamentId}/appeals'), ...theTournament },
    decideAppeal: {
      ...post('/v1/tournaments/{tournamentId}/appeals/{appealId}/decision'),
      ...theTournament,
    },
    createSeries: {
      ...post('/v1/series'),
      gives: 'Series',
      status: 201,
      version: true,
      at: '/v1/series',
    },
    listOwnSeries: {
      ...get('/v1/viewer/series'),
      of: 'ownSeries',
      gives: 'SeriesSummary',
      page: 'SeriesPage',
      token: true,
    },
    getSeries: { ...get('/v1/series/{seriesId}'), of: 'series', ...theSeries },
    updateSeries: { ...patch('/v1/series/{seriesId}'), ...theSeries },
    draftSeason: { ...post('/v1/series/{seriesId}/seasons'), ...theSeries },
    getSeriesStandings: {
      ...get('/v1/series/{seriesId}/standings'),
      of: 'series.standings',
      gives: 'SeriesStandingPage',
      link: true,
    },
    getSeriesCsv: {
      ...get('/v1/series/{seriesId}/standings.csv'),
      gives: 'SeriesCsv',
      type: 'text/csv',
    },
    getQualified: {
      ...get('/v1/series/{seriesId}/qualified'),
      gives: 'Person',
      list: 'SeriesQualifiers',
    },
  }),
};
