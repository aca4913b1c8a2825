import * as z from 'zod';
import { name } from './named.ts';
import { count, duration, flag, listOf, maybe, moment, text } from './scalars.ts';

const kind = z
  .enum(['PAUSE', 'RESUME', 'UNDO', 'EXTEND', 'END', 'REPLACE'])
  .describe(
    'What a table may decide. `PAUSE`: at most 14 days at a time, and 60 days of a match. `RESUME`: go on sooner; after half of the pause one seat is enough. `UNDO`: take the match back. `EXTEND`: more time for everybody whose clock runs. `END`: end the match; whoever says nothing for 72 hours agrees, all else is over after 24. `REPLACE`: give a seat that is `OFFERED` to a bot.',
  );
const outcome = z
  .enum(['STANDING', 'ANNUL'])
  .describe(
    'How the match ends. `STANDING`: with the ranking as it stands (`agreed`). `ANNUL`: as if it had not been played (`annulled`).',
  );

export const proposal = name(
  'Proposal',
  'Something that somebody proposes to the table. All of its people who are there have to agree.',
  z.object({
    id: text('Its id, within the match.'),
    kind,
    by: text('The seat that made it; of an `END` that opened by itself the seat that went last.'),
    itself: flag('Whether it opened by itself: an `END`, where somebody is left alone.'),
    at: moment('When it was made.'),
    expiresAt: moment('Until when the table may vote.'),
    status: z
      .enum(['OPEN', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'])
      .describe(
        'How it stands. `REJECTED`: somebody said no. `EXPIRED`: its time was over, or the match had moved on. `WITHDRAWN`: whoever made it took it back.',
      ),
    votes: listOf(
      'The votes, the latest last: one a seat. Whoever proposes has agreed.',
      name(
        'Vote',
        "One seat's vote.",
        z.object({
          seat: text('The seat.'),
          agree: flag('Whether it agrees.'),
          at: moment('When it voted.'),
        }),
      ),
    ),
    waitingOn: listOf('The seats whose votes it waits for.', z.string()),
    closedAt: maybe(moment('When it was closed; `null` while it is open.')),
    until: maybe(moment('Of `PAUSE`: until when; `null` for as long as the table wants.')),
    toVersion: maybe(count('Of `UNDO`: the version to go back to.')),
    extend: maybe(duration('Of `EXTEND`: how much more time.')),
    outcome: maybe(outcome),
    seat: maybe(text('Of `REPLACE`: the seat.')),
    level: maybe(text('Of `REPLACE`: how strong the bot plays.')),
  }),
);

const undo = name(
  'Undo',
  'How far a match can be taken back: to where nobody could use what they have learnt since.',
  z.object({
    policy: z
      .enum(['NONE', 'OWN', 'CONSENT'])
      .describe('Who may take it back: nobody, each seat its own answers, the table together.'),
    left: count('How often it may still be taken back.'),
    to: maybe(count('The earliest version that it can go back to; `null` if to none.')),
    sealedAt: maybe(count('The version that cannot be taken back.')),
    reason: z
      .enum(['NONE', 'SPENT', 'ROLL', 'REVEALED', 'RESIGNED', 'BEGUN', 'OTHERS', 'FAR'])
      .describe(
        'Why it goes back no further. `NONE`: its policy. `SPENT`: it was taken back three times. At `sealedAt`: `ROLL`: chance was asked. `REVEALED`: somebody learnt something. `RESIGNED`: somebody resigned. `BEGUN`: it began, or was taken back by then. `OTHERS`: another seat answered. `FAR`: what lies further back is too long ago.',
      ),
  }),
);

export const undoOrNone = name(
  'UndoOfMatch',
  'How far the match can be taken back.',
  z.object({ undo: maybe(undo).describe('`null` unless the match is being played.') }),
);

export const propose = name(
  'ProposeInput',
  'Something to propose. With each kind go its own fields, and no others.',
  z.strictObject({
    kind,
    until: moment('Of `PAUSE`: at most 14 days from now. Needed where time is limited.').optional(),
    toVersion: count('Of `UNDO`: the version to go back to.').optional(),
    extend: duration('Of `EXTEND`: from PT1M to P14D.').optional(),
    outcome: outcome.optional(),
    seat: text('Of `REPLACE`: a seat whose `presence` is `OFFERED`.').optional(),
    level: text("Of `REPLACE`: one of the game's `bots`; `cautious` unless given.").optional(),
  }),
);

export const vote = name(
  'VoteInput',
  'Your vote.',
  z.strictObject({
    agree: flag('Whether you agree. One no ends it, or takes it back if it is yours.'),
  }),
);

export const takeBack = name(
  'UndoInput',
  'Answers of yours to take back.',
  z.strictObject({ toVersion: count('The version to go back to.') }),
);

export const undoPolicy = z
  .enum(['NONE', 'OWN', 'CONSENT'])
  .describe(
    'Who may take the match back: nobody, each seat its own latest answers, or the table together. `NONE` for a public match and `CONSENT` for a private one unless given.',
  );
