import * as z from 'zod';
import { person } from './account.ts';
import { name } from './named.ts';
import { flag, listOf, maybe, moment, text } from './scalars.ts';

const audience = name(
  'Audience',
  'To whom something is said. `SEATS`: those who hold seats. `SPECTATORS`: those who watch; unless the match is rated and in play, seats and readers without a token too. `ALL`: everybody who sees the match.',
  z.enum(['SEATS', 'SPECTATORS', 'ALL']),
);

export const chatMode = name(
  'ChatMode',
  'What may be said at a match. `FREE`: anything. `PHRASES`: those of `/v1/phrases`. `OFF`: nothing.',
  z.enum(['FREE', 'PHRASES', 'OFF']),
);

export const message = name(
  'Message',
  'Something that was said at a match. It is kept for 12 months.',
  z.object({
    id: text('Its id; treat it as opaque.'),
    matchId: text('The match.'),
    audience,
    from: person,
    seat: maybe(text('The seat that they held then; `null` if they watched.')),
    hidden: flag('Whether a moderator has taken it away: then `text` is empty.'),
    text: text('What they said, as plain text.'),
    phrase: maybe(text('The phrase that they said; `null` where these are words of their own.')),
    at: moment('When they said it.'),
  }),
);

export const messages = name(
  'MessagePage',
  'What was said at a match, the newest last.',
  z.object({
    items: listOf('The messages.', message),
    hasPreviousPage: flag(
      'Whether there are earlier ones; their address is in the `Link` header too.',
    ),
    startCursor: maybe(text('Give it as `before` to go on before the first of these: its id.')),
  }),
);

const phrase = name(
  'Phrase',
  "Something that can be said without words of one's own.",
  z.object({ id: text('Its id, to send it by.'), text: text('What it says.') }),
);

export const phrases = name(
  'Phrases',
  'All phrases.',
  z.object({ items: listOf('The phrases, in an order to offer them in.', phrase) }),
);

export const sendMessage = name(
  'SendMessageInput',
  'Something to say. Either `text` or `phrase`.',
  z.strictObject({
    audience,
    text: text('Your own words: up to 500 characters, on one line.').optional(),
    phrase: text('One of the phrases, by its id.').optional(),
  }),
);

const reportReason = name(
  'ReportReason',
  'Why a message is reported.',
  z.enum(['ABUSE', 'SPAM', 'COLLUSION', 'CHEATING', 'OTHER']),
);
const moderationAct = name(
  'ModerationAct',
  'What a moderator can do about a message. `HIDE`: take it away. `WARN`: warn whoever said it. `MUTE`: let them say nothing for some days. `BAN`: let them say nothing, and take no seat. `DISMISS`: nothing was wrong, and what was done about it is taken back.',
  z.enum(['HIDE', 'WARN', 'MUTE', 'BAN', 'DISMISS']),
);
const until = maybe(
  moment(
    'Until when it lasts; `null` where that does not apply. What lasts for good ends with the year 9999.',
  ),
);

const complaint = name(
  'Complaint',
  "Somebody's complaint about a message.",
  z.object({
    by: person,
    reason: reportReason,
    note: text('What they have to say about it.'),
    at: moment('When they made it.'),
  }),
);

const decision = name(
  'ModerationDecision',
  "A moderator's decision.",
  z.object({
    act: moderationAct,
    by: person,
    reason: text('Why.'),
    at: moment('When it was decided.'),
    until,
  }),
);

export const report = name(
  'Report',
  'A report of a message: one, however many have reported it. It is kept for as long as the message.',
  z.object({
    id: text('Its id.'),
    status: z.enum(['OPEN', 'ACTED', 'DISMISSED']).describe('How far it is.'),
    message,
    context: listOf(
      'What was said to the same people before, at most 20 messages, the newest last. For moderators.',
      message,
    ),
    complaints: listOf(
      'Who has complained: to moderators all of the first 20, to others themselves.',
      complaint,
    ),
    decisions: listOf('What was decided, the latest last. For moderators.', decision),
  }),
);

export const reports = name(
  'ReportPage',
  'A page of reports, the oldest first.',
  z.object({
    items: listOf('The reports.', report),
    hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);

const notice = name(
  'ModerationNotice',
  "What an account is told of a moderator's decision.",
  z.object({
    id: text('Its id.'),
    messageId: text('The message that it is about.'),
    own: flag('Whether the message is theirs; else they have reported it.'),
    act: moderationAct,
    reason: text('Why.'),
    at: moment('When it was decided.'),
    until,
  }),
);

export const notices = name(
  'ModerationNotices',
  'What an account was told, the latest last.',
  z.object({ items: listOf('The notices, at most 50.', notice) }),
);

export const reportMessage = name(
  'ReportMessageInput',
  'Why a message is reported.',
  z.strictObject({
    reason: reportReason,
    note: text('What there is to say about it, up to 500 characters.').optional(),
  }),
);

export const moderate = name(
  'ModerateInput',
  'A decision about a message that was reported.',
  z.strictObject({
    act: moderationAct,
    days: z
      .int()
      .min(1)
      .max(365)
      .describe(
        'For how many days: with `MUTE` from 1 to 30; with `BAN` up to 365, and for good unless given. Not with others.',
      )
      .optional(),
    reason: text('Why, up to 256 characters. Those concerned are told.'),
  }),
);
