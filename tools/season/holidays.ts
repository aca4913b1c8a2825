import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { ifAllowed } from './allowed.ts';
import type { TableParts } from './table-parts.ts';
import { DAY } from './units.ts';

/**
 * Time zones of all kinds: with two changes of the clock that fall in a season, with others, and
 * with none.
 */
const ZONES = [
  'Europe/Prague',
  'America/New_York',
  'Asia/Seoul',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/**
 * Probabilities that a player has hours, refuses automatic vacation, and takes a vacation when
 * leaving.
 */
const HAVE_HOURS = 0.7;
const WANT_NONE = 0.2;
const ON_VACATION = 0.5;
/** Probability of ending a vacation early. */
const BACK_EARLY = 0.3;

/** Sets a player's hours. */
export async function sayHours({ accounts, luck }: TableParts, actor: AccountActor): Promise<void> {
  const begins = luck.below(24);
  const long = 6 + luck.below(8);
  const two = (hour: number): string => String(hour % 24).padStart(2, '0');
  const from = `${two(begins)}:00`;
  const to = `${two(begins + long)}:00`;
  const hours = WEEK.map((day) => ({ day, from, to }));
  await accounts.updateProfile(actor, {
    timeZone: luck.oneOf(ZONES),
    autoVacation: !luck.happens(WANT_NONE),
    ...(luck.happens(HAVE_HOURS) && { playingHours: hours }),
  });
}

/**
 * Starts a vacation at random for an absent player, for the days of the absence, and sometimes ends
 * it early.
 */
export async function maybeOnVacation(
  { accounts, agenda, luck }: TableParts,
  actor: AccountActor,
  milliseconds: number,
): Promise<void> {
  if (!luck.happens(ON_VACATION)) return;
  const days = Math.min(16, Math.ceil(milliseconds / DAY));
  await ifAllowed(accounts.startVacation(actor, { days }));
  if (!luck.happens(BACK_EARLY)) return;
  agenda.after(luck.between(0, milliseconds), async () => {
    await accounts.endVacation(actor, {});
  });
}
