import { DAY, HOUR, MINUTE, SECOND } from './units.ts';

/**
 * The habits of a match's players: their clock, and the frequency of visits and absences. Times in
 * milliseconds.
 */
export type Habits = {
  readonly preset: string;
  /**
   * True if the clock goes by calendars: weekends, playing hours and vacations, which players then
   * have.
   */
  readonly byCalendars?: true;
  /** Mean time until a present player looks at a waiting question. */
  readonly comes: number;
  /** True if they go on as long as they are asked, instead of one answer a visit. */
  readonly staysOn: boolean;
  /** Mean time of an answer within a visit. */
  readonly thinks: number;
  /** Mean length of an absence. */
  readonly away: number;
  /**
   * Probabilities at each visit: of an absence after it, a permanent one, or a pause of the match.
   */
  readonly leaves: number;
  readonly vanishes: number;
  readonly pauses: number;
  /** Mean length of a pause, and mean time until an offered seat is taken. */
  readonly rests: number;
};

const byWeb = {
  thinks: 20 * SECOND,
  away: 3 * DAY,
  leaves: 0.015,
  vanishes: 0.001,
  pauses: 0.002,
  rests: DAY,
} as const;

/** One answer a visit, so that a match of four has about ten a day. */
const seldom = (preset: string): Habits => ({
  ...byWeb,
  preset,
  comes: 3.5 * HOUR,
  staysOn: false,
});
const byCalendars = (preset: string): Habits => ({ ...seldom(preset), byCalendars: true });
const inSittings = (preset: string): Habits => ({
  ...byWeb,
  preset,
  comes: HOUR,
  staysOn: true,
});
const live = (preset: string): Habits => ({
  preset,
  comes: 6 * SECOND,
  staysOn: true,
  thinks: 4 * SECOND,
  away: 2 * MINUTE,
  leaves: 0.01,
  vanishes: 0.001,
  pauses: 0.002,
  rests: 2 * MINUTE,
});

/** The habits by game, each equally likely. */
export const habits = {
  'tales-of-glory': [
    seldom('async-1d'),
    seldom('async-1d'),
    seldom('async-2d'),
    seldom('async-12h'),
    seldom('async-bank'),
    byCalendars('async-12h'),
    byCalendars('async-1d'),
    byCalendars('async-bank'),
    live('live'),
  ],
  talisman: [inSittings('async-1d'), inSittings('async-2d'), inSittings('async-bank')],
} as const satisfies Readonly<Record<string, readonly [Habits, ...Habits[]]>>;

/** Habits in turn-based tournament matches: now and then, in sittings, or hardly in time. */
export const eventHabits = [
  { ...seldom('async-1d'), pauses: 0 },
  { ...inSittings('async-1d'), pauses: 0 },
  { ...seldom('async-1d'), pauses: 0, comes: 9 * HOUR },
] as const satisfies readonly Habits[];
