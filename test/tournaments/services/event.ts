import { afterAll, beforeAll } from 'vitest';
import type { AccountActor, Role } from '../../../services/platform/requests/actor.ts';
import { catalogue } from '../../../services/matches/terms/games.ts';
import { namesOn } from '../../../services/accounts/names/account-names.ts';
import { ratingsOn } from '../../../services/accounts/ratings/account-ratings.ts';
import { reliabilityOn } from '../../../services/accounts/reliability/account-reliability.ts';
import { createStore } from '../../../services/platform/storage/store.ts';
import type { Work } from '../../../services/tournaments/directing-contract.ts';
import { tournamentStream } from '../../../services/platform/storage/tournaments/name.ts';
import type { TournamentsDeps } from '../../../services/tournaments/deps.ts';
import { drawsHere } from '../../../services/tournaments/drawing/previewing.ts';
import { createTournaments } from '../../../services/tournaments/index.ts';
import type { SeatResult } from '../../../services/tournaments/facts/fact.ts';
import type { PodMatch, PodMatches } from '../../../services/tournaments/pod-matches.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { bytesFrom } from '../../support/chance.ts';
import { openTestTable, type TestTable } from '../../support/stores.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';

export const person = (account: string, ...roles: Role[]): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player', ...roles],
});
export const owner = person('owner', 'organizer');
/** The n-th of the people who play, from 1. */
export const nth = (n: number): AccountActor => person(`p${String(n).padStart(4, '0')}`);
export const people = (count: number): readonly AccountActor[] =>
  Array.from({ length: count }, (_, i) => nth(i + 1));

/** The account that a start number belongs to. */
export function accountOf({ players }: Pick<Tournament, 'players'>, number?: number): string {
  const player = players.find((each) => each.number === number);
  if (player === undefined) throw new Error(`Nobody has number ${String(number)}.`);
  return player.account;
}

/** A clock that stands until it is set. */
export type Clock = { (): Date; pass(ms: number): void };
export function standing(at = '2026-03-01T12:00:00.000Z'): Clock {
  let time = Date.parse(at);
  return Object.assign(() => new Date(time), {
    pass: (ms: number) => {
      time += ms;
    },
  });
}

/** Matches that are not played: each is made once, and ends when a test says so. */
export function wantedMatches() {
  const made = new Map<string, PodMatch>();
  const ended = new Map<string, string>();
  const called = new Map<string, string>();
  const unrated = new Set<string>();
  const pausable = new Map<string, string>();
  /** The replacements of players, in order, with their seats. */
  const replaced: string[] = [];
  const matches: PodMatches = {
    async seat(match) {
      if (!made.has(match.id)) made.set(match.id, match);
    },
    stateOf: async (id) => (made.has(id) ? { ended: ended.get(id), seats: [] } : undefined),
    async end(id, reason) {
      ended.set(id, reason);
    },
    async unrate(id) {
      unrated.add(id);
    },
    async movePauses(id, until) {
      pausable.set(id, until);
    },
    async callTime(id, { perTurn }) {
      called.set(id, perTurn);
    },
    async replace(id, seat, { account }) {
      const { round, pod } = made.get(id)?.pod ?? { round: 0, pod: 0 };
      replaced.push(`${String(round)}.${String(pod)} ${String(seat)} ${account}`);
    },
    inspect: async (matchId) => ({ matchId, version: 0, view: {} }),
  };
  return { made, ended, called, unrated, pausable, replaced, matches };
}

