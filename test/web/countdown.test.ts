import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countDown, longSpan, shortSpan } from '../../services/page/web/match/countdown.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the countdown of a deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const told = (until: number) => {
    const lefts: number[] = [];
    const stop = countDown({ until, now: () => Date.now(), tell: (left) => lefts.push(left) });
    return { lefts, stop };
  };

  it('changes each minute above an hour, on the minute, and each second below', () => {
    const { lefts, stop } = told(HOUR + 90_500);
    vi.advanceTimersByTime(90_500);
    expect(lefts).toEqual([HOUR + 90_500, HOUR + MINUTE, HOUR]);
    vi.advanceTimersByTime(2_000);
    expect(lefts.slice(3)).toEqual([HOUR - 1_000, HOUR - 2_000]);
    stop();
    vi.advanceTimersByTime(HOUR);
    expect(lefts).toHaveLength(5);
  });

  it('ends at zero, and is no longer updated', () => {
    const { lefts } = told(2_500);
    vi.advanceTimersByTime(MINUTE);
    expect(lefts).toEqual([2_500, 2_000, 1_000, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reads as days, hours and minutes, or as minutes and seconds', () => {
    expect(longSpan(26 * HOUR + 5 * MINUTE)).toEqual({ days: 1, hours: 2, minutes: 5 });
    expect(longSpan(HOUR)).toBeUndefined();
    expect([shortSpan(HOUR), shortSpan(5 * MINUTE + 4_000)]).toEqual(['60:00', '5:04']);
  });
});
