import type { Game, Seat } from '../../../shared/engine/index.ts';
import type { MatchCommit } from '../../../services/matches/record/match-commit.ts';
import { guestAt, type Guest } from '../guest.ts';
import { eventHabits } from '../habits.ts';
import { callTo } from '../table.ts';
import type { Person } from '../person.ts';
import type { World } from '../world.ts';
import type { Entrants } from './entrants.ts';

/** The tables of a tournament's pods, and their players. */
export type PodTables = {
  /** Passes a stored commit of a match to its players. */
  hear(commit: MatchCommit): void;
  matches(): readonly string[];
  /** Time at which each match asked its first question, ISO 8601. */
  begun(): ReadonlyMap<string, string>;
};

type Its = { readonly tournamentId: string; readonly game: Game };
type PodTable = { readonly guests: ReadonlyMap<Seat, Guest>; readonly people: readonly Person[] };

/** Seats players at the matches that the director makes, each with their habits. */
export function podTables(world: World, people: Entrants, { tournamentId, game }: Its): PodTables {
  const { agenda, luck } = world;
  const tables = new Map<string, PodTable>();
  const begun = new Map<string, string>();
  const ways = new Map<Person, (typeof eventHabits)[number]>();

  const habitsOf = (person: Person) => {
    const known = ways.get(person) ?? luck.oneOf(eventHabits);
    ways.set(person, known);
    return known;
  };

  const seatAt = ({ stream: matchId, body }: MatchCommit): PodTable => {
    const guests = new Map<Seat, Guest>();
    const seated: Person[] = [];
    for (const entry of body.entries) {
      if (entry.type !== 'SeatTaken' || entry.holder.kind !== 'account') continue;
      const person = people.person(entry.holder.account);
      if (person === undefined) continue;
      const parts = { ...world, game, habits: habitsOf(person), name: matchId };
      guests.set(entry.seat, guestAt(parts, { matchId, seat: entry.seat, person }));
      seated.push(person);
    }
    return { guests, people: seated };
  };

  return {
    hear(commit) {
      const { stream, at, body } = commit;
      const known = tables.get(stream);
      const table = known ?? seatAt(commit);
      if (known === undefined) {
        tables.set(stream, table);
        begun.set(stream, at);
      }
      callTo(table.guests, body.entries);
      if (body.entries.some(({ type }) => type === 'SecretRevealed')) {
        for (const person of table.people) {
          agenda.after(0, () => people.maybeLeave(world, person, { tournamentId }));
        }
      }
    },
    matches: () => [...tables.keys()],
    begun: () => begun,
  };
}
