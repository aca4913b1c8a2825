import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, Table } from '../../shared/client/index.ts';
import { createPace } from '../../services/web/match/pace.ts';

const table = (version: number, asked = 0): Table =>
  ({ version, questions: Array.from({ length: asked }, () => ({})) }) as unknown as Table;
const change: Change = { log: [], isSnapshot: false };

describe('the pace of what is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const paced = (isPaced = true) => {
    const shown: number[] = [];
    const jumps: (readonly [steps: number, since: number])[] = [];
    const eyes = { look: true };
    const pace = createPace({
      isPaced: () => isPaced && eyes.look,
      isLookedAt: () => eyes.look,
      show: ({ version }) => shown.push(version),
      jump: (...jump) => jumps.push(jump),
    });
    return {
      shown,
      jumps,
      eyes,
      push: (version: number, asked = 0) => pace.push(table(version, asked), change),
      pace,
    };
  };

  it('shows the first step at once, and each after it for a while', () => {
    const { shown, push } = paced();
    for (const version of [1, 2, 3]) push(version);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('is never more than two seconds behind when I am asked', () => {
    const { shown, push } = paced();
    for (let version = 1; version < 12; version += 1) push(version);
    push(12, 1);
    vi.advanceTimersByTime(2_600);
    expect(shown.at(-1)).toBe(12);
  });

  it('passes over what is too much, and says how much that was', () => {
    const { shown, jumps, push } = paced();
    for (let version = 1; version <= 20; version += 1) push(version);
    vi.advanceTimersByTime(10_000);
    expect(shown.at(-1)).toBe(20);
    expect(jumps).toEqual([[13, 1]]);
    expect(shown.length).toBeLessThan(12);
  });

  it('shows everything at once where motion is unwelcome or nobody looks', () => {
    const { shown, jumps, push } = paced(false);
    for (const version of [1, 2, 3]) push(version);
    expect(shown).toEqual([1, 2, 3]);
    expect(jumps).toEqual([]);
  });

  it('says how much has passed while nobody looked', () => {
    const { shown, jumps, push, eyes, pace } = paced();
    push(1);
    eyes.look = false;
    for (const version of [2, 3, 4]) push(version);
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(jumps).toEqual([]);
    eyes.look = true;
    pace.look();
    expect(jumps).toEqual([[3, 1]]);
    vi.advanceTimersByTime(600);
    push(5);
    expect(jumps).toEqual([[3, 1]]);
  });

  it('says how much a gap has left out', () => {
    const { shown, jumps, push, pace } = paced();
    push(7);
    vi.advanceTimersByTime(600);
    pace.push(table(30), { log: [], isSnapshot: true });
    expect(shown).toEqual([7, 30]);
    expect(jumps).toEqual([[23, 7]]);
  });

  it('shows nothing any more once it has stopped', () => {
    const { shown, push, pace } = paced();
    push(1);
    push(2);
    pace.stop();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1]);
  });
});
