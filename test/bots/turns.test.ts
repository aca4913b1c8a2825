import { expect, it } from 'vitest';
import { inTurns } from '../../services/workers/bots/index.ts';

const alone = { alone: true };
const amongPeople = { alone: false };

it('bots of different matches that share a process with people answer one after another', async () => {
  let atOnce = 0;
  let most = 0;
  const played: string[] = [];
  const inTurn = inTurns();
  const play = (matchId: string) =>
    inTurn(alone, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      played.push(matchId);
      atOnce -= 1;
    });
  const matches = ['a', 'b', 'c', 'd', 'e', 'f'];
  await Promise.all(matches.map(play));
  expect(played).toEqual(matches);
  expect(most).toBe(1);
});

it('a bot in a match with people doesn’t wait for matches of bots only', async () => {
  const inTurn = inTurns();
  let end = (): void => undefined;
  const crowd = new Promise<void>((resolve) => (end = resolve));
  const waiting = [inTurn(alone, () => crowd), inTurn(alone, () => crowd)];
  expect(await inTurn(amongPeople, () => Promise.resolve('answered'))).toBe('answered');
  end();
  await Promise.all(waiting);
});

it('a match with failing bots doesn’t block any other', async () => {
  const inTurn = inTurns();
  const [bad, good] = await Promise.allSettled([
    inTurn(alone, () => Promise.reject(new Error('broken'))),
    inTurn(alone, () => Promise.resolve()),
  ]);
  expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
});
