import { legalAnswer, seated, type Game } from '../../../shared/engine/index.ts';
import type { Matches, MatchRecord, TimedQuestion } from '../contract.ts';
import type { Games } from '../terms/games.ts';
import { chanceOf } from '../terms/chance.ts';
import { mediumBot } from '../record/bots.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { pendingQuestions, type Viewpoint } from './match-view.ts';
import type { ReadAccess } from './read-access.ts';
import { clocksOf } from '../record/play.ts';

/** Creates the read by which a player asks what a medium bot would choose in their place. */
export function createSuggestions({
  access,
  games,
}: {
  readonly access: ReadAccess;
  readonly games: Games;
}): Pick<Matches, 'suggestion'> {
  return {
    async suggestion(viewer, { matchId, questionId }) {
      const { record, viewpoint } = await access.of(viewer, matchId);
      checkMayAsk(record, viewpoint);
      const question = questionIn(record, viewpoint, questionId);
      return { choose: chosenBy(games.of(record), record, question) };
    },
  };
}

/** Checks that it is a player who asks, and that the match leaves them a helper. */
function checkMayAsk({ rated, pod }: MatchRecord, { account, seat, all }: Viewpoint): void {
  if (account === undefined) refuse('UNAUTHENTICATED', 'Send a token to ask for a suggestion.');
  if (seat === undefined && all !== true)
    refuse('FORBIDDEN', "You don't have a seat in this match.");
  if (rated === true) refuse('FORBIDDEN', 'Rated matches have no suggestions.');
  if (pod !== undefined) refuse('FORBIDDEN', 'Tournament matches have no suggestions.');
}

/** The open question of this id that is asked of the viewpoint. */
function questionIn(record: MatchRecord, viewpoint: Viewpoint, questionId: string): TimedQuestion {
  const { status, version } = record;
  if (status === 'PAUSED') refuse('MATCH_NOT_RUNNING', 'The match is paused.');
  if (status !== 'RUNNING') refuse('MATCH_NOT_RUNNING', "The match isn't being played.");
  const question = pendingQuestions(record, viewpoint).find(({ id }) => id === questionId);
  if (question !== undefined) return question;
  const expired = clocksOf(record)?.expired ?? [];
  if (expired.some(({ id, seat }) => id === questionId && seat === viewpoint.seat))
    refuse('QUESTION_EXPIRED', 'The question expired and was answered for you.', {
      answeredBy: 'CLOCK',
      currentVersion: version,
    });
  return refuse('NO_SUCH_QUESTION', `You have no pending question "${questionId}".`);
}

/**
 * The choice of a medium bot in the asked seat, from that seat's view. Its random seed is public
 * ids only, so that it reveals nothing of the dice and repeats the same answer.
 */
function chosenBy(
  game: Game,
  { id, play }: MatchRecord,
  question: TimedQuestion,
): readonly string[] {
  const level = mediumBot(game);
  const bot = level === undefined ? undefined : game.bots[level];
  if (bot === undefined || play === undefined)
    return refuseInput({ path: ['matchId'], detail: `"${game.id}" has no bots to ask.` });
  const { seat } = question;
  const chance = chanceOf([id, question.id, String(question.askedAt)]);
  const view = game.view(play.game, seated(seat));
  return legalAnswer(question, bot({ view, seat, question, chance }));
}
