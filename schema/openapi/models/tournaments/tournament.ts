import * as z from 'zod';
import { tournamentRoles } from '../../../../shared/tournaments/record/act.ts';
import { tournamentStatuses } from '../../../../shared/tournaments/record/tournament.ts';
import { enumValues } from '../../../enum-values.ts';
import { person } from '../account.ts';
import { gameName } from '../game.ts';
import { name } from '../named.ts';
import { anyObject, count, flag, json, listOf, maybe, moment, text } from '../scalars.ts';
import { appeal, proposedAct } from './act.ts';
import { penalty, player } from './player.ts';
import { pod, roundSummary } from './round.ts';

const status = z
  .enum(tournamentStatuses)
  .describe(
    '`DRAFT`: its staff alone see it. `ANNOUNCED`: its regulations bind. `REGISTRATION`: players register. `CHECK_IN`: they say that they are there. `RUNNING`: rounds are being played. `PAUSED`: it stands still. `FINISHED`: all rounds are over; results may still be corrected, and appealed against. `FINAL`: it is over for good. `CANCELLED`: it was called off.',
  );

export const visibility = z
  .enum(['PUBLIC', 'UNLISTED', 'PRIVATE'])
  .describe(
    'Who may find it. `PUBLIC`: everybody, in lists. `UNLISTED`: everybody who knows its id. `PRIVATE`: those who run it, play in it, or were invited.',
  );

const role = z.enum(tournamentRoles);
type Action = keyof typeof enumValues.TournamentAction;
const actions = Object.keys(enumValues.TournamentAction) as [Action, ...Action[]];

const stage = name(
  'Stage',
  'A stage of a tournament.',
  z.object({
    number: count('1, 2 or 3.'),
    format: z.enum(['SWISS', 'ROUND_ROBIN', 'ELIMINATION']).describe('How its rounds are made.'),
    status: z.enum(['WAITING', 'RUNNING', 'COMPLETED']).describe('How far it is.'),
    rounds: maybe(count('How many rounds it has; `null` where that follows from how many play.')),
    cut: maybe(count('How many of the stage before go on into it; `null` for the first.')),
  }),
);

const roleHolder = name(
  'TournamentRoleHolder',
  'Somebody who runs a tournament.',
  z.object({ account: person, roles: listOf('As what.', role) }),
);

const warning = name(
  'TournamentWarning',
  'Something that staff should look at before the start.',
  z.object({
    kind: z
      .enum(['REPEATS', 'APART', 'CLOCK', 'DRAWS_PAY', 'SCHEDULE', 'BYES'])
      .describe(
        '`REPEATS`: there are more rounds than so many can play without meeting again. `APART`: more pairs are to be kept apart than a round has room for, or the whole of a schedule. `CLOCK`: matches may well last longer than a round. `DRAWS_PAY`: it pays to agree on a draw. `SCHEDULE`: more may play a round robin than one is drawn for. `BYES`: some players sit out rounds that smaller pods would let them play, or sit out more often than others.',
      ),
    figures: anyObject('The figures that it is about, by their names.'),
    text: text('It, in words.'),
  }),
);

