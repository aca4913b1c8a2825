import * as z from 'zod/mini';
import { lobbyNotices, tournamentNotices } from '../notices/notice.ts';
import type { Attention } from '../../platform/storage/contract.ts';
import { once } from '../../platform/once.ts';

const speed = () => z.enum(['LIVE', 'ASYNC']);
const newsType = () =>
  z.enum([
    'match.started',
    'match.finished',
    'match.seat.absent',
    'match.seat.offered',
    'match.seat.replaced',
    'match.proposal.opened',
    'match.proposal.closed',
    'match.paused',
    'match.resumed',
    'match.attention.expired',
    'match.invitation',
    ...tournamentNotices,
    ...lobbyNotices,
  ]);

/** Parses the details of news of a tournament or of the lobby, beside their type. */
const about = () =>
  z.object({
    round: z.optional(z.number()),
    pod: z.optional(z.number()),
    startsAt: z.optional(z.string()),
    deadline: z.optional(z.string()),
    percent: z.optional(z.number()),
    act: z.optional(z.string()),
    status: z.optional(z.string()),
    matchId: z.optional(z.string()),
  });

const state = once(() =>
  z.object({
    gameId: z.string(),
    speed: z.optional(speed()),
    episode: z.optional(
      z.object({
        from: z.number(),
        seat: z.string(),
        since: z.string(),
        count: z.number(),
        deadline: z.optional(z.string()),
        turn: z.optional(z.number()),
      }),
    ),
    /** The previous episode, if there is none now. */
    was: z.optional(z.object({ seat: z.string(), since: z.string() })),
    told: z.record(z.string(), z.object({ needed: z.optional(z.string()), reminders: z.number() })),
    news: z.array(
      z.object({
        type: newsType(),
        version: z.number(),
        at: z.string(),
        seat: z.optional(z.string()),
        /** The key that tells news of a tournament or of the lobby apart from others of their type and version. */
        about: z.optional(z.string()),
        until: z.optional(z.string()),
        data: z.optional(about()),
        told: z.array(z.string()),
      }),
    ),
  }),
);

/** Stored state of an account's attention to a match. */
export type AttentionState = z.infer<ReturnType<typeof state>>;
/**
 * An episode: from the first question that waits for a seat until none does. `from`, the match's
 * version at its beginning, identifies it.
 */
export type Episode = NonNullable<AttentionState['episode']>;
/** An event of the match, with the channels that have had a notice of it. */
export type News = AttentionState['news'][number];
/** The notices of an episode to one channel: the time of the first, and the number of reminders. */
export type SentNotices = AttentionState['told'][string];

/** The state that an item holds. */
export const stateOf = ({ data }: Pick<Attention, 'data'>): AttentionState => state().parse(data);
