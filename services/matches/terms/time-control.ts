import { remembered } from '../../../shared/engine/index.ts';
import { durationOf, millisecondsOf } from '../../platform/time/duration.ts';

/** Time of a seat's own that is used up and refilled (Fischer). ISO 8601 durations. */
export type Bank = {
  readonly initial: string;
  /** The increment, added when a turn of the table, or a question of the seat, is done. */
  readonly increment: string;
  readonly per: 'TURN' | 'QUESTION';
  /** The most time that the bank holds. */
  readonly max: string;
};

/** A time control, limits of the time of those who play: at least one part. ISO 8601 durations. */
export type TimeControl = {
  /** The id of the preset that it is; absent for one of the host's own. */
  readonly preset?: string;
  /** The limit of one question, from its asking. */
  readonly perQuestion?: string;
  /** The limit of all questions of a seat within one turn of the table. */
  readonly perTurn?: string;
  readonly bank?: Bank;
  /** The limit of all who may react to one thing, together. */
  readonly reaction?: string;
  /**
   * The speed, if the shortest of all parts implies another one: a reaction may be shorter than an
   * hour in a turn-based match. Absent too in controls that earlier releases have read: those keep
   * the speed they had.
   */
  readonly speed?: Speed;
  /** Stops time on Saturdays and Sundays, by each seat's own zone; absent: it runs. */
  readonly weekends?: 'STOP';
  /** True if time passes only in the playing hours of the seat's holder; absent: at all hours. */
  readonly playingHours?: true;
  /** Stops time while the holder is on vacation; absent: it runs. */
  readonly vacation?: 'ALLOWED';
};

/** Whether time passes otherwise for each seat: by what its holder has said of it. */
export const goesByCalendars = ({ weekends, playingHours, vacation }: TimeControl): boolean =>
  weekends !== undefined || playingHours !== undefined || vacation !== undefined;

export type Speed = 'LIVE' | 'ASYNC';

const live = (perQuestion: string, bank: readonly [string, string], reaction: string) => ({
  perQuestion,
  bank: { initial: bank[0], increment: bank[1], per: 'TURN', max: bank[0] } as const,
  reaction,
});
const async = (perTurn: string, reaction: string) => ({ perTurn, reaction });

/** The named time controls, by their ids, which never change. */
const presets: Readonly<Record<string, Omit<TimeControl, 'preset'>>> = {
  'live-fast': live('PT20S', ['PT5M', 'PT15S'], 'PT15S'),
  live: live('PT1M', ['PT10M', 'PT30S'], 'PT25S'),
  'live-slow': live('PT2M', ['PT20M', 'PT1M'], 'PT40S'),
  'async-12h': async('PT12H', 'PT4H'),
  'async-1d': async('P1D', 'PT6H'),
  'async-2d': async('P2D', 'PT12H'),
  'async-3d': async('P3D', 'PT18H'),
  'async-7d': async('P7D', 'P1D'),
  'async-14d': async('P14D', 'P1D'),
  'async-bank': {
    bank: { initial: 'P7D', increment: 'PT12H', per: 'TURN', max: 'P7D' },
    reaction: 'P1D',
  },
};

/** Every preset, the fastest first. */
export const timeControls: readonly TimeControl[] = Object.entries(presets).map(
  ([preset, parts]) => ({ preset, ...parts }),
);

/** The preset of this id, if there is one. */
export const presetOf = (id: string): TimeControl | undefined =>
  timeControls.find(({ preset }) => preset === id);

const LEAST_REACTION_MS = 10_000;
const MOST_REACTION_MS = 2 * 24 * 3_600_000;

/**
 * Computes the default limit of a reaction: a quarter of the shortest of the other parts. ISO 8601.
 */
export function usualReaction(parts: readonly (string | undefined)[]): string {
  const given = parts.flatMap((part) => millisecondsOf(part ?? '') ?? []);
  const quarter = Math.min(...given) / 4;
  return durationOf(Math.min(MOST_REACTION_MS, Math.max(LEAST_REACTION_MS, quarter)));
}

/** A time control in milliseconds. */
export type Limits = {
  readonly perQuestion: number | undefined;
  readonly perTurn: number | undefined;
  readonly reaction: number | undefined;
  readonly bank:
    | {
        readonly initial: number;
        readonly increment: number;
        readonly per: Bank['per'];
        readonly max: number;
      }
    | undefined;
  readonly speed: Speed;
  /** The time after a deadline in which an answer still counts, in ms. */
  readonly grace: number;
};

const HOUR_MS = 3_600_000;
const graces: Readonly<Record<Speed, number>> = { LIVE: 2_000, ASYNC: 60_000 };

/**
 * Computes the speed of a time control from its parts: `LIVE` if a question, a turn or the bank has
 * less than an hour.
 */
export const speedByTurn = ({ perQuestion, perTurn, bank }: TimeControl): Speed =>
  speedOfParts([perQuestion, perTurn, bank?.initial]);

function speedOfParts(parts: readonly (string | undefined)[]): Speed {
  const given = parts.flatMap((part) => millisecondsOf(part ?? '') ?? []);
  return Math.min(...given) < HOUR_MS ? 'LIVE' : 'ASYNC';
}

/** The limits of a time control; the same value each time it is asked. */
export const limitsOf = remembered((control: TimeControl): Limits => {
  const { perQuestion, perTurn, reaction, bank } = control;
  const known = (duration: string | undefined) =>
    duration === undefined ? undefined : millisecondsOf(duration);
  const speed = control.speed ?? speedOfParts([perQuestion, perTurn, reaction, bank?.initial]);
  return {
    perQuestion: known(perQuestion),
    perTurn: known(perTurn),
    reaction: known(reaction),
    bank: bank && {
      initial: known(bank.initial) ?? 0,
      increment: known(bank.increment) ?? 0,
      per: bank.per,
      max: known(bank.max) ?? 0,
    },
    speed,
    grace: graces[speed],
  };
});
