import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOpenToAppeal } from '../../services/page/web/tournament/appealing.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

type Event = Parameters<typeof isOpenToAppeal>[1];

const event = (appeals: readonly object[] = []): Event =>
  ({
    appeals,
    mine: { account: { id: 'ann' } },
    regulations: { json: { appeals: { window: 'PT15M' } } },
  }) as unknown as Event;

const ended = (endedAt: string | null) => ({ round: 1, number: 2, endedAt });

it('a player can appeal once within the published time after the result of a pod', () => {
  expect(isOpenToAppeal(ended('2030-01-01T11:45:00Z'), event())).toBe(true);
  expect(isOpenToAppeal(ended('2030-01-01T11:44:59Z'), event())).toBe(false);
  expect(isOpenToAppeal(ended(null), event())).toBe(false);
  const mine = { round: 1, pod: 2, by: { id: 'ann' } };
  expect(isOpenToAppeal(ended('2030-01-01T11:50:00Z'), event([mine]))).toBe(false);
  const others = [
    { ...mine, by: { id: 'bob' } },
    { ...mine, pod: 1 },
  ];
  expect(isOpenToAppeal(ended('2030-01-01T11:50:00Z'), event(others))).toBe(true);
});
