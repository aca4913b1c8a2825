import type { CreateMatch } from '../../../services/matches/contract.ts';
import type {
  StoredHours,
  StoredVacation,
  Store,
} from '../../../services/platform/storage/contract.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { account, type Hall, type Time } from '../hall.ts';
import { DAY, heldClock, timed } from './table.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
export const windows = (from: string, to: string, days = WEEK) =>
  days.map((day) => ({ day, from, to }));
/** Six hours a day: from 18:00 to 22:00, and before work. */
const evenings = [...windows('18:00', '22:00'), ...windows('06:00', '08:00')];

let people = 0;

export type Said = {
  readonly timeControl: NonNullable<CreateMatch['timeControl']>;
  readonly hours?: readonly StoredHours[];
  readonly vacations?: readonly StoredVacation[];
  readonly autoVacation?: boolean;
};

/** Stores an account's calendar and vacations. */
export async function says(
  { accounts, vacations }: Pick<Store, 'accounts' | 'vacations'>,
  { account: name }: AccountActor,
  { hours = [], vacations: taken = [], autoVacation = false }: Omit<Said, 'timeControl'>,
) {
  const timeZone = hours[0]?.timeZone ?? 'UTC';
  const change = { calendars: hours, timeZone, autoVacation };
  await accounts.changeProfile(name, change, '2026-01-01T00:00:00.000Z');
  if (taken.length > 0) await vacations.put(name, { revision: 1, vacations: taken });
}

/** Processes as `useHalls` gives them. */
type Open = (games: undefined, now: Time) => Hall;

/**
 * Starts a match of two at this time; the first has set a calendar or vacations, and has a
 * question.
 */
export async function sceneOn(open: Open, from: string, { timeControl, ...said }: Said) {
  people += 1;
  const [ann, bob] = [account(`ann${String(people)}`), account(`bob${String(people)}`)];
  const clock = heldClock(from);
  const hall = open(undefined, clock.now);
  await says(hall.store, ann, said);
  await says(hall.store, bob, {});
  const { record, questions } = await timed(hall.matches, [ann, bob], { timeControl });
  const matchId = record.id;
  const deadline = async () => (await hall.matches.find(ann, matchId))?.questions[0]?.deadline;
  return { ...hall, clock, ann, bob, matchId, asked: questions[0], deadline };
}

export const hoursIn = (timeZone: string, of = evenings): readonly StoredHours[] => [
  { from: '2026-01-01T00:00:00.000Z', timeZone, windows: of },
];
export const vacation = (day: string, days: number): StoredVacation => {
  const from = `${day}T00:00:00.000Z`;
  return {
    day,
    days,
    timeZone: 'UTC',
    from,
    to: new Date(Date.parse(from) + days * DAY).toISOString(),
  };
};
