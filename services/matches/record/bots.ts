import type { Game, Pending, Question } from '../../../shared/engine/index.ts';
import { desertedSince } from './present.ts';
import type { MatchRecord, SeatInfo } from './match-record.ts';

/** A question that a bot has not answered, and how well it plays. */
export type BotQuestion = { readonly question: Pending & Question; readonly level: string };

/** The level of the bot that plays for absent players. */
const AUTOPILOT = 'cautious';

/**
 * Reads the level of the bot that plays a seat: its holder, or the autopilot of an absent player.
 */
export function botOf({ holder, presence }: SeatInfo): string | undefined {
  if (holder?.kind === 'bot') return holder.level;
  return presence === undefined ? undefined : AUTOPILOT;
}

/**
 * Lists the questions that wait for a bot; none in a match that everyone has deserted. Bots do not
 * revise an answer, so questions already answered are left out.
 */
export function forBots(record: MatchRecord): readonly BotQuestion[] {
  if (record.status !== 'RUNNING' || desertedSince(record) !== undefined) return [];
  const { seats, play } = record;
  return play.pending.flatMap((question): readonly BotQuestion[] => {
    const seat = seats.find(({ id }) => id === question.seat);
    const level = seat && botOf(seat);
    return level !== undefined && !question.answered ? [{ question, level }] : [];
  });
}

/** Whether bots are playing in it. */
export const isPlayedByBots = ({ seats, status }: MatchRecord): boolean =>
  status === 'RUNNING' && seats.some((seat) => botOf(seat) !== undefined);

/** The level of a medium bot: `greedy`, or the middle of the game's own levels. */
export function mediumBot({ bots }: Pick<Game, 'bots'>): string | undefined {
  const levels = Object.keys(bots);
  return levels.find((level) => level === 'greedy') ?? levels[Math.floor((levels.length - 1) / 2)];
}
