import * as z from 'zod';
import { matchNotices, tournamentNotices } from '../../notices.ts';
import { name } from './named.ts';
import { count, duration, flag, listOf, maybe, moment, text } from './scalars.ts';

export const attentionItem = name(
  'AttentionItem',
  'Something that is due from you.',
  z.object({
    matchId: text('The id of the match.'),
    seat: text('Your seat there; of an invitation the one that you would take.'),
    kind: z
      .enum(['ANSWER', 'VOTE', 'INVITATION'])
      .describe(
        'What is due: `ANSWER`, an answer to a question; `VOTE`, a vote on a proposal; `INVITATION`, an answer to an invitation.',
      ),
    count: count('How many questions, or proposals, wait for you.'),
    since: moment('Since when something has been waiting.'),
    deadline: maybe(
      moment(
        'When the first of them is answered for you, with all the time that operators have given back; of votes and invitations when the first can no longer be given.',
      ),
    ),
    urgent: flag('Whether that is soon: in less time than your `urgentBelow`.'),
  }),
);

export const attentionPage = name(
  'AttentionPage',
  'What is due from you: the earliest deadline first, what has none last.',
  z.object({
    items: listOf('What is due.', attentionItem),
    hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);

export const nextAttention = name(
  'NextAttention',
  'The next table.',
  z.object({ item: maybe(attentionItem) }),
);

const events = listOf(
  `Types of notices, at most 20: ${[...matchNotices, ...tournamentNotices].map((type) => `\`${type}\``).join(', ')}; or the beginning of some with \`*\` after it.`,
  z.string(),
);
const matchIds = listOf(
  'Only these matches, at most 100; then nothing of tournaments.',
  z.string(),
);
const gameIds = listOf('Only these games, at most 20.', z.string());
const speeds = listOf(
  'Only matches of these speeds. One without a time control counts as `ASYNC`.',
  z.enum(['LIVE', 'ASYNC']),
);
const channels = listOf('Your channels that are told, each verified.', z.string());
const mode = z
  .enum(['NOW', 'DIGEST', 'OFF'])
  .describe(
    'When they are told. `NOW`: as soon as it may be. `DIGEST`: at your `digestAt`, of everything together. `OFF`: never.',
  );
const escalation = name(
  'Escalation',
  'Channels that are told later, too, if it still waits then.',
  z.strictObject({ after: duration('How much later: from PT1M to P7D.'), channels }),
);
const escalate = listOf('Which others are told later; at most 5.', escalation);

const notificationRule = name(
  'NotificationRule',
  'How you want to be told of something.',
  z.object({
    id: text('Its id.'),
    events,
    matchIds: maybe(matchIds),
    gameIds: maybe(gameIds),
    speeds: maybe(speeds),
    channels,
    mode,
    escalate,
    unsubscribed: listOf(
      'Those of its channels whose mails by this rule a link in one of them has turned off.',
      z.string(),
    ),
  }),
);

export const notificationRules = name(
  'NotificationRules',
  'How you want to be told of what happens.',
  z.object({
    items: listOf(
      'The rules: of several that fit the first counts. Empty: as is usual.',
      notificationRule,
    ),
    muted: listOf('The matches of which you want to hear nothing.', z.string()),
  }),
);

export const setNotificationRules = name(
  'SetNotificationRulesInput',
  'Rules in the place of those before.',
  z.strictObject({
    rules: listOf(
      'At most 50, the most particular first; with none you are told as is usual.',
      name(
        'NotificationRuleInput',
        'A rule.',
        z.strictObject({
          events,
          matchIds: maybe(matchIds).optional(),
          gameIds: maybe(gameIds).optional(),
          speeds: maybe(speeds).optional(),
          channels,
          mode: mode.optional(),
          escalate: escalate.optional(),
        }),
      ),
    ),
  }),
);

export const muteMatch = name(
  'MuteMatchInput',
  'Whether you want to hear nothing of a match.',
  z.strictObject({ muted: flag('`false` if you want to be told of it again.').optional() }),
);
