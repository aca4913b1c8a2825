import type { ReadPresetsQuery } from '../../../../shared/client/index.ts';
import { secondsOf } from '../words/spans.ts';

/** A clock as the API takes it: a preset by its id, or custom parts. Durations are ISO 8601. */
export type Clock = {
  readonly preset?: string;
  readonly perQuestion?: string;
  readonly perTurn?: string;
  readonly bank?: Bank;
  readonly reaction?: string;
} & Stops;

/** Time of each seat's own, that is used up and refilled. */
export type Bank = {
  readonly initial: string;
  readonly increment: string;
  readonly per?: 'TURN' | 'QUESTION';
  readonly max?: string;
};

/** Times when a clock stops; only of a turn-based match. */
type Stops = {
  readonly weekends?: 'STOP' | 'RUN';
  readonly playingHours?: boolean;
  readonly vacation?: 'ALLOWED' | 'FORBIDDEN';
};

export type TimeControlPreset = ReadPresetsQuery['timeControls'][number];
export type Speed = TimeControlPreset['speed'];

const HOUR = 3_600;

/**
 * Speed of a clock, real-time or turn-based: real-time if a question, a turn or the bank has less than an
 * hour.
 */
export function speedOf(clock: Clock, presets: readonly TimeControlPreset[]): Speed {
  const known = presets.find(({ preset }) => preset !== null && preset === clock.preset);
  if (known) return known.speed;
  return shortest(clock) < HOUR ? 'LIVE' : 'ASYNC';
}

const shortest = ({ perQuestion, perTurn, bank }: Clock): number =>
  Math.min(...[perQuestion, perTurn, bank?.initial].flatMap((part) => secondsOf(part ?? '') ?? []));

/** Default time of reactions, in seconds: a quarter of the shortest other part. */
const usualReaction = (clock: Clock): number =>
  Math.min(48 * HOUR, Math.max(10, shortest(clock) / 4));

/** A custom clock to begin with, for matches of a speed. */
export const freshClock = (speed: Speed | undefined): Clock => ({
  perTurn: speed === 'LIVE' ? 'PT5M' : 'P1D',
});

/**
 * Another clock in the place of one: a turn-based one keeps the times when it stops, unless it sets others.
 */
export const instead = (
  clock: Clock,
  before: Clock,
  presets: readonly TimeControlPreset[],
): Clock => ({
  ...partsOf(clock),
  ...(speedOf(clock, presets) === 'ASYNC' && stopsOf({ ...before, ...clock })),
});

/**
 * A kept clock in the form that a host writes: a preset stands for all of its parts, and defaults
 * are left out.
 */
export function toInput(clock: Clock): Clock {
  const { preset, bank, reaction = '', ...limits } = clock;
  if (preset !== undefined) return { preset, ...stopsOf(clock) };
  return {
    ...partsOf(limits),
    ...(bank && { bank: filled(bank) }),
    ...(secondsOf(reaction) !== usualReaction(clock) && reaction !== '' && { reaction }),
    ...stopsOf(clock),
  };
}

/** A time bank, with a maximum only if that is more than its initial time. */
export const filled = ({ max, ...bank }: Bank): Bank =>
  max !== undefined && lasts(max) > lasts(bank.initial) ? { ...bank, max } : bank;

export const lasts = (iso: string): number => secondsOf(iso) ?? 0;

const parts = ['preset', 'perTurn', 'perQuestion', 'bank', 'reaction'] as const;

/** The time limits of a clock, without the times when it stops. */
const partsOf = (clock: Clock): Clock =>
  Object.fromEntries(
    parts.flatMap((part) => (clock[part] === undefined ? [] : [[part, clock[part]]])),
  );

const stopsOf = ({ weekends, playingHours, vacation }: Clock): Stops => ({
  ...(weekends === 'STOP' && { weekends }),
  ...(playingHours === true && { playingHours }),
  ...(vacation === 'ALLOWED' && { vacation }),
});
