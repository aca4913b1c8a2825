import * as z from 'zod';
import { logEntry } from './log.ts';
import { matchStatus } from './match.ts';
import { name } from './named.ts';
import { proposal } from './proposal.ts';
import { question } from './question.ts';
import { result } from './result.ts';
import { anyObject, count, json, listOf, maybe, moment } from './scalars.ts';
import { seat } from './seat.ts';
import { clock } from './timing.ts';

export const matchUpdate = name(
  'MatchUpdate',
  'What one version of a match changed for you. Keep the view: take `snapshot` where there is one, else apply `patch` to the view you have at version `from`.',
  z.object({
    version: count('The version that the match has now.'),
    at: moment('When that version was made.'),
    from: maybe(count('The version that the patch starts from; `null` with a snapshot.')),
    snapshot: json('The whole view, where no patch leads to it; else `null`.'),
    patch: maybe(
      listOf(
        'The steps (JSON Patch, RFC 6902) from the view at `from` to the view at `version`.',
        anyObject('One step.'),
      ),
    ),
    log: listOf('What this version added to the log.', logEntry),
    questions: listOf('The questions that you must answer now.', question),
    waitingOn: listOf('The seats that the match waits for.', z.string()),
    seats: listOf('All seats, in the order they sit around the table.', seat),
    seatsAt: count('The version that changed the seats last, or in which time was called.'),
    clocks: listOf('The time of every seat that an account holds.', clock),
    status: matchStatus,
    proposals: listOf('What was proposed to the table, as in the match.', proposal),
    result: maybe(result),
  }),
);
