import { recent } from '../../platform/recent.ts';
import { legalAnswer, type Game } from '../../../shared/engine/index.ts';
import { catalogue } from '../../matches/terms/games.ts';
import type { Source } from '../../matches/terms/source.ts';
import { CommandRefusedError } from '../../matches/index.ts';
import type { MatchProjections, BotLuck, BotTurn, Matches } from '../../matches/contract.ts';
import type { RefusalCode } from '../../platform/requests/refusal.ts';
import { chanceOf } from '../../matches/terms/chance.ts';
import { thinkingHere, type Thinking } from './thinking.ts';
import type { InTurn } from './turns.ts';

export type BotsDeps = {
  readonly matches: Pick<Matches, 'answer'> & Pick<MatchProjections, 'botTurns'> & BotLuck;
  readonly games: readonly Source[];
  /** The most answers that one call gives; every commit leads to another call. 8 unless given. */
  readonly answers?: number;
  /** The pace of answers: when each may be given; at once unless given. */
  readonly inTurn?: InTurn;
  /** The work of searching bots; done in this thread unless given. */
  readonly thinking?: Thinking;
};

/**
 * Lets the bots of a match answer their questions; safe to repeat. It begins no other answer after
 * the time is up: the commit of the last one calls again.
 */
export type PlayBots = (matchId: string, isTimeUp?: () => boolean) => Promise<void>;

/**
 * Creates the bots, which answer through the same use-cases as players. Called for the same change
 * again, they find nothing to answer, or give the same answer under the same commandId.
 */
export function createBots({
  matches,
  games,
  answers = 8,
  inTurn = atOnce,
  thinking = thinkingHere,
}: BotsDeps): PlayBots {
  const known = catalogue(games);
  const seeds = recent<string>(SEEDS);
  const seedOf = async (matchId: string): Promise<string> => {
    const seed = seeds.get(matchId) ?? (await matches.botSeed(matchId));
    seeds.put(matchId, seed);
    return seed;
  };
  /** Chooses by a search where the level searches and the match is in play, else by the view. */
  const chosenIn = async (game: Game | undefined, turn: BotTurn, seed: string) => {
    const { matchId, gameId, level, question, ordered } = turn;
    const searches = ordered === undefined && game?.searching?.includes(level) === true;
    const run = searches ? await matches.botRun(matchId) : undefined;
    if (game === undefined || run === undefined) return chosen(game, turn, seed);
    return thinking(game, { gameId, level, question, seed, run });
  };
  const answerFor = async (turn: BotTurn): Promise<'answered' | 'overtaken'> => {
    const { matchId, seat, question } = turn;
    const seed = await seedOf(matchId);
    const choose = await chosenIn(await known.find(turn.gameId), turn, seed);
    const command = {
      matchId,
      questionId: question.id,
      choose,
      commandId: `bot:${question.id}`,
    };
    try {
      await matches.answer({ kind: 'bot', seat }, command);
      return 'answered';
    } catch (thrown) {
      if (thrown instanceof CommandRefusedError && overtaken.includes(thrown.code)) {
        return 'overtaken';
      }
      throw thrown;
    }
  };

  return async (matchId, isTimeUp = () => false) => {
    for (let given = 0; given < answers && !(given > 0 && isTimeUp()); given += 1) {
      const [turn] = await matches.botTurns(matchId);
      if (turn === undefined) return;
      if ((await inTurn(turn, () => answerFor(turn))) === 'overtaken') return;
    }
  };
}

const atOnce: InTurn = (_turn, answer) => answer();

/** The number of matches whose seeds are cached. */
const SEEDS = 256;

/** A conflict: another commit came first, and calls the bots again. */
const overtaken: readonly RefusalCode[] = [
  'NO_SUCH_QUESTION',
  'MATCH_NOT_RUNNING',
  'STALE_VERSION',
];

/**
 * Chooses the answer of a bot, option ids; for an absent player, the one of their orders, if any.
 * If a deploy has removed the bot's level, or changed the options since, it answers as the clock
 * would, so that no one waits for ever.
 */
function chosen(game: Game | undefined, turn: BotTurn, seed: string): readonly string[] {
  const { level, seat, question, ordered, view } = turn;
  if (ordered !== undefined) return ordered;
  const bot = game?.bots[level];
  const chance = chanceOf([seed, question.id, String(question.askedAt)]);
  return legalAnswer(question, bot?.({ view, seat, question, chance }));
}
