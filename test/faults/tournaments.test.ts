import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchIdOf } from '../../shared/tournaments/chance/derived.ts';
import type { Pod } from '../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../shared/tournaments/record/tournament.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import {
  accountOf,
  nth,
  owner,
  people,
  person,
  regulations,
  standing,
} from '../tournaments/services/event.ts';
import { processOn } from '../tournaments/services/process.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { during, type Fault } from './fault.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

/** Faults that end a call in different ways; the SDK mends the last. */
const faults: readonly Fault[] = [
  'fails',
  'times out after it took effect',
  'loses the reply to its first try',
];

const now = standing();
let processes = 0;
const fresh = () => processOn(place, now, `process ${String((processes += 1))}`);
type Process = ReturnType<typeof fresh>;

/**
 * An event of this number of players in pods of two, whose first round is published if `starts`,
 * and not begun.
 */
async function eventOf(count: number, starts: boolean) {
  const { tournaments } = fresh();
  const made = await tournaments.createTournament(owner, {
    name: 'Spring Cup',
    regulations: regulations({
      stages: [{ format: 'SWISS', rounds: 1, podSize: { preferred: 2 } }],
      registration: { cap: 200 },
    }),
  });
  const tournamentId = made.tournament.id;
  const its = { tournamentId };
  await tournaments.announceTournament(owner, its);
  await tournaments.openRegistration(owner, its);
  const accountIds = people(count).map(({ account }) => account);
  await tournaments.registerPlayers(owner, { ...its, accountIds });
  if (!starts) return tournamentId;
  await tournaments.startTournament(owner, its);
  await tournaments.draftRound(owner, its);
  return tournamentId;
}

const reason = 'As the rules of the event have it.';
const seen = async (id: string): Promise<Tournament> =>
  (await fresh().tournaments.find(owner, id)).tournament;
const podIn = async (id: string, pod: number): Promise<Pod> => {
  const found = (await seen(id)).rounds[0]?.pods[pod - 1];
  if (found === undefined) throw new Error('Pod not found.');
  return found;
};
const matchOf = (tournament: string, pod: number) =>
  matchIdOf({ tournament, round: 1, pod, attempt: 1 });

/** A step that is taken again and again in one event, each time with something else that stands ready for it. */
type Step = {
  readonly name: string;
  readonly field: number;
  readonly starts: boolean;
  ready?(id: string, time: number): Promise<void>;
  act(process: Process, id: string, time: number): Promise<unknown>;
  /** Checks the public state once the step is done. */
  done(id: string, time: number): Promise<void>;
};

/** Pods of which no match is made before its time: two to a time. */
const podsAt = (time: number): readonly number[] => [time * 2 - 1, time * 2];
const seats = (tournament: string, time: number) =>
  ({ does: 'seatPods', tournament, round: 1, pods: podsAt(time) }) as const;
const commitOfResult = new Map<string, Process['called'][number]>();

const publish = async (id: string): Promise<void> => {
  await fresh().tournaments.publishRound(owner, { tournamentId: id, round: 1 });
};
/** Checks that all matches of the round are under way. */
const seated = async (id: string, time: number): Promise<void> => {
  if (time > 1) return;
  await publish(id);
  const { director } = fresh();
  await director.direct(id);
  await director.fold(id);
  await director.direct(id);
};

