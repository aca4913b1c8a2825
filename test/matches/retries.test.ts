import { describe, expect, it } from 'vitest';
import { callsDuring, failAfterWrites, loseReply } from '../support/sdk-calls.ts';
import { ann, bob, codeOf, pick, playRounds, started, useHalls, type Hall } from './hall.ts';

const openHall = useHalls();

/** A match of ann and bob, and ann's first answer in it. */
async function firstAnswer({ matches }: Hall, options: unknown = { rounds: 40 }) {
  const { record, questions } = await started(matches, [ann, bob], options);
  const matchId = record.id;
  const questionId = questions[0]?.id ?? '';
  return { matchId, questionId, choose: ['number:2'], commandId: 'first' };
}

describe('an answer that is repeated', () => {
  it('gives its first result, and writes nothing', async () => {
    const { matches, client } = openHall();
    const command = await firstAnswer({ ...openHall(), matches });
    const first = await matches.answer(ann, command);
    await pick(matches, bob, command.matchId);
    const calls = await callsDuring(client, async () => {
      expect(await matches.answer(ann, command)).toEqual(first);
    });
    expect(calls).not.toContain('PutItem');
  });

  it.each([1, 6, 15])(
    'gives its first result in a new process too, %i answers of its account later',
    async (rounds) => {
      const hall = openHall();
      const command = await firstAnswer(hall);
      const first = await hall.matches.answer(ann, command);
      await pick(hall.matches, bob, command.matchId);
      await playRounds(hall.matches, [ann, bob], command.matchId, rounds);
      expect(await openHall().matches.answer(ann, command)).toEqual(first);
    },
  );

  it('is distinguished from another command with its id', async () => {
    const hall = openHall();
    const command = await firstAnswer(hall);
    await hall.matches.answer(ann, command);
    const other = hall.matches.answer(ann, { ...command, choose: ['number:3'] });
    await expect(other).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('"first" was already used for another command') as string,
    });
    expect(
      await codeOf(hall.matches.resign(ann, { matchId: command.matchId, commandId: 'first' })),
    ).toBe('BAD_USER_INPUT');
  });

  it('is separate from another account’s command with the same id', async () => {
    const hall = openHall();
    const command = await firstAnswer(hall);
    await hall.matches.answer(ann, command);
    const [question] = (await hall.matches.find(bob, command.matchId))?.questions ?? [];
    const theirs = await hall.matches.answer(bob, { ...command, questionId: question?.id ?? '' });
    expect(theirs.version).toBe(4);
  });
});

describe('a command whose outcome was lost', () => {
  it('is recognised by the SDK’s retry, even without an id of its own', async () => {
    const { matches, client } = openHall();
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 3 });
    await matches.join(bob, { matchId: record.id });
    await loseReply(client, async () => {
      const seen = await matches.addBot(ann, { matchId: record.id, level: 'first' });
      expect(seen.record).toMatchObject({ version: 2, status: 'OPEN' });
    });
    const commits = await openHall().store.events.range(record.id, undefined, 10);
    expect(commits).toHaveLength(3);
  });

  it('is found if it was stored, though the process got no reply', async () => {
    const hall = openHall();
    const command = await firstAnswer(hall);
    hall.client.middlewareStack.add(
      (next, context) => async (args) => {
        const reply = await next(args);
        if (context.commandName === 'PutItemCommand') throw new Error('The line went dead.');
        return reply;
      },
      { step: 'initialize', name: 'dead-line' },
    );
    await expect(hall.matches.answer(ann, command)).rejects.toThrow('The line went dead.');
    hall.client.middlewareStack.remove('dead-line');
    expect((await hall.matches.answer(ann, command)).version).toBe(3);
    expect((await openHall().matches.find(ann, command.matchId))?.record.version).toBe(3);
  });

  it('leaves no trace if the process died before its write', async () => {
    const hall = openHall();
    const command = await firstAnswer(hall);
    await failAfterWrites(hall.client, 0, () => hall.matches.answer(ann, command));
    expect((await openHall().matches.find(ann, command.matchId))?.record.version).toBe(2);
    expect((await hall.matches.answer(ann, command)).version).toBe(3);
  });
});

describe('a match created again with the same commandId', () => {
  const input = { gameId: 'secret-numbers', seats: 2, commandId: 'my match' };

  it('is the same match as before', async () => {
    const { matches } = openHall();
    const first = await matches.create(ann, input);
    await matches.join(bob, { matchId: first.record.id });
    expect(await matches.create(ann, input)).toEqual(first);
    expect(await openHall().matches.create(ann, input)).toEqual(first);
  });

  it('is another one for another account', async () => {
    const { matches } = openHall();
    const [mine, theirs] = [await matches.create(ann, input), await matches.create(bob, input)];
    expect(mine.record.id).not.toBe(theirs.record.id);
  });

  it('is refused if the command has another content', async () => {
    const { matches } = openHall();
    await matches.create(ann, { ...input, commandId: 'another' });
    const other = matches.create(ann, { ...input, commandId: 'another', seats: 3 });
    expect(await codeOf(other)).toBe('BAD_USER_INPUT');
  });

  it('is created though the first try died between the secret and the match', async () => {
    const hall = openHall();
    const dying = { ...input, commandId: 'died once' };
    await failAfterWrites(hall.client, 1, () => hall.matches.create(ann, dying));
    const { record } = await openHall().matches.create(ann, dying);
    await openHall().matches.join(bob, { matchId: record.id });
    expect((await openHall().matches.start(ann, { matchId: record.id })).record.status).toBe(
      'RUNNING',
    );
  });
});
