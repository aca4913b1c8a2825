import * as z from 'zod';
import { gameSummary } from './game.ts';
import { journalEntry, logEntry } from './log.ts';
import { match, matchSummary } from './match.ts';
import { name } from './named.ts';
import { count, flag, json, listOf, maybe, text } from './scalars.ts';
import { matchUpdate } from './update.ts';

export const games = name(
  'Games',
  'Every game that can be played here.',
  z.object({ items: listOf('The games.', gameSummary) }),
);

const more = flag('Whether more follow; their address is in the `Link` header too.');

export const matches = name(
  'MatchPage',
  'A page of a list of matches, the latest first.',
  z.object({
    items: listOf('The matches.', matchSummary),
    hasNextPage: more,
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);

const lines = <T extends z.ZodType>(says: string, item: T) =>
  z.object({
    items: listOf(says, item),
    hasNextPage: more,
    endCursor: maybe(count('Give it as `after` to go on behind the last of these: its version.')),
  });

export const log = name(
  'LogPage',
  'Lines of a log, the oldest first.',
  lines('The lines. A version is never split.', logEntry).extend({
    hasPreviousPage: flag('Whether there may be earlier ones.'),
    startCursor: maybe(
      count('Give it as `before` to go on before the first of these: its version.'),
    ),
  }),
);

export const pastView = name(
  'PastView',
  'The table at one version.',
  z.object({ version: count('The version.'), view: json("The view, by the game's `viewSchema`.") }),
);

export const journalPage = name(
  'JournalPage',
  'Entries of a journal, the oldest first.',
  lines('The entries. A version is never split.', journalEntry),
);

export const updates = name(
  'MatchUpdates',
  'What you missed, in order; none if nothing happened while the request waited.',
  z.object({ items: listOf('One update for each version.', matchUpdate) }),
);

export const answered = name(
  'AnswerResult',
  'What an answer led to.',
  z.object({ match, version: count('The version that holds your answer.') }),
);
