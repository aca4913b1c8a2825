import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';

/**
 * The number of messages that an account may send to one match, in any minute and on any day (UTC).
 */
const MESSAGES_A_MINUTE = 10;
const MESSAGES_A_DAY = 500;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The number of commands remembered, the same as for matches. */
const COMMANDS = 16;

/** A message that a command has led to. */
const saidCommand = once(() => z.object({ id: z.string(), digest: z.string(), order: z.string() }));
type SaidCommand = z.infer<ReturnType<typeof saidCommand>>;

const said = once(() =>
  z.object({
    /** The times at which the latest were said, in milliseconds, the latest last. */
    times: z.array(z.number()),
    /** A day, counted from 1970, and how much was said on it. */
    day: z.number(),
    today: z.number(),
    commands: z.array(saidCommand()),
  }),
);
/** The recent messages of an account at a match: their counts, and the commands that sent them. */
export type RecentMessages = z.infer<ReturnType<typeof said>>;

/** The record as it was stored; nothing before the first word. */
export const recentMessagesIn = (data: unknown): RecentMessages =>
  data === undefined ? { times: [], day: 0, today: 0, commands: [] } : said().parse(data);

/**
 * Finds the message that this command has led to; refused if the id was used for another command.
 */
export function repeatedCommand(
  { commands }: RecentMessages,
  { id, digest }: Pick<SaidCommand, 'id' | 'digest'>,
): SaidCommand | undefined {
  const done = commands.find((command) => command.id === id);
  if (done === undefined || done.digest === digest) return done;
  const detail = 'Already used for another message. Use a new ID for every message.';
  return refuseInput({ path: ['commandId'], detail });
}

/**
 * A rate limit: the number of times an account may do something in any minute, and on any day
 * (UTC).
 */
export type Most = { readonly what: string; readonly minute: number; readonly day: number };
const messages: Most = {
  what: 'messages to a match',
  minute: MESSAGES_A_MINUTE,
  day: MESSAGES_A_DAY,
};

/** Counts one more message of an account; refused if that is too many. */
export function countMessage(
  before: RecentMessages,
  ms: number,
  command: SaidCommand | undefined,
  most: Most = messages,
): RecentMessages {
  const times = before.times.filter((time) => time > ms - MINUTE_MS);
  const [oldest] = times;
  if (oldest !== undefined && times.length >= most.minute) {
    tooMuch(`${String(most.minute)} ${most.what} a minute`, oldest + MINUTE_MS - ms);
  }
  const day = Math.floor(ms / DAY_MS);
  const today = before.day === day ? before.today : 0;
  if (today >= most.day) tooMuch(`${String(most.day)} ${most.what} a day`, (day + 1) * DAY_MS - ms);
  return {
    times: [...times, ms],
    day,
    today: today + 1,
    commands: command ? [...before.commands, command].slice(-COMMANDS) : before.commands,
  };
}

function tooMuch(most: string, waitMs: number): never {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1_000));
  const words = `You can send at most ${most}. Try again in ${String(retryAfter)} s.`;
  return refuse('RATE_LIMITED', words, { retryable: true, retryAfter });
}
