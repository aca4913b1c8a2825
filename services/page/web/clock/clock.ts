import type { ReadPresetsQuery } from '../../../../shared/client/index.ts';
import { secondsOf } from '../words/spans.ts';

/** A clock as the API takes it: a preset by its id, or parts of one's own. Spans of time are ISO 8601. */
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

/** By what a clock stands; only where one plays over days. */
type Stops = {
  readonly weekends?: 'STOP' | 'RUN';
  readonly playingHours?: boolean;
  readonly vacation?: 'ALLOWED' | 'FORBIDDEN';
};

export type Preset = ReadPresetsQuery['timeControls'][number];
export type Speed = Preset['speed'];

const HOUR = 3_600;

/** Whether one plays at once by a clock, or over days: at once where a question, a turn or the bank has less than an hour. */
export function speedOf(clock: Clock, presets: readonly Preset[]): Speed {
  const known = presets.find(({ preset }) => preset !== null && preset === clock.preset);
  if (known) return known.speed;
  return shortest(clock) < HOUR ? 'LIVE' : 'ASYNC';
}

const shortest = ({ perQuestion, perTurn, bank }: Clock): number =>
  Math.min(...[perQuestion, perTurn, bank?.initial].flatMap((part) => secondsOf(part ?? '') ?? []));

/** In seconds, how long reactions may take where nothing is said: a quarter of the shortest other part. */
const usualReaction = (clock: Clock): number =>
  Math.min(48 * HOUR, Math.max(10, shortest(clock) / 4));

/** A clock of one's own to begin with, for those who play so. */
export const freshClock = (speed: Speed | undefined): Clock => ({
  perTurn: speed === 'LIVE' ? 'PT5M' : 'P1D',
});

/** Another clock in the place of one: where one plays over days it stands by the same, unless it says otherwise. */
export const instead = (clock: Clock, before: Clock, presets: readonly Preset[]): Clock => ({
  ...partsOf(clock),
  ...(speedOf(clock, presets) === 'ASYNC' && stopsOf({ ...before, ...clock })),
});

/**
 * A kept clock in the form that a host writes: a preset stands for all of its parts, and defaults
 * are left out.
 */
export function asSaid(clock: Clock): Clock {
  const { preset, bank, reaction = '', ...limits } = clock;
  if (preset !== undefined) return { preset, ...stopsOf(clock) };
  return {
    ...partsOf(limits),
    ...(bank && { bank: filled(bank) }),
    ...(secondsOf(reaction) !== usualReaction(clock) && reaction !== '' && { reaction }),
    ...stopsOf(clock),
  };
}

/** Time of one's own of which more can be held than at the beginning, or no more. */
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
