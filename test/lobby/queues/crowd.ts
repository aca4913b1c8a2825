import { beforeEach, expect } from 'vitest';
import type { QueueTicket } from '../../../services/matches/lobby/queues/contract.ts';
import { heldClock, MINUTE } from '../../matches/clocks/table.ts';
import { account, useHalls, type Hall } from '../../matches/hall.ts';
import { queuesIn } from './queue-hall.ts';

export const three = { gameId: 'secret-numbers', timeControl: 'async-1d', seats: [3] } as const;
export const live = { ...three, timeControl: 'live', seats: [2] } as const;

type People = readonly ReturnType<typeof account>[];

/** Brings six new people before each test of a file, to a table around all of them. */
export function useCrowd(came: (hall: Hall, people: People) => void) {
  const open = useHalls();
  const clock = heldClock();
  let hall: Hall;
  let people: People;
  let crowds = 0;
  beforeEach(() => {
    hall = open(undefined, clock.now);
    crowds += 1;
    // a queue is common to all: no one of an earlier test waits any more
    clock.pass(20 * 24 * 60 * MINUTE);
    people = ['ada', 'ben', 'cyd', 'dee', 'eli', 'fia'].map((name) =>
      account(`${name} ${String(crowds)}`),
    );
    came(hall, people);
  });

  /** As many processes as one likes, on one store. */
  const newProcess = (more: Parameters<typeof queuesIn>[2] = {}) =>
    queuesIn(open(undefined, clock.now), clock.now, more);
  const ticketOf = async (who: People[number]) => (await newProcess().tickets(who))[0];
  const statesOf = async () =>
    (await Promise.all(people.map(ticketOf))).map((each) => each?.status);

  /** The matches that people were seated in; each is in play, and seats each player once. */
  const tablesOf = async (tickets: readonly (QueueTicket | undefined)[]) => {
    const ids = [...new Set(tickets.flatMap((each) => each?.matchId ?? []))];
    const found = await Promise.all(ids.map((id) => hall.matches.find(undefined, id)));
    return found.map((match) => {
      expect(match?.record.status).toBe('RUNNING');
      return match?.record.seats.map(({ holder }) =>
        holder?.kind === 'account' ? holder.account : undefined,
      );
    });
  };

  return { clock, newProcess, ticketOf, statesOf, tablesOf };
}
