import { expect, it } from 'vitest';
import { soakHere } from '../../tools/soak/soak.ts';

it('concurrent matches give every watcher the server’s final view', async () => {
  const told: string[] = [];
  const load = { game: 'tales-of-glory', matches: 2, watchers: 6, events: 1, seconds: 1 };
  const { matches, views, updates, commits, events, memory, wrong } = await soakHere(load, (done) =>
    told.push(done),
  );
  // so short a time says nothing about memory
  expect(wrong.filter((each) => !each.includes('memory'))).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(2);
  expect(views).toBe(matches * 3);
  expect(updates).toBeGreaterThan(commits);
  expect(told).toHaveLength(matches);
  expect(events).toBe(1);
  expect(memory?.heap.peak).toBeGreaterThan(0);
});
