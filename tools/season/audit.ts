import type { Game, Seat } from '../../shared/engine/index.ts';
import {
  goesByCalendars,
  limitsOf,
  type Speed,
  type TimeControl,
} from '../../services/matches/terms/time-control.ts';
import type { MatchEntry } from '../../services/matches/record/entry.ts';
import { matchCommit, type MatchCommit } from '../../services/matches/record/match-commit.ts';
import type { EventStore, Store } from '../../services/platform/storage/contract.ts';
import { between } from '../../services/platform/time/duration.ts';
import { seasonCalendars } from './calendars.ts';
import { ceilingAudit } from './ceiling-audit.ts';
import { clockAudit } from './clock-audit.ts';

/** The audit of a match, commit by commit. */
export type Audit = {
  readonly game: string;
  readonly speed: Speed;
  readonly isOver: boolean;
  /** From its start to its last commit. */
  readonly milliseconds: number;
  readonly answers: number;
  /** Number of times a vacation moved an overdue deadline. */
  readonly vacations: number;
  /** Counts of presence entries, by type. */
  readonly presence: Readonly<Record<string, number>>;
  /** Delay of each answer by the clock, in milliseconds. */
  readonly lateness: readonly number[];
  /** Violations, in words. */
  readonly wrong: readonly string[];
};

/** The counted entries of presence. */
export const presences = ['SeatLate', 'SeatAbsent', 'SeatOffered', 'SeatReturned'] as const;

const PAGE = 500;

/**
 * Reads a match of the season from its store, and checks the behaviour of its clocks against their
 * records.
 */
export async function audited(
  store: Pick<Store, 'events' | 'accounts' | 'vacations'>,
  game: Game,
  matchId: string,
): Promise<Audit> {
  const commits = await commitsOf(store.events, matchId);
  const entries = commits.flatMap(({ body }) => body.entries);
  const control = timeControlOf(entries);
  const limits = limitsOf(control);
  const calendars = await seasonCalendars(store, control, entries);
  const holders = new Map<Seat, string>();
  const clocks = clockAudit(game, limits, (seat, asOf, now) =>
    calendars.seat(holders.get(seat) ?? '', asOf, now),
  );
  const ceilings = ceilingAudit((seat) => calendars.taken(holders.get(seat) ?? ''));
  const lateness = commits.flatMap((commit) => {
    for (const entry of commit.body.entries) {
      if (entry.type !== 'SeatTaken' || entry.holder.kind !== 'account') continue;
      holders.set(entry.seat, entry.holder.account);
    }
    if (goesByCalendars(control)) ceilings.read(commit);
    return clocks.read(commit);
  });
  const isOver = entries.some(({ type }) => type === 'SecretRevealed');
  const began = commits.find(({ body }) =>
    body.entries.some(({ type }) => type === 'MatchStarted'),
  );
  const count = (type: string): number => entries.filter((entry) => entry.type === type).length;
  return {
    game: game.id,
    speed: limits.speed,
    isOver,
    milliseconds: between(began?.at ?? '', commits.at(-1)?.at ?? ''),
    answers: count('Answered'),
    vacations: commits.filter(isVacation).length,
    presence: Object.fromEntries(presences.map((type) => [type, count(type)])),
    lateness,
    wrong: [...clocks.wrong, ...ceilings.wrong, ...(isOver ? [] : ['it has not ended'])].map(
      (what) => `${matchId}: ${what}`,
    ),
  };
}

/** True if a commit only moves deadlines: for a vacation. */
const isVacation = ({ actor, body }: MatchCommit): boolean =>
  actor === 'clock' && body.entries.every(({ type }) => type === 'ClocksSet');

async function commitsOf(
  events: Pick<EventStore, 'range'>,
  matchId: string,
): Promise<readonly MatchCommit[]> {
  const all: MatchCommit[] = [];
  for (;;) {
    const page = await events.range(matchId, all.at(-1)?.version, PAGE);
    all.push(...page.flatMap((commit) => matchCommit(commit) ?? []));
    if (page.length === 0) return all;
  }
}

function timeControlOf(entries: readonly MatchEntry[]): TimeControl {
  for (const entry of entries) if (entry.type === 'MatchCreated') return entry.timeControl ?? {};
  return {};
}
