import type { Games } from '../../../services/matches/terms/games.ts';
import { tournamentStream } from '../../../services/platform/storage/tournaments/name.ts';
import type { Fact } from '../../../services/tournaments/facts/fact.ts';
import { drawsHere } from '../../../services/tournaments/drawing/previewing.ts';
import { createTournaments } from '../../../services/tournaments/index.ts';
import type { PodMatch, PodMatches, PodState } from '../../../services/tournaments/pod-matches.ts';
import { portsInMemory } from './ports.ts';

/** The dependencies of a tournament in memory. */
export type EventSetting = {
  readonly games: Games;
  /** Randomness: a number of bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Start of its clock, ISO 8601. */
  readonly at: string;
  /** The rating of an account; default 1,000. */
  readonly rating?: ((account: string) => number) | undefined;
};

const ROOM = 500_000_000;
/** Maximum number of rounds of work; more means a cycle. */
const MOST = 1_000;

/**
 * The use-cases of tournaments only in memory, with a settable clock and externally played matches.
 */
export function eventInMemory({ games, random, at, rating = () => 1_000 }: EventSetting) {
  const { store, secrets, inboxes } = portsInMemory();
  let time = Date.parse(at);
  const now = () => new Date(time);
  /** Matches that are not over. */
  const open = new Map<string, PodMatch>();
  const states = new Map<string, PodState>();

  const tell = async ({ tournament, round, pod, attempt }: PodMatch['pod'], state: PodState) => {
    const fact: Fact = {
      ...{ kind: 'RESULT', round, pod, attempt },
      ended: state.ended ?? 'RULES',
      seats: state.seats,
    };
    const id = `RESULT.${String(round)}.${String(pod)}.${String(attempt)}`;
    const stream = tournamentStream(tournament);
    await inboxes.put({ stream, at: now().toISOString(), id, fact });
  };
  /** Ends a match and notifies the tournament, as the stream would. */
  const over = async (id: string, state: PodState): Promise<void> => {
    const match = open.get(id);
    if (match === undefined) return;
    open.delete(id);
    states.set(id, state);
    await tell(match.pod, state);
  };

  const allFirst = (id: string, ended: string): Promise<void> => {
    const { players = [] } = open.get(id) ?? {};
    return over(id, { ended, seats: players.map(() => ({ place: 1 })) });
  };

  const matches: PodMatches = {
    async seat(match) {
      if (states.has(match.id)) return;
      open.set(match.id, match);
      states.set(match.id, { seats: [] });
    },
    stateOf: async (id) => states.get(id),
    end: (id, ended) => allFirst(id, ended),
    callTime: (id) => allFirst(id, 'last-round'),
    unrate: async () => undefined,
    movePauses: async () => undefined,
    replace: async () => undefined,
    inspect: async (matchId) => ({ matchId, version: 0, view: {} }),
  };

  const nobody = {
    blocks: async () => undefined,
    profile: async () => undefined,
    standing: async () => undefined,
  };
  const tournaments = createTournaments({
    ...{ store, secrets, inboxes, games, matches, now, random, room: ROOM },
    // there is only one organizer, so drafts need no limit
    places: { take: (place) => Promise.resolve(place.holder) },
    accounts: nobody,
    names: { keep: async () => undefined },
    reliability: { fresh: async () => ({ finished: 100, share: 1 }) as never },
    ratings: { figure: async (id) => rating(id), freshFigure: async (id) => rating(id) },
    index: {} as never,
    plays: {} as never,
    runs: {} as never,
    previews: {} as never,
    ...drawsHere(),
    wakeUps: { set: async () => undefined },
    operatorTimes: { read: async () => ({ held: [], credits: [] }) },
  });

  return {
    tournaments,
    open,
    over,
    now,
    stored: store,
    /** Sets the clock. */
    passTo(later: string): void {
      time = Math.max(time, Date.parse(later));
    },
    /** Does all that is due; returns the time of the next act, ISO 8601. */
    async settle(id: string): Promise<string | undefined> {
      for (let round = 0; round < MOST; round += 1) {
        const { left } = await tournaments.fold(id);
        const { work, next } = await tournaments.wake(id);
        for (const each of work) {
          if (each.does === 'seatPods') await tournaments.seatPods(each);
          if (each.does === 'endPods') await tournaments.endPods(each);
          if (each.does === 'callLastRound') await tournaments.callLastRound(each);
        }
        if (!left && work.length === 0) return next;
      }
      const { tournament } = await tournaments.find(
        { kind: 'account', account: 'owner', roles: [] },
        id,
      );
      throw new Error(
        `Event ${id} does not come to rest: ${JSON.stringify(await tournaments.wake(id))} ${JSON.stringify(tournament.rounds.slice(-1)).slice(0, 900)}`,
      );
    },
  };
}

export type EventInMemory = ReturnType<typeof eventInMemory>;
