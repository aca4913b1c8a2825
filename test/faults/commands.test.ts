import { describe, expect, it } from 'vitest';
import { isLong } from '../support/long.ts';
import { commitmentOf } from '../../shared/engine/index.ts';
import type { Matches } from '../../services/matches/contract.ts';
import { account, useHalls, type Hall } from '../matches/hall.ts';
import { pod } from '../matches/pods.ts';
import { jsonCopy } from '../support/play.ts';
import { streamTable } from '../stream/table.ts';
import { during, faults, type Fault } from './fault.ts';
import { checkView } from './watcher.ts';

const openHall = useHalls();

/** Other people each time: their lists hold one match. */
let [ann, bob] = [account('ann'), account('bob')];
let times = 0;

/** An action on a match that stands ready for it; `commandId` makes it the same one when sent again. */
type Action = {
  readonly name: string;
  ready(matches: Matches): Promise<string>;
  act(matches: Hall['matches'], matchId: string): Promise<{ readonly matchId: string }>;
};

const commandId = 'the same';
/** An auto-response to a question that is never asked. */
const never = { kind: '*', choose: ['never'] };
const gameId = 'secret-numbers';
const set = async (matches: Matches) => (await matches.create(ann, { gameId, seats: 2 })).record.id;
const seated = async (matches: Matches) => {
  const matchId = await set(matches);
  await matches.join(bob, { matchId });
  return matchId;
};
const underWay = async (matches: Matches) => {
  const matchId = await seated(matches);
  await matches.start(ann, { matchId });
  return matchId;
};
const on = (matchId: string) => ({ matchId, commandId });
const after = async (work: Promise<unknown>, matchId: string) => {
  await work;
  return { matchId };
};

let created = 0;
/** The matches of pods, by their ids. */
const seats = new Map<string, ReturnType<typeof pod>>();
/** The question of ann in each match. */
const asked = new Map<string, string>();
const actions: readonly Action[] = [
  {
    name: 'create',
    ready: () => Promise.resolve(`match ${String((created += 1))}`),
    act: async (matches, id) => {
      const { record } = await matches.create(ann, { gameId, seats: 2, commandId: id });
      return { matchId: record.id };
    },
  },
  {
    name: 'quickMatch',
    ready: () => Promise.resolve(`quick ${String((created += 1))}`),
    act: async (matches, id) => {
      const { record } = await matches.quickMatch(ann, { gameId, commandId: id });
      return { matchId: record.id };
    },
  },
  {
    name: 'seatMatch',
    ready: () => {
      const match = pod([ann, bob]);
      seats.set(match.id, match);
      return Promise.resolve(match.id);
    },
    act: (matches, id) => after(matches.seatMatch(seats.get(id) ?? pod([ann, bob])), id),
  },
  { name: 'join', ready: set, act: (matches, id) => after(matches.join(bob, on(id)), id) },
  { name: 'start', ready: seated, act: (matches, id) => after(matches.start(ann, on(id)), id) },
  {
    name: 'answer',
    ready: async (matches) => {
      const id = await underWay(matches);
      asked.set(id, (await matches.find(ann, id))?.questions[0]?.id ?? '');
      return id;
    },
    act: (matches, id) => {
      const answer = { questionId: asked.get(id) ?? '', choose: ['number:2'] };
      return after(matches.answer(ann, { ...on(id), ...answer }), id);
    },
  },
  {
    name: 'setStandingOrders',
    ready: underWay,
    act: (matches, id) => after(matches.setStandingOrders(ann, { ...on(id), orders: [never] }), id),
  },
  { name: 'resign', ready: underWay, act: (matches, id) => after(matches.resign(bob, on(id)), id) },
];

/**
 * Takes an action with the nth call failing, and once more as a client that heard of no success.
 */
async function tried(action: Action, fault: Fault, nth: number, cold: boolean): Promise<boolean> {
  times += 1;
  [ann, bob] = [account(`ann${String(times)}`), account(`bob${String(times)}`)];
  const first = openHall();
  const table = streamTable(first, openHall());
  const ready = await action.ready(first.matches);
  const hall = cold ? openHall() : first;
  if (cold) streamInto(table, hall);
  const fresh = openHall();
  const known = (await fresh.matches.find(ann, ready)) !== undefined;
  const before = known ? await commitsOf(fresh, ready) : [];
  const guest = known ? await table.subscribe(ready) : undefined;
  const player = known ? await table.subscribe(ready, ann) : undefined;
  await table.flow();

  const { met } = await during(hall.client, { fault, nth }, () => action.act(hall.matches, ready));
  // the next try may come to another process
  const next = nth % 2 === 0 ? hall : openHall();
  if (next !== hall) streamInto(table, next);
  const { matchId } = await action.act(next.matches, ready);
  await action.act(hall.matches, ready);

  const commits = await commitsOf(openHall(), matchId);
  expect(commits.slice(0, before.length)).toEqual(before);
  expect(commits.map(({ version }) => version)).toEqual([...before, 0].map((_, i) => i));
  const secret = await fresh.store.secrets.read(matchId);
  const match = await openHall().matches.find(ann, matchId);
  expect(match?.fairness.commitment).toBe(commitmentOf(secret ?? new Uint8Array()));
  expect(jsonCopy(await hall.matches.find(ann, matchId))).toEqual(jsonCopy(match));

  await table.flow();
  for (const [connection, viewer] of [[guest, undefined] as const, [player, ann] as const]) {
    if (connection) await checkView(table, connection, { hall: openHall(), viewer, matchId });
  }
  const { items } = await openHall().matches.list(ann, { list: 'MINE' }, { first: 5 });
  expect(items.map(({ item }) => [item.record.id, item.record.version])).toEqual([
    [matchId, match?.record.version],
  ]);
  return met;
}

const commitsOf = (hall: Hall, matchId: string) => hall.store.events.range(matchId, undefined, 50);

/** Puts the commits of another process into the same stream. */
function streamInto(table: ReturnType<typeof streamTable>, hall: Hall): void {
  streamTable(hall, hall, table.records);
}

/** The faults of an action: in the short form three of the five, others for the next action. */
const faultsOf = (action: Action): readonly Fault[] =>
  isLong ? faults : faults.filter((_, n) => (n + actions.indexOf(action)) % faults.length < 3);

describe.each(actions)('$name, sent again after a call that', (action) => {
  it.each(faultsOf(action))('%s, is done once, and every client sees the result', async (fault) => {
    // a process that knows the match makes some of the calls of one that does not
    for (const cold of isLong && !fault.endsWith('first try') ? [false, true] : [true]) {
      let nth = 1;
      while (await tried(action, fault, nth, cold)) nth += 1;
      expect(nth, 'some call was met').toBeGreaterThan(1);
    }
  });
});
