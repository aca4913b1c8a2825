import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { thinkingThread, type ThinkingThread } from '../../services/local/thinking-thread.ts';
import { createBots } from '../../services/workers/bots/index.ts';
import { thinkingHere, type ThinkJob } from '../../services/workers/bots/thinking.ts';
import type { Game } from '../../shared/engine/index.ts';
import { ann, useHalls } from '../matches/hall.ts';

const openHall = useHalls(Object.values(games));

let thread: ThinkingThread;
beforeEach(() => {
  thread = thinkingThread({ packs: undefined });
});
afterEach(() => thread.close());

describe('a hard bot in a match', () => {
  it('thinks in another thread, and answers as it would here', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, {
      ...{ gameId: 'tales-of-glory', seats: 2, bots: ['hard', 'cautious'] },
    });
    const matchId = record.id;
    await matches.start(ann, { matchId });
    const jobs: { readonly game: Game; readonly job: ThinkJob }[] = [];
    const answers: { readonly questionId: string; readonly choose: readonly string[] }[] = [];
    const play = createBots({
      matches: {
        ...matches,
        answer: async (actor, command) => {
          answers.push(command);
          return matches.answer(actor, command);
        },
      },
      ...{ games: Object.values(games), answers: 2 },
      thinking: async (game, job) => {
        jobs.push({ game, job });
        return thread.think(game, job);
      },
    });
    await play(matchId);
    const [thought] = jobs;
    expect(thought?.job).toMatchObject({ level: 'hard', question: { kind: 'select' } });
    const given = answers.find(({ questionId }) => questionId === thought?.job.question.id);
    expect(thought && (await thinkingHere(thought.game, thought.job))).toEqual(given?.choose);
  });
});
