import type { CreateMatch } from '../../../services/matches/contract.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { ticTacToe } from '../../support/tic-tac-toe.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import { ann, bob, useHalls } from '../hall.ts';
import { heldClock } from '../clocks/table.ts';

/** Tables at which people decide together, on a clock that is held. */
export function useTables() {
  const open = useHalls([secretNumbers, ticTacToe]);
  return async (wish: Partial<CreateMatch> = {}, players: readonly AccountActor[] = [ann, bob]) => {
    const clock = heldClock();
    const hall = open(undefined, clock.now);
    const { matches } = hall;
    const [host = ann, ...others] = players;
    const setUp = { gameId: 'secret-numbers', seats: players.length, ...wish };
    const { record, invitation } = await matches.create(host, setUp);
    const matchId = record.id;
    const code = invitation === undefined ? {} : { invitation };
    for (const other of others) {
      await matches.join(other, { matchId, acceptTimeControl: true, ...code });
    }
    await matches.start(host, { matchId });
    const look = async (viewer: AccountActor = ann) => {
      const seen = await matches.find(viewer, matchId);
      if (seen === undefined) throw new Error('The match is gone.');
      return seen;
    };
    return {
      ...hall,
      clock,
      matchId,
      look,
      latest: async () => (await look()).proposals.at(-1),
      vote: async (who: AccountActor, agree = true) => {
        const proposalId = (await look()).proposals.at(-1)?.id ?? 'none';
        return matches.vote(who, { matchId, proposalId, agree });
      },
      /** Marks a cell of tic-tac-toe. */
      mark: async (who: AccountActor, cell: number) => {
        const [question] = (await look(who)).questions;
        const questionId = question?.id ?? 'none';
        const choose = [`cell:${String(cell)}`];
        return matches.answer(who, { matchId, questionId, choose, commandId: questionId });
      },
    };
  };
}
