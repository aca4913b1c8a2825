import { expect, it } from 'vitest';
import { inTurns } from '../../services/bots/index.ts';

it('bots of different matches that share a process with people answer one after another', async () => {
  let atOnce = 0;
  let most = 0;
  const played: string[] = [];
  const play = inTurns(async (matchId) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    played.push(matchId);
    atOnce -= 1;
  });
  const matches = ['a', 'b', 'c', 'd', 'e', 'f'];
  await Promise.all(matches.map((matchId) => play(matchId)));
  expect(played).toEqual(matches);
  expect(most).toBe(1);
});

it('a match whose bots fail holds up no other', async () => {
  const play = inTurns((matchId) =>
    matchId === 'bad' ? Promise.reject(new Error('broken')) : Promise.resolve(),
  );
  const [bad, good] = await Promise.allSettled([play('bad'), play('good')]);
  expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
});
