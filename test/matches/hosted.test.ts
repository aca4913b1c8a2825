import { expect, it } from 'vitest';
import { account, codeOf, useHalls } from './hall.ts';

const openHall = useHalls();
const gameId = 'secret-numbers';

/** Starts a match of two bots, without the bots of which any ever answers. */
async function watched(host: ReturnType<typeof account>): Promise<string> {
  const { matches } = openHall();
  const bots = ['random', 'random'];
  const { record } = await matches.create(host, { gameId, seats: 2, bots });
  return codeOf(matches.start(host, { matchId: record.id }));
}

it('hosts have at most three running matches of only bots, also with concurrent starts', async () => {
  const host = account('watcher');
  const codes = await Promise.all(Array.from({ length: 5 }, () => watched(host)));
  expect(codes.toSorted()).toEqual([
    ...['TOO_MANY_MATCHES', 'TOO_MANY_MATCHES'],
    ...['done', 'done', 'done'],
  ]);
  expect(await watched(account('another'))).toBe('done');
  expect(await watched({ ...host, roles: ['organizer'] })).toBe('done');
});

it('a match with a person counts separately, and starting it again counts once', async () => {
  const host = account('host');
  for (let n = 0; n < 3; n += 1) await watched(host);
  const { matches } = openHall();
  const { record } = await matches.create(host, { gameId, seats: 2, bots: ['random'] });
  const input = { matchId: record.id, commandId: 'go' };
  const first = await matches.start(host, input);
  expect((await matches.start(host, input)).record).toEqual(first.record);
  await expect(matches.start(host, { matchId: record.id })).rejects.toThrow('already started');
});