export const tournament = name(
  'Tournament',
  'A tournament, as you may see it: of drafts, staff alone see anything. Its rounds, players, standings and audit are resources of their own.',
  z.object({
    id: text("The tournament's id."),
    version: count('How many times it has changed, as you are shown it.'),
    name: text('What its organizer calls it.'),
    description: maybe(text('What there is to say of it.')),
    visibility,
    game: gameName,
    status,
    regulations: z
      .object({
        json: anyObject('They, whole.'),
        hash: maybe(
          text('SHA-256 of them as they are kept, in hex; `null` before the announcement.'),
        ),
        text: text('They, for people to read: a line for each.'),
      })
      .describe('All that decides who plays whom, when, and what it counts.'),
    stages: listOf('Its stages, in order: one to three.', stage),
    stage: count('The stage that it is in; 0 before the start.'),
    registered: count('How many have a place, or play.'),
    waiting: count('How many are on the waiting list.'),
    rounds: listOf('Its rounds over all stages, in order.', roundSummary),
    appeals: listOf('The appeals of players, the oldest first.', appeal),
    proposed: listOf(
      'Acts that wait for a second person, or did. Its staff alone see them.',
      proposedAct,
    ),
    penalties: listOf('Penalties that were given, the oldest first.', penalty),
    fairness: z
      .object({
        commitment: text(
          'SHA-256 of the secret, in hex: the seed of each round and the secret of each match follow from it.',
        ),
        regulations: maybe(
          text('SHA-256 of the regulations as they bind, in hex; `null` before the announcement.'),
        ),
        secret: maybe(text('The secret, in hex; `null` until all is `FINAL`.')),
      })
      .describe('What makes its draws provably fair.'),
    owner: person,
    roles: listOf('Who else runs it.', roleHolder),
    myRoles: listOf('Your roles in it.', role),
    mine: maybe(player),
    pending: flag(
      'Whether a registration of yours was received and is not yet counted: look again in 2 seconds.',
    ),
    myNext: maybe(pod),
    can: listOf(
      'What you may do now: the operations of these names would not be refused for who you are or for how it stands.',
      z.enum(actions),
    ),
    warnings: listOf(
      'What its staff should look at before the start; nobody else sees it.',
      warning,
    ),
    code: maybe(text('The code by which players register. Its staff alone see it.')),
    apart: listOf(
      'Pairs of accounts that are never to meet. Its staff alone see them.',
      z.array(z.string()),
    ),
    changedAt: count(
      'The version that changed its setting or its regulations last: what `If-Match` is held against, where an act is on the whole of it.',
    ),
    createdAt: moment('When it was set up.'),
    updatedAt: moment('When it last changed.'),
    finishedAt: maybe(moment('When its last round was over.')),
    appealsUntil: maybe(
      moment(
        'Until when players can appeal, once its last round is over. Its results become final then, if no appeal is open.',
      ),
    ),
  }),
);

const summary = name(
  'TournamentSummary',
  'A tournament as lists tell of it.',
  z.object({
    id: text("The tournament's id."),
    name: text('What its organizer calls it.'),
    game: gameName,
    status,
    visibility,
    players: count('How many have a place, or play.'),
    cap: count('How many may play.'),
    startsAt: maybe(moment('When it begins; `null` where its staff say so.')),
    createdAt: moment('When it was set up.'),
    updatedAt: moment('When it last changed.'),
  }),
);

export const tournaments = name(
  'TournamentPage',
  'A page of a list of tournaments, the latest first.',
  z.object({
    items: listOf('The tournaments.', summary),
    hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);

export const regulationsSchema = name(
  'RegulationsSchema',
  'What regulations look like, as a JSON Schema.',
  z.looseObject({}),
);

export const tournamentExport = name(
  'TournamentExport',
  'All that is needed to work every figure of a tournament out anew.',
  z.looseObject({
    schema: z.literal('tournament-1').describe('By which schema it is written.'),
    commit: text('Commit of the release that exported it; absent if unknown.').optional(),
    id: text("The tournament's id."),
  }),
);

export const standingsCsv = name(
  'StandingsCsv',
  'A table for spreadsheets, with a line of what its columns are: rank, number, name, points, each tie-break, and place and points of each round. No cell is a formula.',
  z.string(),
);

export const reportFile = name(
  'TournamentReportFile',
  'An event in the format TRF16 of FIDE.',
  z.string(),
);

export const tournamentEvents = name(
  'TournamentEvents',
  'Steps of a tournament, each a `TournamentStep` on a line of its own.',
  z.string(),
);

export const tournamentStep = name(
  'TournamentStep',
  'A step of a tournament, as those may read it who follow it.',
  z.object({
    version: count('The version that it had then.'),
    at: moment('When that version was made.'),
    events: listOf(
      'What happened, as the export has it: each an object with its `type`. Ignore types that you do not know.',
      json('An event.'),
    ),
  }),
);

export const tournamentUpdates = name(
  'TournamentUpdates',
  'Steps of a tournament, the oldest first.',
  z.object({
    items: listOf('One for each version that you are shown.', tournamentStep),
    hasNextPage: flag('Whether more follow.'),
    endCursor: maybe(count('Give it as `after` to go on behind the last of these: its version.')),
  }),
);
