import { isLegal, type Game } from '../../shared/engine/index.ts';
import { CommandRefusedError } from '../matches/index.ts';
import type { Backstage, BotTurn, Matches, RefusalCode } from '../matches/contract.ts';
import { chanceOf } from './chance.ts';

/** A bot that cannot play: it is missing, or chose what was not on offer. */
export class BotError extends Error {
  override readonly name = 'BotError';
}

export type BotsDeps = {
  readonly matches: Pick<Matches, 'answer'> & Pick<Backstage, 'botTurns'>;
  readonly games: readonly Game[];
};

/** Lets the bots of a changed match play; returns how many questions they answered. */
export type PlayBots = (
  change: { readonly matchId: string },
  limit?: { readonly answers: number },
) => Promise<number>;

/** Every commit leads to another call, so one call need not go on for ever. */
const ANSWERS = 32;

/**
 * Bots answer like anybody else, through the same door. Told of the same change again they find
 * nothing to answer, or give the very same answer under the same commandId.
 */
export function createBots({ matches, games }: BotsDeps): PlayBots {
  const answerFor = async (turn: BotTurn): Promise<boolean> => {
    const { matchId, seat, question } = turn;
    const command = {
      matchId,
      questionId: question.id,
      choose: chosen(games, turn),
      commandId: `bot:${question.id}`,
    };
    try {
      await matches.answer({ kind: 'bot', seat }, command);
      return true;
    } catch (thrown) {
      if (thrown instanceof CommandRefusedError && overtaken.includes(thrown.code)) return false;
      throw thrown;
    }
  };

  return async ({ matchId }, { answers: most } = { answers: ANSWERS }) => {
    let answered = 0;
    while (answered < most) {
      const [turn] = await matches.botTurns(matchId);
      if (turn === undefined || !(await answerFor(turn))) return answered;
      answered += 1;
    }
    return answered;
  };
}

/** Somebody else got there first: the next change calls the bots again. */
const overtaken: readonly RefusalCode[] = [
  'NO_SUCH_QUESTION',
  'MATCH_NOT_RUNNING',
  'STALE_VERSION',
];

function chosen(games: readonly Game[], turn: BotTurn): readonly string[] {
  const { gameId, level, matchId, seat, question, view } = turn;
  const bot = games.find(({ id }) => id === gameId)?.bots[level];
  if (bot === undefined) throw new BotError(`${gameId} has no bot ${level}.`);
  const chance = chanceOf([matchId, question.id, String(question.askedAt)]);
  const choose = bot({ view, seat, question, chance });
  if (isLegal(question, choose)) return choose;
  throw new BotError(`The bot ${level} of ${gameId} chose ${choose.join(', ')} at ${question.id}.`);
}
