import { DAY, HOUR, MINUTE, SECOND } from './units.ts';

/** How people play a match: on which clock, how often, and how they are gone. Times in milliseconds. */
export type Habits = {
  readonly preset: string;
  /** Whether the clock goes by calendars: weekends, playing hours and vacations, which people have then. */
  readonly byCalendars?: true;
  /** How long somebody who is there takes until they look at what waits for them, on average. */
  readonly comes: number;
  /** Whether they go on while they are asked, or answer once a visit. */
  readonly staysOn: boolean;
  /** How long an answer takes while they stay on, on average. */
  readonly thinks: number;
  /** How long an absence lasts, on average. */
  readonly away: number;
  /** By probability at each visit: that they go away after it, for good too, or pause the match. */
  readonly leaves: number;
  readonly vanishes: number;
  readonly pauses: number;
  /** How long a pause lasts, and an offered seat waits for somebody, on average. */
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

/** One answer a visit, such that a match of four sees some ten a day. */
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

/** What the matches of a game are played like, one as likely as another. */
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

/** How people play the matches of an event by web: now and then, in sittings, or hardly in time. */
export const eventHabits = [
  { ...seldom('async-1d'), pauses: 0 },
  { ...inSittings('async-1d'), pauses: 0 },
  { ...seldom('async-1d'), pauses: 0, comes: 9 * HOUR },
] as const satisfies readonly Habits[];
