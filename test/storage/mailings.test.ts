import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTable, type TestTable } from '../support/stores.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

const time = (seconds: number): string =>
  new Date(Date.UTC(2026, 2, 1, 12) + seconds * 1_000).toISOString();
const turns = (lane: string, seconds: number, last = 3_600) =>
  place.store.mailings.turn(lane, { at: time(seconds), every: 2_000, last: time(last) });

describe('the send times of a mail lane', () => {
  it('follow one another at intervals, and are immediate if none is pending', async () => {
    expect(await turns('plain', 0)).toBe(time(0));
    expect(await turns('plain', 0)).toBe(time(2));
    expect(await turns('plain', 1)).toBe(time(4));
    expect(await turns('another', 1)).toBe(time(1));
    expect(await turns('plain', 60)).toBe(time(60));
    expect(await turns('plain', 60)).toBe(time(62));
  });

  it('are different for many concurrent callers', async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, () => turns('crowded', 0)));
    const wanted = Array.from({ length: 40 }, (_, i) => time(2 * i));
    expect(taken.toSorted()).toEqual(wanted.toSorted());
  });

  it('have a limit, after which none is given', async () => {
    expect(await turns('short', 0, 3)).toBe(time(0));
    expect(await turns('short', 0, 3)).toBe(time(2));
    expect(await turns('short', 0, 3)).toBeUndefined();
    expect(await turns('short', 0, 3)).toBeUndefined();
    expect(await turns('short', 0, 10)).toBe(time(4));
  });
});
