import { expect, it } from 'vitest';
import { arenaCommand } from '../../tools/arena/command.ts';
import { rateLevels } from '../../tools/arena/ratings.ts';
import { gameNamed } from '../../tools/games.ts';
import { run } from './support/run.ts';

const game = gameNamed('tales-of-glory');
const series = { game, options: game.options.parse({}), seed: 'rated' };

it('rates a level that wins above those it beats, by the matches of each', () => {
  const rated = rateLevels({ ...series, levels: ['random', 'greedy', 'cautious'], matches: 9 });
  const { random, greedy, cautious } = rated;
  expect([random?.matches, greedy?.matches, cautious?.matches]).toEqual([6, 6, 6]);
  expect(greedy?.rating).toBeGreaterThan(random?.rating ?? Infinity);
  expect(greedy?.rating).toBeGreaterThan(cautious?.rating ?? Infinity);
});

it('gives the same ratings for the same seed, and others for another', () => {
  const rated = (seed: string) =>
    rateLevels({ ...series, seed, levels: ['easy', 'greedy'], matches: 8 });
  expect(rated('one')).toEqual(rated('one'));
  expect(rated('one')).not.toEqual(rated('two'));
});

it('says which levels were rated, and by how many matches', async () => {
  const words = '--game tales-of-glory --bots random,medium --matches 2 --rate'.split(' ');
  const { status, stdout } = await run(arenaCommand, ...words, '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ random: { matches: 2 }, greedy: { matches: 2 } });
  const { stdout: lines } = await run(arenaCommand, ...words);
  expect(lines).toMatch(/^level +rating +matches$/mu);
  expect(lines).toMatch(/^greedy +\d+ +2$/mu);
});
