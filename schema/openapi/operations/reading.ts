import { game, gameSheet, texts } from '../models/game.ts';
import { leaderboard } from '../models/leaderboard.ts';
import { journal } from '../models/log.ts';
import { match } from '../models/match.ts';
import * as pages from '../models/pages.ts';
import { timeControls } from '../models/timing.ts';
import { matchUpdate } from '../models/update.ts';
import type { Operation } from '../operation.ts';
import {
  journalQuery,
  leaderboardQuery,
  logQuery,
  LONGEST_WAIT,
  matchesQuery,
  sheetQuery,
  textsQuery,
  updatesQuery,
  viewQuery,
} from '../query.ts';

/** What changes nothing. */
export const reading = {
  listGames: {
    method: 'get',
    path: '/v1/games',
    tag: 'Games',
    summary: 'List the games',
    description: 'Every game that can be played here.',
    gives: { status: 200, says: 'The games.', model: pages.games },
    refuses: [],
  },
  getGame: {
    method: 'get',
    path: '/v1/games/{gameId}',
    tag: 'Games',
    summary: 'Read a game',
    description: 'One game, with the schemas of its options and of its view.',
    gives: { status: 200, says: 'The game.', model: game },
    refuses: ['NOT_FOUND'],
  },
  getGameTexts: {
    method: 'get',
    path: '/v1/games/{gameId}/texts',
    tag: 'Games',
    summary: 'Read the texts of a game',
    description:
      'What things of the game are called, and what they do, by key. They are the same in every match: ask once and keep them.',
    query: textsQuery,
    gives: { status: 200, says: 'The texts.', model: texts },
    refuses: ['NOT_FOUND'],
  },
  getGameSheet: {
    method: 'get',
    path: '/v1/games/{gameId}/sheets/{revision}',
    tag: 'Games',
    summary: 'Read all that never changes of a game',
    description:
      'Its name, schemas, boards, things and texts, in one language. A revision never changes: caches may keep it for good. Only the present one can be had; read the game where yours is gone.',
    query: sheetQuery,
    gives: { status: 200, says: 'The sheet.', model: gameSheet, immutable: true },
    refuses: ['NOT_FOUND'],
  },
  getLeaderboard: {
    method: 'get',
    path: '/v1/games/{gameId}/leaderboards/{pool}',
    tag: 'Games',
    summary: 'Read a leaderboard',
    description:
      'Who plays the game best, the highest `figure` first: those with ten rated matches or more. Ratings of different pools say nothing of each other.',
    query: leaderboardQuery,
    gives: { status: 200, says: 'A page of it.', model: leaderboard },
    refuses: ['BAD_USER_INPUT', 'NOT_FOUND'],
  },
  listTimeControls: {
    method: 'get',
    path: '/v1/time-controls',
    tag: 'Games',
    summary: 'List the time controls',
    description: 'The time controls that everybody knows, the fastest first.',
    gives: { status: 200, says: 'The time controls.', model: timeControls },
    refuses: [],
  },
  listMatches: {
    method: 'get',
    path: '/v1/matches',
    tag: 'Matches',
    summary: 'List matches',
    description:
      'Matches, the latest first: those that are open to join, unless you say otherwise.',
    query: matchesQuery,
    gives: { status: 200, says: 'A page of matches.', model: pages.matches, link: true },
    refuses: ['BAD_USER_INPUT'],
  },
  getMatch: {
    method: 'get',
    path: '/v1/matches/{matchId}',
    tag: 'Matches',
    summary: 'Read a match',
    description: 'One match, as you may see it.',
    gives: { status: 200, says: 'The match.', model: match, etag: true },
    refuses: ['NOT_FOUND'],
  },
  getUpdates: {
    method: 'get',
    path: '/v1/matches/{matchId}/updates',
    tag: 'Record',
    summary: 'Follow a match',
    description: `What you missed since version \`after\`, one update for each version. If there is nothing new, the request is held for up to \`wait\` seconds (at most ${LONGEST_WAIT}): ask again with the last version you have, and you follow the match. Waiting needs a token, and an account may have three waiting requests at once. A deployment may wait for less than you ask, and says by \`Retry-After\` when to ask again. If you were away too long you get a snapshot. With \`upTo\` or \`first\` you look at what was long ago instead: every step is given, however old, and nothing is waited for.`,
    query: updatesQuery,
    gives: {
      status: 200,
      says: 'The updates: all together, or one on each line.',
      model: pages.updates,
      lines: matchUpdate,
    },
    refuses: ['NOT_FOUND', 'UNAUTHENTICATED'],
  },
  getView: {
    method: 'get',
    path: '/v1/matches/{matchId}/view',
    tag: 'Record',
    summary: 'Look back',
    description:
      'The table as it stood at a version, as you may see it now; as it stands, unless you name one.',
    query: viewQuery,
    gives: { status: 200, says: 'The table.', model: pages.pastView },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
  getLog: {
    method: 'get',
    path: '/v1/matches/{matchId}/log',
    tag: 'Record',
    summary: 'Read the story',
    description: 'What has happened, in words, as you may read it; the oldest first.',
    query: logQuery,
    gives: { status: 200, says: 'A page of lines.', model: pages.log, link: true },
    refuses: ['NOT_FOUND'],
  },
  getJournal: {
    method: 'get',
    path: '/v1/matches/{matchId}/journal',
    tag: 'Record',
    summary: 'Read the record',
    description:
      'The record that the match can be replayed from, as you may see it; the oldest first. Once the match is over it is whole.',
    query: journalQuery,
    gives: { status: 200, says: 'A page of entries.', model: pages.journalPage, link: true },
    refuses: ['NOT_FOUND'],
  },
  exportJournal: {
    method: 'get',
    path: '/v1/matches/{matchId}/export',
    tag: 'Record',
    summary: 'Export the record',
    description:
      'The whole record with everything needed to compute the dice again; refused until the match is over. Send `Accept-Encoding: gzip`: a record of over 6 MB is only sent compressed.',
    gives: { status: 200, says: 'The record.', model: journal },
    refuses: ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
