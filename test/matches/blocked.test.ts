import { describe, expect, it } from 'vitest';
import { heldClock, HOUR, timed } from './clocks/table.ts';
import {
  account,
  ann,
  bob,
  cid,
  codeOf,
  pick,
  playRounds,
  started,
  useHalls,
  type Hall,
} from './hall.ts';

const open = useHalls();
const mallory = account('mallory');
const absence = { onExpiry: 'AUTOPILOT' as const, absentAfter: 1, offerAfter: 'PT12H' };

const block = ({ store }: Hall, by: string, who: string) =>
  store.accounts.putBlocks(by, { revision: 1, accounts: [who] });

describe('a blocked account', () => {
  it('takes no seat at a table where the blocker hosts or sits, in any way, and isn’t told why', async () => {
    const hall = open();
    const { matches } = hall;
    const table = { gameId: 'secret-numbers', seats: 3, visibility: 'PRIVATE' } as const;
    const [host, guest] = [account('hana'), account('gina')];
    const { record, invitation = '' } = await matches.create(host, table);
    const seat = { matchId: record.id, invitation };
    await block(hall, 'gina', 'mallory');
    expect(await codeOf(matches.join(mallory, seat))).toBe('done');
    await matches.leave(mallory, { matchId: record.id });
    await matches.join(guest, seat);
    const refused = matches.join(mallory, seat);
    await expect(refused).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: "You can't join this table.",
    });
    expect((await matches.join(cid, seat)).seat).toBe('seat3');

    await block(hall, 'hana', 'mallory');
    const { record: open2 } = await matches.create(host, { ...table, visibility: 'PUBLIC' });
    expect(await codeOf(matches.join(mallory, { matchId: open2.id }))).toBe('FORBIDDEN');
    expect(await codeOf(matches.find(mallory, open2.id))).toBe('done');
  });

  it('takes no part in the rematch of a finished match', async () => {
    const hall = open();
    const { matches } = hall;
    const [host, pest] = [account('hedda'), account('moritz')];
    const { record } = await started(matches, [host, pest], { rounds: 1 });
    await playRounds(matches, [host, pest], record.id, 1);
    await block(hall, 'hedda', 'moritz');
    const { record: next } = await matches.rematch(host, { matchId: record.id });
    expect(await codeOf(matches.rematch(pest, { matchId: record.id }))).toBe('FORBIDDEN');
    expect(await codeOf(matches.join(pest, { matchId: next.id }))).toBe('FORBIDDEN');
    const again = await matches.find(host, next.id);
    expect(again?.record.seats.map(({ holder }) => holder !== undefined)).toEqual([false, true]);
  });

  it('claims no offered seat of that table', async () => {
    const clock = heldClock();
    const hall = open(undefined, clock.now);
    const { matches } = hall;
    const timing = { timeControl: { preset: 'async-1d' }, absence };
    const { record } = await timed(matches, [ann, bob], timing, { rounds: 9 });
    await pick(matches, ann, record.id);
    await block(hall, 'ann', 'mallory');
    for (const hours of [25, 13]) {
      clock.pass(hours * HOUR);
      await matches.wake(record.id);
    }
    const matchId = record.id;
    const claim = { matchId, seat: 'seat2' };
    expect(await codeOf(matches.claimSeat(mallory, claim))).toBe('FORBIDDEN');
    expect(await codeOf(matches.claimSeat(account('kim'), claim))).toBe('done');
  });
});
