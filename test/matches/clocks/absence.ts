import { createBots } from '../../../services/workers/bots/index.ts';
import type { Commit } from '../../../services/platform/storage/contract.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import { ann, bob, pick, useHalls } from '../hall.ts';
import { DAY, heldClock, MINUTE, timed } from './table.ts';

/** Tables of ann and bob by web, at which people come late, by what the host says of absence. */
export function useAbsence() {
  const open = useHalls();
  return async (absence: object = {}) => {
    const clock = heldClock();
    const hall = open(undefined, clock.now);
    const { matches } = hall;
    const timing = { timeControl: { preset: 'async-1d' }, absence };
    const { record } = await timed(matches, [ann, bob], timing, { rounds: 20 });
    const matchId = record.id;
    const bots = createBots({ matches, games: [secretNumbers] });
    const look = async (viewer = ann) => {
      const seen = await matches.find(viewer, matchId);
      if (seen === undefined) throw new Error('The match is gone.');
      return seen;
    };
    return {
      ...hall,
      clock,
      matchId,
      bots: () => bots(matchId),
      look,
      seat: async (id: string) => (await look()).record.seats.find((seat) => seat.id === id),
      /** Lets a question of ann's expire; bob answers in time. */
      async late() {
        await pick(matches, bob, matchId);
        clock.pass(DAY + MINUTE);
        await matches.wake(matchId);
      },
      async projected() {
        const commits: readonly Commit[] = await hall.store.events.range(matchId, undefined, 200);
        for (const commit of commits) await matches.project(commit);
      },
    };
  };
}
