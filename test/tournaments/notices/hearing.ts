import { playerOf, podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { EventNotice } from '../../../services/tournaments/directing-contract.ts';
import {
  openEvent,
  owner,
  people,
  type Clock,
  type Event,
  type useTournaments,
} from '../services/event.ts';

/** A notification type and its recipients, as one line. */
export const line = (type: string, accounts: readonly string[]): string =>
  [type, ...accounts.toSorted()].join(' ');

/**
 * Opens an event that records its notifications and their recipients, a line each, as `registered
 * p0001 p0002`. Repeated ones count once.
 */
export function heardOf(open: ReturnType<typeof useTournaments>, now?: Clock) {
  const tellings: EventNotice[] = [];
  const known = new Set<string>();
  const event = open(now, undefined, {
    async tell(some) {
      for (const telling of some) {
        const its = JSON.stringify(telling.news);
        if (!known.has(its)) tellings.push(telling);
        known.add(its);
      }
    },
  });
  const lines = () =>
    tellings.splice(0).map(({ news, to }) =>
      line(
        news.type.replace('tournament.', ''),
        to.map(({ account }) => account),
      ),
    );
  return { ...event, tellings, known, lines };
}

/** Registers this number of players and settles the event. */
export async function come(event: Event, id: string, count: number): Promise<void> {
  for (const who of people(count)) {
    await event.tournaments.registerForTournament(who, { tournamentId: id });
  }
  await event.settle(id);
}

/** An event of eight in fours whose first round is under way, and lasts ten hours. */
export async function underWay(event: Event) {
  const { tournaments, settle } = event;
  const id = await openEvent(event, { rounds: { advance: 'MANUAL', length: 'PT10H' } });
  await come(event, id, 8);
  for (const [accountId, role] of [
    ['arbiter', 'ARBITER'],
    ['second', 'ARBITER'],
    ['judge', 'APPEALS'],
  ] as const) {
    await tournaments.setTournamentRole(owner, {
      ...{ tournamentId: id, accountId, role, granted: true },
    });
  }
  await tournaments.startTournament(owner, { tournamentId: id });
  await tournaments.draftRound(owner, { tournamentId: id });
  await settle(id);
  return id;
}

/** Publishes its first round. */
export const publish = async (event: Event, id: string) => {
  await event.tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  await event.settle(id);
};

/** The accounts in a pod, in the order of seats. */
export async function sitting({ tournaments }: Event, id: string, number: number) {
  const { tournament } = await tournaments.find(undefined, id);
  const pod = podOf(roundOf(tournament, 1), number);
  const numbers = pod?.players ?? [];
  const accounts = numbers.flatMap((each) => playerOf(tournament, each)?.account ?? []);
  return { numbers, accounts };
}