/** Opens a table around the tests of a file; gives fresh processes on it. */
export function useTournaments() {
  let place: TestTable | undefined;
  // of this file: what it draws does not depend on the files that ran before it
  let opened = 0;
  beforeAll(async () => {
    place = await openTestTable();
  });
  afterAll(() => place?.close());
  return (now = standing(), wanted = wantedMatches(), more: Partial<TournamentsDeps> = {}) => {
    if (place === undefined) throw new Error('The table is not open yet.');
    const store = createStore({ client: place.connect(), table: place.table });
    opened += 1;
    const deps: TournamentsDeps = {
      store: store.events,
      secrets: store.secrets,
      places: store.places,
      inboxes: store.inboxes,
      plays: store.plays,
      previews: store.previews,
      ...drawsHere(),
      runs: store.runs,
      index: store.summaries,
      wakeUps: store.wakeUps,
      operatorTimes: store.operatorTimes,
      games: catalogue([secretNumbers]),
      matches: wanted.matches,
      accounts: store.accounts,
      names: namesOn(store.accounts, now),
      reliability: reliabilityOn(store, now),
      ratings: ratingsOn(store, now),
      now,
      random: bytesFrom(`tournaments ${String(opened)}`),
      room: 1_000_000,
      ...more,
    };
    const tournaments = createTournaments(deps);
    const does = async (work: Work): Promise<void> => {
      switch (work.does) {
        case 'seatPods':
          return tournaments.seatPods(work);
        case 'endPods':
          return tournaments.endPods(work);
        case 'callLastRound':
          return tournaments.callLastRound(work);
        case 'unratePods':
          return tournaments.unratePods(work);
        case 'movePauses':
          return tournaments.movePauses(work);
        case 'seatPlayer':
          return tournaments.seatPlayer(work);
        case 'draft':
          return tournaments.draft(work);
        case 'fold':
          await tournaments.fold(work.tournament);
          return;
        case 'preview':
          return tournaments.preview(work);
        case 'tell':
          return undefined;
      }
    };
    /** Does all that is due, as the director does it. */
    const settle = async (id: string): Promise<void> => {
      for (let round = 0; round < 20; round += 1) {
        const { left } = await tournaments.fold(id);
        const { work } = await tournaments.wake(id);
        const called = await tournaments.direct(id);
        for (const each of [...work, ...called]) await does(each);
        if (!left && work.length + called.length === 0) return;
      }
    };
    /** Ends the match of a pod with these places, in the order of seats. */
    const result = async (
      id: string,
      address: { readonly round: number; readonly pod: number; readonly attempt?: number },
      seats: readonly SeatResult[],
      ended = 'RULES',
    ): Promise<void> => {
      const { round, pod, attempt = 1 } = address;
      const fact = { kind: 'RESULT', round, pod, attempt, ended, seats };
      const key = `RESULT.${String(round)}.${String(pod)}.${String(attempt)}`;
      const at = now().toISOString();
      await store.inboxes.put({ stream: tournamentStream(id), at, id: key, fact });
    };
    return { tournaments, deps, store, now, wanted, settle, result };
  };
}

export type Event = ReturnType<ReturnType<typeof useTournaments>>;

/** Regulations of secret numbers in pods of 3 to 5. */
export const regulations = (more: Record<string, unknown> = {}) => ({
  game: { id: 'secret-numbers' },
  timeControl: { preset: 'live' },
  stages: [{ format: 'SWISS', rounds: 2, podSize: { preferred: 4, min: 3, max: 5 } }],
  rounds: { advance: 'MANUAL' },
  ...more,
});

/** An event whose registration is open. */
export async function openEvent(
  event: Pick<Event, 'tournaments'>,
  more: Record<string, unknown> = {},
  its: { readonly code?: string } = {},
) {
  const { tournaments } = event;
  const made = await tournaments.createTournament(owner, {
    name: 'Spring Cup',
    regulations: regulations(more),
    ...its,
  });
  const { id } = made.tournament;
  await tournaments.announceTournament(owner, { tournamentId: id });
  await tournaments.openRegistration(owner, { tournamentId: id });
  return id;
}

/** The public view of a pod. */
export const podOf = async ({ tournaments }: Event, id: string, pod = 1, round = 1) => {
  const { tournament } = await tournaments.find(undefined, id);
  const its = tournament.rounds[round - 1]?.pods[pod - 1];
  if (its === undefined) throw new Error('Pod not found.');
  return its;
};

/** The status of each player of an event, by account. */
export async function statuses(
  { tournaments }: Event,
  id: string,
): Promise<Record<string, string>> {
  const { tournament } = await tournaments.find(undefined, id);
  return Object.fromEntries(tournament.players.map(({ account, status }) => [account, status]));
}
