import { expect } from 'vitest';
import type { Matches, MatchView } from '../../services/matches/contract.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { ann, bob, playRounds, started, type Hall } from './hall.ts';

/** A refused command, with the code and the words of its refusal. */
export type Case = {
  readonly name: string;
  readonly code: string;
  readonly message: RegExp;
  act(matches: Matches, stage: Stage): Promise<unknown>;
};
type Stage = {
  readonly open: MatchView;
  readonly hidden: MatchView;
  readonly running: MatchView;
  readonly over: MatchView;
  readonly answer: {
    readonly matchId: string;
    readonly questionId: string;
    readonly choose: readonly string[];
    readonly commandId: string;
  };
};

/** An open, a private, a running and a finished match, all hosted by ann; bob plays in the last two. */
export async function setTheStage(matches: Matches): Promise<Stage> {
  const gameId = 'secret-numbers';
  const open = await matches.create(ann, { gameId, seats: 2 });
  const hidden = await matches.create(ann, { gameId, seats: 3, visibility: 'PRIVATE' });
  const running = await started(matches, [ann, bob]);
  const short = await started(matches, [ann, bob], { rounds: 1 });
  await playRounds(matches, [ann, bob], short.record.id, 1);
  const over = await matches.find(ann, short.record.id);
  if (!over) throw new Error('The match is gone.');
  const answer = {
    matchId: running.record.id,
    questionId: running.questions[0]?.id ?? '',
    choose: ['number:1'],
    commandId: 'refused',
  };
  return { open, hidden, running, over, answer };
}

/**
 * Tries it in a process that has the match at hand and in one that has not. Both refuse it; returns
 * their writes, of which there should be none.
 */
export async function writesDespite(
  { code, message, act }: Case,
  openHall: () => Hall,
): Promise<readonly string[]> {
  const hall = openHall();
  const stage = await setTheStage(hall.matches);
  const made: string[] = [];
  for (const { matches, client } of [hall, openHall()]) {
    const calls = await callsDuring(client, async () => {
      await expect(act(matches, stage)).rejects.toMatchObject({
        name: 'CommandRefusedError',
        code,
        message: expect.stringMatching(message) as string,
      });
    });
    made.push(...calls);
  }
  // the number of a host's open tables is limited
  await hall.matches.leave(ann, { matchId: stage.open.record.id });
  return made.filter((call) => !['Query', 'GetItem'].includes(call));
}
