import type { Pending, Question } from '../../../shared/engine/index.ts';
import type { MatchRecord } from '../contract.ts';

/** A question that a bot has not answered, and how well it plays. */
export type BotQuestion = { readonly question: Pending & Question; readonly level: string };

/** The questions that wait for a bot. A question once answered might be answered otherwise: no bot does that. */
export function forBots({ seats, status, play }: MatchRecord): readonly BotQuestion[] {
  if (status !== 'RUNNING' || play === undefined) return [];
  return play.pending.flatMap((question): readonly BotQuestion[] => {
    const holder = seats.find(({ id }) => id === question.seat)?.holder;
    return holder?.kind === 'bot' && !question.answered ? [{ question, level: holder.level }] : [];
  });
}

/** Whether bots are playing in it. */
export const isPlayedByBots = ({ seats, status }: MatchRecord): boolean =>
  status === 'RUNNING' && seats.some(({ holder }) => holder?.kind === 'bot');
