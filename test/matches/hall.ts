import { createApp } from '../../services/app/app.ts';
import { afterAll, beforeAll } from 'vitest';
import type { Game } from '../../shared/engine/index.ts';
import type { Matches, MatchView } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { CommandRefusedError } from '../../services/platform/requests/refusal.ts';
import type { LoadTournamentAccess } from '../../services/matches/record/arbiters.ts';
import type { Room } from '../../services/matches/history/room.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { bytesFrom } from '../support/chance.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { secretNumbers } from '../support/secret-numbers.ts';

/** One process of the service: its own memory, its own client of the database. */
export type Hall = ReturnType<typeof openHall>;

export const account = (name: string): AccountActor => ({
  kind: 'account',
  account: name,
  roles: ['player'],
});
export const [ann, bob, cid, dan] = ['ann', 'bob', 'cid', 'dan'].map(account) as [
  AccountActor,
  AccountActor,
  AccountActor,
  AccountActor,
];

let halls = 0;
let orders = 0;

export type Time = () => Date;
/** A clock that moves on by a second with each look. */
function ticking(): Time {
  let time = Date.parse('2026-03-01T12:00:00.000Z');
  return () => new Date((time += 1_000));
}

/** Opens a table around the tests of a file; gives fresh processes on it. */
export function useHalls(games: readonly Game[] = [secretNumbers]) {
  let place: TestTable | undefined;
  beforeAll(async () => {
    place = await openTestTable();
  });
  afterAll(() => place?.close());
  return (
    others: readonly Game[] = games,
    now: Time = ticking(),
    room?: Room,
    standsIn?: LoadTournamentAccess,
  ): Hall => {
    if (place === undefined) throw new Error('The table is not open yet.');
    return openHall(place, others, { now, room, standsIn });
  };
}

type Process = {
  readonly now: Time;
  readonly room: Room | undefined;
  readonly standsIn: LoadTournamentAccess | undefined;
};

function openHall(
  { connect, table }: TestTable,
  games: readonly Game[],
  { now, room, standsIn }: Process,
) {
  const client = connect();
  const store = createStore({ client, table });
  halls += 1;
  const app = createApp({
    ...{ games, now, room, standsIn, store },
    random: bytesFrom(`hall ${String(halls)}`),
  });
  return { app, matches: app.matches, store, client };
}

/** A running match of these accounts; the first is its host. */
export async function started(
  matches: Matches,
  players: readonly AccountActor[],
  options: unknown = {},
): Promise<MatchView> {
  const [host = ann, ...others] = players;
  const created = await matches.create(host, {
    gameId: 'secret-numbers',
    seats: players.length,
    options,
  });
  const matchId = created.record.id;
  for (const other of others) await matches.join(other, { matchId });
  return matches.start(host, { matchId });
}

/** Answers the only question this account has. */
export async function pick(matches: Matches, who: AccountActor, matchId: string, number = 1) {
  const seen = await matches.find(who, matchId);
  const [question] = seen?.questions ?? [];
  if (question === undefined) throw new Error(`${who.account} is asked nothing.`);
  return matches.answer(who, {
    matchId,
    questionId: question.id,
    choose: [`number:${String(number)}`],
    commandId: `${who.account} ${question.id}`,
  });
}

/** Plays whole rounds: each player picks in turn. */
export async function playRounds(
  matches: Matches,
  players: readonly AccountActor[],
  matchId: string,
  rounds: number,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, who] of players.entries())
      await pick(matches, who, matchId, 1 + ((round + i) % 3));
  }
}

/** Makes a running match longer by this number of commits, and changes nothing else. */
export async function lengthen(matches: Matches, who: AccountActor, matchId: string, by: number) {
  for (let n = 0; n < by; n += 1) {
    orders += 1;
    const never = { kind: 'pick', choose: [`never ${String(orders)}`] };
    await matches.setStandingOrders(who, { matchId, orders: [never] });
  }
}

/** The code of the refusal that this ends in; `done` if it is not refused. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError) return thrown.code;
    throw thrown;
  }
}
