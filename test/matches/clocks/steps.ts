import { array, boolean, constantFrom, integer, record } from 'fast-check';
import { beginning, type Match, type Pending } from '../../../shared/engine/index.ts';
import { clocksAfter, type MatchClocks } from '../../../services/matches/terms/match-clocks.ts';
import { limitsOf, presetOf, timeControls } from '../../../services/matches/terms/time-control.ts';

export const START = Date.parse('2026-03-01T12:00:00.000Z');
export const seats = ['seat1', 'seat2'] as const;

/** One commit: after so long these questions are pending, by seat and kind; a turn may begin, or a pause. */
export const step = record({
  after: integer({ min: 0, max: 40 * 3_600_000 }),
  asked: array(
    record({
      seat: constantFrom(...seats),
      kind: constantFrom('move', 'react'),
      n: integer({ min: 0, max: 3 }),
    }),
    { maxLength: 4 },
  ),
  turn: constantFrom('seat1', 'seat2', 'everyone', undefined),
  paused: boolean(),
});

export const pendingOf = (
  asked: readonly { seat: string; kind: string; n: number }[],
): readonly Pending[] =>
  [...new Map(asked.map((each) => [`${each.seat} ${each.kind} ${String(each.n)}`, each]))].map(
    ([id, { seat, kind }]) => ({ id, key: id, seat, kind, options: ['a'], askedAt: 0 }),
  );

type Stepped = {
  readonly at: number;
  readonly before: MatchClocks | undefined;
  readonly after: MatchClocks;
  readonly paused: boolean;
  readonly pending: readonly Pending[];
  readonly begun: string | undefined;
};

export const game = {
  reactions: ['react'],
  turnBegun: ({ type, seat }: { type: string; seat?: string }) =>
    type === 'TurnBegan' ? seat : undefined,
};

/** Plays the steps; returns the clocks before and after each. */
export function played(
  control: string,
  steps: readonly {
    after: number;
    asked: readonly { seat: string; kind: string; n: number }[];
    turn: string | undefined;
    paused: boolean;
  }[],
): readonly Stepped[] {
  const limits = limitsOf(presetOf(control) ?? {});
  let at = START;
  let clocks: MatchClocks | undefined;
  return steps.map(({ after, asked, turn, paused }) => {
    at += after;
    const pending = pendingOf(asked);
    const play: Match<unknown> = { ...beginning<unknown>({}), pending, paused };
    const events = turn === undefined ? [] : [{ type: 'TurnBegan', seat: turn }];
    const before = clocks;
    const changed = { at: new Date(at).toISOString(), play, events, rewinds: false, timed: seats };
    clocks = clocksAfter(before, changed, { game, limits });
    return { at, before, after: clocks, paused, pending, begun: turn };
  });
}

export const control = constantFrom(...timeControls.map(({ preset = '' }) => preset));
