import type { Seat } from '../../shared/engine/index.ts';
import type { QuestionClock, SeatClock } from '../../services/matches/terms/seat-clock.ts';
import type { MatchEntry } from '../../services/matches/record/entry.ts';
import type { MatchCommit } from '../../services/matches/record/match-commit.ts';
import { addOpenTime, type Stop } from '../../services/platform/time/open-time.ts';

/** Maximum distance of a deadline, as a multiple of its limit. */
const TIMES = 4;

/** A question when it was first asked: its time and limit, and the stops of its clock since. */
type Asked = { readonly at: string; readonly limit: number; readonly stops: readonly Stop[] };

export type CeilingAudit = { read(commit: MatchCommit): void; readonly wrong: readonly string[] };

/**
 * Checks the deadlines of a match that goes by calendars: none is further from its asking than four
 * times its limit, plus the vacation taken and the time that the match was paused.
 */
export function ceilingAudit(taken: (seat: Seat) => readonly Stop[]): CeilingAudit {
  const asked = new Map<Seat, ReadonlyMap<string, Asked>>();
  const standing = new Map<Seat, string>();
  const wrong: string[] = [];

  const check = (seat: Seat, deadline: string, of: Asked): void => {
    const stops = [...taken(seat), ...of.stops];
    const latest = addOpenTime(of.at, TIMES * of.limit, { timeZone: 'UTC', stops });
    if (deadline > latest)
      wrong.push(`${seat} has until ${deadline}, and ${latest} would be the latest`);
  };

  const set = (seat: Seat, clock: SeatClock, at: string): void => {
    const before = asked.get(seat) ?? new Map<string, Asked>();
    const stood = standing.get(seat);
    const stop = stood !== undefined && clock.since !== undefined ? [{ from: stood, to: at }] : [];
    if (clock.since === undefined) standing.set(seat, stood ?? at);
    else standing.delete(seat);
    const own = Object.entries(clock.questions ?? {}).filter(
      ([, { cause }]) => cause !== 'REACTION',
    );
    const after = own.map(([id, question]) => {
      const known = before.get(id) ?? { at, limit: limitOf(clock, question), stops: [] };
      const of = { ...known, stops: [...known.stops, ...stop] };
      if (question.deadline !== undefined) check(seat, question.deadline, of);
      return [id, of] as const;
    });
    asked.set(seat, new Map(after));
  };

  const credit = (seats: Readonly<Record<Seat, number>>): void => {
    for (const [seat, milliseconds] of Object.entries(seats)) {
      const more = [...(asked.get(seat) ?? [])].map(
        ([id, of]) => [id, { ...of, limit: of.limit + milliseconds / TIMES }] as const,
      );
      asked.set(seat, new Map(more));
    }
  };

  return {
    wrong,
    read({ at, body }) {
      for (const entry of body.entries) {
        if (entry.type === 'TimeCredited') credit(entry.seats);
        for (const seat of seatsAnew(entry)) asked.delete(seat);
        if (entry.type !== 'ClocksSet') continue;
        for (const [seat, clock] of Object.entries(entry.seats)) set(seat, clock, at);
      }
    },
  };
}

const seatsAnew = (entry: MatchEntry): readonly Seat[] =>
  entry.type === 'SeatTaken' || entry.type === 'SeatReturned' ? [entry.seat] : [];

/** The limit of a question when it is asked: the least of its parts. */
const limitOf = ({ bank, turn }: SeatClock, { left }: QuestionClock): number =>
  Math.min(...[bank, turn, left].filter((amount) => amount !== undefined));
