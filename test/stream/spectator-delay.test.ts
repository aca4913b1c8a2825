import { expect, it } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { account, ann, bob, pick, useHalls } from '../matches/hall.ts';
import { streamTable } from './table.ts';

const openHall = useHalls();
const olga: AccountActor = { ...account('olga'), roles: ['player', 'organizer'] };

it('a spectator gets every version after the delay, and staff who settle get it at once', async () => {
  const commands = openHall();
  const table = streamTable(commands, openHall());
  const { matches } = commands;
  const wish = { gameId: 'secret-numbers', seats: 2, spectatorDelay: 2 };
  const { record } = await matches.create(ann, wish);
  const id = record.id;
  await matches.join(bob, { matchId: id });
  await matches.start(ann, { matchId: id });
  await table.flow();
  const [guest, settler, player] = await Promise.all([
    table.subscribe(id),
    table.subscribe(id, olga),
    table.subscribe(id, ann),
  ]);
  const versions = (connection: string) => table.updates(connection).map(({ version }) => version);
  await table.flow();
  const heard: unknown[] = [];
  for (const who of [ann, bob, ann, bob, ann]) {
    await pick(matches, who, id);
    expect(await table.flow()).toEqual([]);
    heard.push([versions(guest).at(-1), versions(settler).at(-1), versions(player).at(-1)]);
  }
  // no turn is told of by this game: each step counts as one
  expect(heard).toEqual([
    [1, 3, 3],
    [2, 4, 4],
    [3, 5, 5],
    [4, 6, 6],
    [5, 7, 7],
  ]);
  expect(versions(guest)).toEqual([1, 2, 3, 4, 5]);
  await pick(matches, bob, id);
  expect(await table.flow()).toEqual([]);
  // the match is over: all that was kept back is told, and the subscription ends
  expect(versions(guest)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(table.heard(guest).at(-1)).toEqual({ id: 'op', type: 'complete' });
  expect(table.faults).toEqual([]);
});
