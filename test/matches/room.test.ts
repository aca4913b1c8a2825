import { describe, expect, it } from 'vitest';
import { ROOM, roomFrom, sizeOfReady, sizeOfRun } from '../../services/matches/history/room.ts';

const MB = 1024 * 1024;
const revision = (note: string) =>
  ({ record: { note }, entries: [{ type: 'Said', note }] }) as never;

describe('the memory for cached matches', () => {
  it('is a quarter of a function’s memory, half for showing and half for playing', () => {
    const env = { AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024' };
    expect(roomFrom(env)).toEqual({ history: 128 * MB, commands: 128 * MB });
    expect(roomFrom({})).toEqual(ROOM);
  });

  it('counts the first revision of a run and the additions of each later one', () => {
    const [a, b] = [revision('x'.repeat(1_000)), revision('y'.repeat(500))];
    const added = sizeOfRun([a, b]) - sizeOfRun([a]);
    expect(added).toBeGreaterThan(4 * 500);
    expect(added).toBeLessThan(4 * 600);
    expect(sizeOfRun([a])).toBeGreaterThan(2 * 4 * 1_000);
    expect(sizeOfRun([])).toBe(1);
    expect(sizeOfReady({ note: 'x'.repeat(1_000) } as never)).toBeGreaterThan(8 * 1_000);
  });
});