const steps: readonly Step[] = [
  {
    name: 'a registration',
    ...{ field: 2, starts: false },
    act: ({ tournaments }, id, time) =>
      tournaments.registerForTournament(nth(100 + time), { tournamentId: id }),
    async done(id, time) {
      await fresh().director.fold(id);
      const { account } = nth(100 + time);
      const players = (await seen(id)).players.filter((each) => each.account === account);
      expect(players).toMatchObject([{ status: 'REGISTERED' }]);
    },
  },
  {
    name: 'a fold, and what it calls for',
    ...{ field: 2, starts: false },
    async ready(id, time) {
      const { tournaments } = fresh();
      for (const who of podsAt(time).map((n) => nth(100 + n)))
        await tournaments.registerForTournament(who, { tournamentId: id });
    },
    async act({ director }, id) {
      await director.fold(id);
      await director.direct(id);
    },
    async done(id, time) {
      const { store } = fresh();
      const { players } = await seen(id);
      expect(new Set(players.map(({ account }) => account)).size).toBe(players.length);
      for (const { account } of podsAt(time).map((n) => nth(100 + n))) {
        expect(players.find((each) => each.account === account)).toMatchObject({
          status: 'REGISTERED',
        });
        expect(await store.plays.all(account)).toContainEqual(
          expect.objectContaining({ tournament: id }),
        );
      }
      expect(await store.inboxes.list(tournamentStream(id), 9)).toEqual([]);
    },
  },
  {
    name: 'a publication',
    ...{ field: 4, starts: true },
    async ready(id, time) {
      if (time === 1) return;
      await fresh().tournaments.unpublishRound(owner, { tournamentId: id, round: 1, reason });
    },
    act: ({ tournaments }, id, time) =>
      tournaments.publishRound(owner, {
        ...{ tournamentId: id, round: 1, startsAt: '2026-03-02T12:00:00.000Z' },
        commandId: `publish ${String(time)}`,
      }),
    async done(id) {
      expect((await seen(id)).rounds).toMatchObject([{ status: 'PUBLISHED' }]);
    },
  },
  {
    name: 'the making of matches',
    ...{ field: 120, starts: true },
    ready: (id, time) => (time === 1 ? publish(id) : Promise.resolve()),
    act: ({ director }, id, time) => director.work(seats(id, time)),
    async done(id, time) {
      const { matches, director } = fresh();
      await director.fold(id);
      for (const pod of podsAt(time)) {
        expect(await podIn(id, pod)).toMatchObject({ status: 'RUNNING', attempt: 1 });
        const match = await matches.find(owner, matchOf(id, pod));
        expect(match?.record).toMatchObject({ version: 0, status: 'RUNNING' });
      }
    },
  },
  {
    name: 'a result that comes in',
    ...{ field: 48, starts: true },
    async ready(id, time) {
      await seated(id, time);
      const { matches, called } = fresh();
      const { players } = await podIn(id, time);
      const loser = person(accountOf(await seen(id), players[0]));
      await matches.resign(loser, { matchId: matchOf(id, time) });
      const [commit] = called;
      if (commit) commitOfResult.set(matchOf(id, time), commit);
    },
    async act({ director }, id, time) {
      const commit = commitOfResult.get(matchOf(id, time));
      if (commit) await director.tell(commit);
      await director.fold(id);
    },
    async done(id, time) {
      const { players, places, ...pod } = await podIn(id, time);
      expect(pod).toMatchObject({ status: 'FINISHED', by: 'MATCH' });
      expect(places?.toSorted((a, b) => a.place - b.place).map(({ number }) => number)).toEqual(
        players.toReversed(),
      );
      expect(await podIn(id, time + 1)).toMatchObject({ status: 'RUNNING' });
    },
  },
  {
    name: 'a ruling',
    ...{ field: 32, starts: true },
    ready: seated,
    async act({ tournaments }, id, time) {
      const { players } = await podIn(id, time);
      const places = players.toReversed().map((number, i) => ({ number, place: i + 1 }));
      await tournaments.adjudicatePod(owner, {
        ...{ tournamentId: id, round: 1, pod: time, places, reason },
        commandId: `rule ${String(time)}`,
      });
    },
    async done(id, time) {
      expect(await podIn(id, time)).toMatchObject({ status: 'ADJUDICATED', attempt: 1 });
      const { matches, director, tournaments } = fresh();
      const status = async (pod: number) =>
        (await matches.find(owner, matchOf(id, pod)))?.record.status;
      // its match was not announced: the sweep finds it
      expect(await director.mend(id)).toBe(1);
      expect([await status(time), await status(time + 1)]).toEqual(['ABANDONED', 'RUNNING']);
      const entries = await tournaments.audit(owner, { tournamentId: id, first: 100 });
      const mine = entries.filter(({ act, target }) => act === 'ADJUDICATE' && target.pod === time);
      expect(mine).toHaveLength(1);
    },
  },
];

/** The state of an event, without the number of its commits: a repeated fact changes nothing. */
async function standsOf(id: string): Promise<unknown> {
  const { version: _, updatedAt: __, folded: ___, ...others } = await seen(id);
  return others;
}

/**
 * Takes a step with the nth call failing, and once more as a caller that has heard of no success.
 */
async function tried(step: Step, id: string, { fault, nth: which }: Trial): Promise<boolean> {
  await step.ready?.(id, which);
  const before = await standsOf(id);
  const sick = fresh();
  const { met } = await during(sick.client, { fault, nth: which }, () => step.act(sick, id, which));
  const between = await standsOf(id);
  // the next try may come to another process
  await step.act(which % 2 === 0 ? sick : fresh(), id, which);
  const after = await standsOf(id);
  expect([before, after], 'all or nothing').toContainEqual(between);
  await step.act(sick, id, which);
  expect(await standsOf(id)).toEqual(after);
  await step.done(id, which);
  return met;
}

type Trial = { readonly fault: Fault; readonly nth: number };

describe.each(steps)('$name, repeated after a call that', (step) => {
  it.each(faults)('%s, is done once', async (fault) => {
    const id = await eventOf(step.field, step.starts);
    let which = 1;
    while (await tried(step, id, { fault, nth: which })) which += 1;
    expect(which, 'some call was met').toBeGreaterThan(1);
  });
});
