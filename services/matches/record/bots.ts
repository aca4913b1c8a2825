import type { Game, Pending, Question } from '../../../shared/engine/index.ts';
import { desertedSince } from './present.ts';
import type { MatchRecord, SeatInfo } from './match-record.ts';

/** A question that a bot has not answered, and how well it plays. */
export type BotQuestion = { readonly question: Pending & Question; readonly level: string };

/** The level of those who play for whoever is absent. */
const AUTOPILOT = 'cautious';

/** The level of the bot that plays a seat: the one that holds it, or the one that plays for somebody absent. */
export function botOf({ holder, presence }: SeatInfo): string | undefined {
  if (holder?.kind === 'bot') return holder.level;
  return presence === undefined ? undefined : AUTOPILOT;
}

/**
 * The questions that wait for a bot; none in a match that everybody has deserted. A question once answered might be
 * answered otherwise: no bot does that.
 */
export function forBots(record: MatchRecord): readonly BotQuestion[] {
  const { seats, status, play } = record;
  if (status !== 'RUNNING' || play === undefined || desertedSince(record) !== undefined) return [];
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
