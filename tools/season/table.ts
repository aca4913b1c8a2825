import type { Seat } from '../../shared/engine/index.ts';
import type { MatchEntry } from '../../services/matches/record/entry.ts';
import { ifAllowed } from './allowed.ts';
import { sayHours } from './holidays.ts';
import { guestAt, type Guest } from './guest.ts';
import { personOf, type Person } from './person.ts';
import type { TableParts } from './table-parts.ts';

/** A match with its players. */
export type Table = {
  readonly matchId: string;
  /** Passes stored entries to its players. */
  hear(entries: readonly MatchEntry[]): void;
};

const minding = { weekends: 'STOP', playingHours: true, vacation: 'ALLOWED' } as const;
const SEATS = 4;
/** Probabilities that a match has a bot, and that an offered seat is claimed. */
const WITH_BOT = 0.2;
const CLAIMED = 0.5;

/** Sets up a match and seats its players, who play until it is over. */
export async function openTable(parts: TableParts): Promise<Table> {
  const { matches, game, luck, habits, name } = parts;
  const bots = luck.happens(WITH_BOT) ? ['greedy'] : [];
  let known = 0;
  /** Creates a player, with hours set if the habits use calendars. */
  const settled = async (): Promise<Person> => {
    known += 1;
    const person = personOf(`${name}-guest${String(known)}`);
    if (habits.byCalendars) await sayHours(parts, person.actor);
    return person;
  };
  const host = await settled();
  const timeControl = { preset: habits.preset, ...(habits.byCalendars && minding) };
  const created = await matches.create(host.actor, {
    gameId: game.id,
    seats: SEATS,
    timeControl,
    bots,
  });
  const matchId = created.record.id;
  const guests = new Map<Seat, Guest>();
  const sitDown = (person: Person, seat: Seat = ''): void => {
    guests.set(seat, guestAt(parts, { matchId, seat, person }));
  };
  sitDown(host, created.seat);
  while (known < SEATS - bots.length) {
    const person = await settled();
    sitDown(person, (await matches.join(person.actor, { matchId })).seat);
  }
  await matches.start(host.actor, { matchId });

  /** Lets a new player claim an offered seat. */
  const claim = async (seat: Seat): Promise<void> => {
    const person = await settled();
    if ((await ifAllowed(matches.claimSeat(person.actor, { matchId, seat }))) === undefined) return;
    sitDown(person, seat);
    guests.get(seat)?.call();
  };

  return {
    matchId,
    hear(entries) {
      callTo(guests, entries);
      for (const entry of entries) {
        if (entry.type === 'SeatOffered' && luck.happens(CLAIMED)) {
          parts.agenda.after(luck.around(habits.rests), () => claim(entry.seat));
        }
      }
    },
  };
}

/** Calls the players who are asked something. */
export function callTo(guests: ReadonlyMap<Seat, Guest>, entries: readonly MatchEntry[]): void {
  for (const entry of entries) {
    if (entry.type === 'Asked') for (const { seat } of entry.questions) guests.get(seat)?.call();
    // a resumed match does not ask its questions again
    if (entry.type === 'Noted') for (const guest of guests.values()) guest.call();
  }
}
