import { audit } from '../../models/tournaments/act.ts';
import { players, standings } from '../../models/tournaments/player.ts';
import { pod, round } from '../../models/tournaments/round.ts';
import {
  regulationsSchema,
  reportFile,
  standingsCsv,
  tournament,
  tournamentEvents,
  tournamentExport,
  tournamentStep,
  tournamentUpdates,
  tournaments,
} from '../../models/tournaments/tournament.ts';
import type { Operation } from '../../operation.ts';
import {
  auditQuery,
  playersQuery,
  podsQuery,
  stageQuery,
  standingsQuery,
  tableQuery,
  tournamentUpdatesQuery,
  tournamentsQuery,
} from '../../query.ts';

/** What is read of tournaments. */
export const tournamentReading = {
  listTournaments: {
    method: 'get',
    path: '/v1/tournaments',
    tag: 'Tournaments',
    summary: 'List tournaments',
    description:
      'Tournaments, the latest first: those that players may still enter, unless you say otherwise.',
    query: tournamentsQuery,
    gives: { status: 200, says: 'A page of tournaments.', model: tournaments, link: true },
    refuses: ['BAD_USER_INPUT'],
  },
  getRegulationsSchema: {
    method: 'get',
    path: '/v1/tournaments/regulations-schema',
    tag: 'Tournaments',
    summary: 'Read what regulations look like',
    description: 'The JSON Schema of the `regulations` of a tournament.',
    gives: { status: 200, says: 'The schema.', model: regulationsSchema },
    refuses: [],
  },
  getTournament: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}',
    tag: 'Tournaments',
    summary: 'Read a tournament',
    description:
      'One tournament, as you may see it. Whoever is signed out may keep the answer for 5 seconds, and so may caches on the way.',
    gives: { status: 200, says: 'The tournament.', model: tournament, etag: true, brief: true },
    refuses: ['NOT_FOUND'],
  },
  listTournamentPlayers: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/players',
    tag: 'Tournaments',
    summary: 'List players',
    description:
      'Those who have registered: by start number from the start on, in order of receipt before.',
    query: playersQuery,
    gives: { status: 200, says: 'A page of players.', model: players, link: true },
    refuses: ['NOT_FOUND'],
  },
  getRound: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/rounds/{round}',
    tag: 'Tournaments',
    summary: 'Read a round',
    description: 'One round with a page of its pods. Drafts are seen by staff alone.',
    query: podsQuery,
    gives: { status: 200, says: 'The round.', model: round, etag: true, brief: true, link: true },
    refuses: ['NOT_FOUND'],
  },
  getPod: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/rounds/{round}/pods/{pod}',
    tag: 'Tournaments',
    summary: 'Read a pod',
    description: 'One table of a round.',
    gives: { status: 200, says: 'The pod.', model: pod },
    refuses: ['NOT_FOUND'],
  },
  getStandings: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/standings',
    tag: 'Tournaments',
    summary: 'Read the standings',
    description:
      'The table of a stage, the best first: as of its last round that was published, or of the round that you name.',
    query: standingsQuery,
    gives: {
      status: 200,
      says: 'A page of the table.',
      model: standings,
      etag: true,
      brief: true,
      link: true,
    },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
  getAudit: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/audit',
    tag: 'Tournaments',
    summary: 'Read the audit',
    description:
      'What those who run it have done and why, the oldest first. Entries are a chain: each bears the hash of the one before.',
    query: auditQuery,
    gives: { status: 200, says: 'A page of entries.', model: audit, link: true },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
  getTournamentUpdates: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/updates',
    tag: 'Tournaments',
    summary: 'Read what has happened',
    description:
      'Steps of a tournament, the oldest first: one for each version that you are shown.',
    query: tournamentUpdatesQuery,
    gives: {
      status: 200,
      says: 'A page of steps.',
      model: tournamentUpdates,
      link: true,
      lines: tournamentStep,
    },
    refuses: ['NOT_FOUND'],
  },
  exportTournament: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/export',
    tag: 'Tournaments',
    summary: 'Export a tournament',
    description:
      'Everything needed to recompute every draw, pairing, seat order, score and standing, and to check the audit: the file that `npm run verify` reads. Its staff are also shown the pairs that rounds keep apart, to everybody else it holds commitments to these.',
    gives: {
      status: 200,
      says: 'The record, by the schema `tournament-1`.',
      model: tournamentExport,
    },
    refuses: ['NOT_FOUND'],
  },
  getStandingsCsv: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/standings.csv',
    tag: 'Tournaments',
    summary: 'Export the standings',
    description:
      'The whole table of a stage, for spreadsheets: UTF-8 behind its mark. Names that look like formulas are escaped.',
    query: tableQuery,
    gives: { status: 200, says: 'The table.', model: standingsCsv, type: 'text/csv' },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
  getTournamentEvents: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/events',
    tag: 'Tournaments',
    summary: 'Export the events',
    description:
      'All that has happened, as everybody may read it: a step on each line, the oldest first.',
    gives: {
      status: 200,
      says: 'The steps.',
      model: tournamentEvents,
      type: 'application/x-ndjson',
    },
    refuses: ['NOT_FOUND'],
  },
  getTournamentReport: {
    method: 'get',
    path: '/v1/tournaments/{tournamentId}/trf',
    tag: 'Tournaments',
    summary: 'Export a Tournament Report File',
    description: 'A stage in the format TRF16 of FIDE, where all of its pods have two seats.',
    query: stageQuery,
    gives: { status: 200, says: 'The file.', model: reportFile, type: 'text/plain' },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
