import * as z from 'zod';
import { name } from './named.ts';
import { count, flag, listOf, maybe, moment, text } from './scalars.ts';

export const attentionItem = name(
  'AttentionItem',
  'Something that is due from you.',
  z.object({
    matchId: text('The id of the match.'),
    seat: text('Your seat there.'),
    kind: z.enum(['ANSWER']).describe('What is due: `ANSWER`, an answer to a question.'),
    count: count('How many questions wait for you.'),
    since: moment('Since when something has been waiting.'),
    deadline: maybe(
      moment(
        'When the first of them is answered for you, with all the time that operators have given back.',
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
