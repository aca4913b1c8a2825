import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import {
  toInput,
  instead,
  speedOf,
  type TimeControlPreset,
} from '../../services/page/web/clock/clock.ts';
import { createOrder } from '../../services/page/web/reading/in-order.ts';
import { say } from '../../services/page/web/tournament/rules-form/change.ts';
import { stageFieldsFor } from '../../services/page/web/tournament/rules-form/stage-fields.ts';
import { asWritten, type Rules } from '../../services/page/web/tournament/rules.ts';

const stage = { format: 'SWISS', podSize: { preferred: 3, min: 2, max: 3 }, rounds: 3 } as const;
const final = { format: 'ELIMINATION', cut: 4, podSize: { preferred: 4 }, finalSize: 4 } as const;
const rules: Rules = { game: { id: 'any' }, stages: [stage, final] };

describe('regulations in the form of an event', () => {
  it('ask for points of places for each possible size of tables, and keep the known ones', () => {
    const form = signal(rules);
    say(form, ['scoring'], { kind: 'PLACEMENT', bySize: {} });
    say(form, ['scoring', 'bySize', '3'], [9, 1, 0]);
    say(form, ['stages', 1, 'podSize'], { preferred: 4, min: 3, max: 5 });
    expect(form.value.scoring).toEqual({
      kind: 'PLACEMENT',
      bySize: { 2: [2, 1], 3: [9, 1, 0], 4: [4, 3, 2, 1], 5: [5, 4, 3, 2, 1] },
    });
    say(form, ['stages', 0, 'podSize'], { preferred: 3 });
    say(form, ['stages', 1, 'podSize'], { preferred: 4 });
    // all who are left play the final, however few they are
    say(form, ['stages', 1, 'finalSize'], 6);
    expect(Object.keys((form.value.scoring as { bySize: object }).bySize)).toEqual([
      ...['2', '3', '4', '5', '6'],
    ]);
    say(form, ['stages'], [{ ...stage, podSize: { preferred: 3 } }]);
    expect(Object.keys((form.value.scoring as { bySize: object }).bySize)).toEqual(['3']);
  });

  it('limit the size of a final to the game’s seats', () => {
    const most = (seats: number) =>
      stageFieldsFor({ min: 2, max: seats }).find(({ label }) => label === 'stage.finalSize');
    expect(most(5)).toMatchObject({ min: 2, max: 5 });
    expect(most(12)).toMatchObject({ min: 2, max: 6 });
  });

  it('ask how many advance for each size of an elimination, whatever was changed', () => {
    const form = signal(rules);
    say(form, ['stages', 1, 'advanceBySize', '4'], 3);
    say(form, ['stages', 1, 'podSize'], { preferred: 4, min: 3, max: 5 });
    expect(form.value.stages[1]?.advanceBySize).toEqual({ 3: 1, 4: 3, 5: 2 });
    expect(form.value.stages[0]).toEqual(stage);
  });

  it('keep the stops of a clock that is otherwise a preset', () => {
    const timeControl = { preset: 'async-1d', perTurn: 'P1D', reaction: 'PT6H' } as const;
    expect(asWritten({ ...rules, timeControl }).timeControl).toEqual({ preset: 'async-1d' });
    expect(
      asWritten({ ...rules, timeControl: { ...timeControl, weekends: 'STOP' } }).timeControl,
    ).toEqual({ preset: 'async-1d', weekends: 'STOP' });
  });
});

describe('a clock in the form', () => {
  const presets: readonly TimeControlPreset[] = [
    { preset: 'fast', name: 'Fast', speed: 'LIVE' },
    { preset: 'slow', name: 'Slow', speed: 'ASYNC' },
  ];

  it('is LIVE if a question, a turn or the bank is under an hour, whatever the time for reactions', () => {
    expect(speedOf({ preset: 'slow' }, presets)).toBe('ASYNC');
    expect(speedOf({ perTurn: 'P1D' }, presets)).toBe('ASYNC');
    expect(speedOf({ perTurn: 'P1D', reaction: 'PT10S' }, presets)).toBe('ASYNC');
    expect(speedOf({ perTurn: 'PT2H' }, presets)).toBe('ASYNC');
    expect(speedOf({ perTurn: 'PT59M' }, presets)).toBe('LIVE');
    expect(speedOf({ bank: { initial: 'P7D', increment: 'PT0S' } }, presets)).toBe('ASYNC');
  });

  it('keeps the stops of the one before it, unless it becomes real-time', () => {
    const before = { preset: 'slow', vacation: 'ALLOWED', weekends: 'STOP' } as const;
    expect(instead({ perTurn: 'P2D', weekends: 'RUN' }, before, presets)).toEqual({
      perTurn: 'P2D',
      vacation: 'ALLOWED',
    });
    expect(instead({ preset: 'fast' }, before, presets)).toEqual({ preset: 'fast' });
  });

  it('is described without its defaults', () => {
    const bank = { initial: 'PT10M', increment: 'PT15S', per: 'TURN' } as const;
    expect(toInput({ bank: { ...bank, max: 'PT10M' }, reaction: 'PT2M30S' })).toEqual({ bank });
    expect(toInput({ perTurn: 'P1D', reaction: 'PT1H' })).toEqual({
      perTurn: 'P1D',
      reaction: 'PT1H',
    });
  });
});

it('an answer to an earlier request is ignored after the answer to a later one', () => {
  const asked = createOrder();
  const [first, second, third] = [asked(), asked(), asked()];
  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(third()).toBe(true);
});
