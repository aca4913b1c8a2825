import {
  appeal,
  audit,
  draft,
  id,
  olga,
  other,
  player,
  pod,
  preview,
  regulations,
  round,
  step,
  table,
  tournament,
  tournamentInShort,
} from './tournament-models.ts';

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
  previewPods: { body: { pods: [[1, 2]], byes: [] }, gives: preview },
  draftRound: { body: {}, gives },
  editPairing: { body: { pods: [[1, 2]], byes: [], reason }, gives },
  repairRound: { body: { forbid: [[1, 2] as [number, number]], reason }, gives },
  publishRound: { body: {}, gives },
  unpublishRound: { body: { reason }, gives },
  discardRound: { gives },
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
