import { describe, expect, it } from 'vitest';
import { callsDuring } from '../support/sdk-calls.ts';
import {
  account,
  ann,
  bob,
  lengthen,
  pick,
  playRounds,
  started,
  useHalls,
  type Hall,
} from './hall.ts';

const openHall = useHalls();

/** The cost of one accepted answer, if the question is known beforehand. */
async function costOf({ matches, client }: Hall, matchId: string): Promise<readonly string[]> {
  const [question] = (await openHall().matches.find(ann, matchId))?.questions ?? [];
  const questionId = question?.id ?? '';
  const answer = { matchId, questionId, choose: ['number:2'], commandId: questionId };
  return callsDuring(client, () => matches.answer(ann, answer));
}

describe.each([
  { manner: 'short procedures', marathon: false },
  { manner: 'one long procedure', marathon: true },
])('an accepted answer in a match of $manner', ({ marathon }) => {
  it('costs one write and no read if the match is cached', async () => {
    const hall = openHall();
    const { record } = await started(hall.matches, [ann, bob], { marathon });
    expect(await costOf(hall, record.id)).toEqual(['PutItem']);
  });

  it.each([1, 20, 500])(
    'costs one write and two reads in a new process, %i commits on',
    async (commits) => {
      const hall = openHall();
      const { record } = await started(hall.matches, [ann, bob], { marathon });
      await playRounds(hall.matches, [ann, bob], record.id, 1);
      await lengthen(hall.matches, ann, record.id, commits);
      const cold = openHall();
      expect([...(await costOf(cold, record.id))].sort()).toEqual(['GetItem', 'PutItem', 'Query']);
      await pick(cold.matches, bob, record.id);
      expect(await costOf(cold, record.id)).toEqual(['PutItem']);
    },
  );
});

it('starting a match in a new process costs one write, three reads, one for each seat’s orders and one for its place', async () => {
  const { matches } = openHall();
  const { record } = await matches.create(ann, {
    gameId: 'secret-numbers',
    seats: 2,
    bots: ['first'],
  });
  const cold = openHall();
  const calls = await callsDuring(cold.client, () =>
    cold.matches.start(ann, { matchId: record.id }),
  );
  const [secret, orders, standing] = ['GetItem', 'GetItem', 'GetItem'];
  expect([...calls].sort()).toEqual([secret, orders, standing, 'PutItem', 'Query', 'UpdateItem']);
});

it('viewing or following a match costs one read in a new process', async () => {
  const { matches } = openHall();
  const { record } = await started(matches, [ann, bob]);
  await lengthen(matches, ann, record.id, 60);
  const look = openHall();
  expect(await callsDuring(look.client, () => look.matches.find(ann, record.id))).toEqual([
    'Query',
  ]);
  expect(await callsDuring(look.client, () => look.matches.find(bob, record.id))).toEqual([
    'Query',
  ]);
  const follow = openHall();
  const missed = () => follow.matches.updates(bob, record.id, { after: 61, upTo: 62 });
  expect(await callsDuring(follow.client, missed)).toEqual(['Query']);
  expect(await callsDuring(follow.client, missed)).toEqual([]);
});

it('listing cached matches costs three reads for any number, and one more for each that has changed', async () => {
  const hall = openHall();
  const liz = account('liz');
  const list = () => hall.matches.list(liz, { list: 'MINE' }, { first: 30 });
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await started(hall.matches, [liz, bob])).record.id);
  for (const id of ids) {
    for (const commit of await hall.store.events.range(id, undefined, 100)) {
      await hall.matches.project(commit);
    }
  }
  const still = await callsDuring(hall.client, list);
  expect([...still].sort()).toEqual(['BatchGetItem', 'BatchGetItem', 'Query']);
  await pick(openHall().matches, bob, ids[3] ?? '');
  const calls = await callsDuring(hall.client, list);
  expect([...calls].sort()).toEqual(['BatchGetItem', 'BatchGetItem', 'Query', 'Query']);
  const seen = (await list()).items.find(({ item }) => item.record.id === ids[3]);
  expect(seen?.item.waitingOn).toEqual(['seat1']);
});

describe('a process with many matches', () => {
  const begun = async ({ matches }: Hall, many: number): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < many; n += 1) ids.push((await started(matches, [ann, bob])).record.id);
    return ids;
  };

  it('caches all of them while there is room', async () => {
    const hall = openHall();
    for (const id of await begun(hall, 10)) expect(await costOf(hall, id)).toEqual(['PutItem']);
  });

  it('loads a dropped match again, and only that', async () => {
    const hall = openHall(undefined, undefined, { history: 50_000, commands: 50_000 });
    const [first = '', ...others] = await begun(hall, 10);
    const last = others.at(-1) ?? '';
    expect(await costOf(hall, last)).toEqual(['PutItem']);
    expect([...(await costOf(hall, first))].sort()).toEqual(['GetItem', 'PutItem', 'Query']);
    await pick(hall.matches, bob, last);
    expect(await costOf(hall, last)).toEqual(['PutItem']);
  });
});
