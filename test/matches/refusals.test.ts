import { describe, expect, it } from 'vitest';
import type { Matches, MatchSight } from '../../services/matches/contract.ts';
import { callsDuring } from '../support/sdk-calls.ts';
import { ann, bob, cid, dan, pick, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();

type Case = {
  readonly name: string;
  readonly code: string;
  readonly message: RegExp;
  act(matches: Matches, stage: Stage): Promise<unknown>;
};
type Stage = {
  readonly open: MatchSight;
  readonly hidden: MatchSight;
  readonly running: MatchSight;
  readonly over: MatchSight;
  readonly answer: {
    readonly matchId: string;
    readonly questionId: string;
    readonly choose: readonly string[];
    readonly commandId: string;
  };
};

/** An open, a private, a running and a finished match, all hosted by ann; bob plays in the last two. */
async function setTheStage(matches: Matches): Promise<Stage> {
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

const create = { gameId: 'secret-numbers', seats: 2 };
const cases: readonly Case[] = [
  {
    name: 'creating a match of an unknown game',
    code: 'BAD_USER_INPUT',
    message: /no game "chess".*secret-numbers/,
    act: (matches) => matches.create(ann, { ...create, gameId: 'chess' }),
  },
  {
    name: 'too many seats',
    code: 'BAD_USER_INPUT',
    message: /seats: .*2 to 5, not 6/,
    act: (matches) => matches.create(ann, { ...create, seats: 6 }),
  },
  {
    name: 'too few seats',
    code: 'BAD_USER_INPUT',
    message: /seats: .*2 to 5, not 1/,
    act: (matches) => matches.create(ann, { ...create, seats: 1 }),
  },
  {
    name: 'half a seat',
    code: 'BAD_USER_INPUT',
    message: /^seats: /,
    act: (matches) => matches.create(ann, { ...create, seats: 2.5 }),
  },
  {
    name: 'an option that the game does not have',
    code: 'BAD_USER_INPUT',
    message: /^options: .*cheat/,
    act: (matches) => matches.create(ann, { ...create, options: { cheat: true } }),
  },
  {
    name: 'an option out of its bounds',
    code: 'BAD_USER_INPUT',
    message: /^options\.rounds: /,
    act: (matches) => matches.create(ann, { ...create, options: { rounds: 0 } }),
  },
  {
    name: 'options that are no object',
    code: 'BAD_USER_INPUT',
    message: /^options: /,
    act: (matches) => matches.create(ann, { ...create, options: [] }),
  },
  {
    name: 'an unknown bot',
    code: 'BAD_USER_INPUT',
    message: /^bots\.0: .*"genius".*random, first/,
    act: (matches) => matches.create(ann, { ...create, bots: ['genius'] }),
  },
  {
    name: 'an inherited name as a bot',
    code: 'BAD_USER_INPUT',
    message: /^bots\.0: .*"constructor"/,
    act: (matches) => matches.create(ann, { ...create, bots: ['constructor'] }),
  },
  {
    name: 'more bots than seats',
    code: 'BAD_USER_INPUT',
    message: /^bots: 3 bots for 2 seats/,
    act: (matches) => matches.create(ann, { ...create, bots: ['first', 'first', 'first'] }),
  },
  {
    name: 'too much entropy',
    code: 'BAD_USER_INPUT',
    message: /^entropy: .*256/,
    act: (matches) => matches.create(ann, { ...create, entropy: 'x'.repeat(257) }),
  },
  {
    name: 'entropy that cannot be written down',
    code: 'BAD_USER_INPUT',
    message: /^entropy: /,
    act: (matches) => matches.create(ann, { ...create, entropy: '\ud800' }),
  },
  {
    name: 'an empty commandId',
    code: 'BAD_USER_INPUT',
    message: /^commandId: /,
    act: (matches) => matches.create(ann, { ...create, commandId: '' }),
  },
  {
    name: 'joining a match that does not exist',
    code: 'NOT_FOUND',
    message: /no such match/,
    act: (matches) => matches.join(bob, { matchId: 'nowhere' }),
  },
  {
    name: 'an id that cannot be one',
    code: 'NOT_FOUND',
    message: /no such match/,
    act: (matches) => matches.join(bob, { matchId: 'SECRET#x' }),
  },
  {
    name: 'taking a seat that does not exist',
    code: 'BAD_USER_INPUT',
    message: /seat: "seat9" does not exist\. Free: seat2/,
    act: (matches, { open }) => matches.join(bob, { matchId: open.record.id, seat: 'seat9' }),
  },
  {
    name: 'taking a seat that is taken',
    code: 'BAD_USER_INPUT',
    message: /seat: "seat1" is taken\. Free: seat2/,
    act: (matches, { open }) => matches.join(bob, { matchId: open.record.id, seat: 'seat1' }),
  },
  {
    name: 'taking a second seat',
    code: 'BAD_USER_INPUT',
    message: /already hold seat1/,
    act: (matches, { open }) => matches.join(ann, { matchId: open.record.id, seat: 'seat2' }),
  },
  {
    name: 'joining a match that has started',
    code: 'BAD_USER_INPUT',
    message: /already started/,
    act: (matches, { running }) => matches.join(cid, { matchId: running.record.id }),
  },
  {
    name: 'joining a private match without its code',
    code: 'FORBIDDEN',
    message: /needs its invitation/,
    act: (matches, { hidden }) => matches.join(bob, { matchId: hidden.record.id }),
  },
  {
    name: 'joining a private match with a wrong code',
    code: 'FORBIDDEN',
    message: /has another invitation/,
    act: (matches, { hidden }) =>
      matches.join(bob, { matchId: hidden.record.id, invitation: 'GUESSED' }),
  },
  {
    name: 'starting alone',
    code: 'BAD_USER_INPUT',
    message: /at least 2 players; 1 of its seats is taken/,
    act: (matches, { open }) => matches.start(ann, { matchId: open.record.id }),
  },
  {
    name: 'starting twice',
    code: 'BAD_USER_INPUT',
    message: /already started/,
    act: (matches, { running }) => matches.start(ann, { matchId: running.record.id }),
  },
  {
    name: 'leaving after the start',
    code: 'BAD_USER_INPUT',
    message: /Resign/,
    act: (matches, { running }) => matches.leave(bob, { matchId: running.record.id }),
  },
  {
    name: 'adding a bot to a match that has started',
    code: 'BAD_USER_INPUT',
    message: /already started/,
    act: (matches, { running }) =>
      matches.addBot(ann, { matchId: running.record.id, level: 'first' }),
  },
  {
    name: 'resigning before the start',
    code: 'MATCH_NOT_RUNNING',
    message: /not started yet/,
    act: (matches, { open }) => matches.resign(ann, { matchId: open.record.id }),
  },
  {
    name: 'answering before the start',
    code: 'MATCH_NOT_RUNNING',
    message: /not started yet/,
    act: (matches, { open, answer }) => matches.answer(ann, { ...answer, matchId: open.record.id }),
  },
  {
    name: 'answering after the end',
    code: 'MATCH_NOT_RUNNING',
    message: /over/,
    act: (matches, { over, answer }) => matches.answer(ann, { ...answer, matchId: over.record.id }),
  },
  {
    name: 'answering a question of another seat',
    code: 'NOT_YOUR_QUESTION',
    message: /another seat; yours is seat2/,
    act: (matches, { answer }) => matches.answer(bob, answer),
  },
  {
    name: 'answering without a seat',
    code: 'NOT_YOUR_QUESTION',
    message: /hold no seat/,
    act: (matches, { answer }) => matches.answer(cid, answer),
  },
  {
    name: 'answering for a human as a bot',
    code: 'FORBIDDEN',
    message: /No bot holds seat1/,
    act: (matches, { answer }) => matches.answer({ kind: 'bot', seat: 'seat1' }, answer),
  },
  {
    name: 'answering a question that was never asked',
    code: 'NO_SUCH_QUESTION',
    message: /"0\.9\/x".*You are asked "0\.2\/\?pick:seat1#1"/,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, questionId: '0.9/x' }),
  },
  {
    name: 'choosing what is not offered',
    code: 'ILLEGAL_CHOICE',
    message: /"number:4" is not offered\. Choose exactly 1 of these, each once: number:1, number:2/,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, choose: ['number:4'] }),
  },
  {
    name: 'choosing nothing',
    code: 'ILLEGAL_CHOICE',
    message: /Nothing is no legal answer/,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, choose: [] }),
  },
  {
    name: 'choosing too much',
    code: 'ILLEGAL_CHOICE',
    message: /Choose exactly 1/,
    act: (matches, { answer }) =>
      matches.answer(ann, { ...answer, choose: ['number:1', 'number:2'] }),
  },
  {
    name: 'an oversized choice',
    code: 'BAD_USER_INPUT',
    message: /^choose: /,
    act: (matches, { answer }) =>
      matches.answer(ann, { ...answer, choose: new Array<string>(257).fill('number:1') }),
  },
  {
    name: 'expecting a version before the question was asked',
    code: 'STALE_VERSION',
    message: /at version 2/,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, expectedVersion: 1 }),
  },
  {
    name: 'expecting a version that is yet to come',
    code: 'STALE_VERSION',
    message: /only at version 2/,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, expectedVersion: 99 }),
  },
  {
    name: 'orders that are none',
    code: 'BAD_USER_INPUT',
    message: /^orders\.0\.kind: /,
    act: (matches, { running }) =>
      matches.setStandingOrders(ann, {
        matchId: running.record.id,
        orders: [{ kind: '', choose: [] }],
      }),
  },
  {
    name: 'too many orders',
    code: 'BAD_USER_INPUT',
    message: /^orders: /,
    act: (matches, { running }) =>
      matches.setStandingOrders(ann, {
        matchId: running.record.id,
        orders: new Array(65).fill({ kind: 'pick', choose: ['number:1'] }) as never,
      }),
  },
  {
    name: 'exporting the journal of a match that goes on',
    code: 'FORBIDDEN',
    message: /once the match is over/,
    act: (matches, { running }) => matches.exportJournal(ann, running.record.id),
  },
  {
    name: 'listing one’s own matches without a token',
    code: 'UNAUTHENTICATED',
    message: /token/,
    act: (matches) => matches.list(undefined, { list: 'MINE' }, { first: 20 }),
  },
  {
    name: 'a page of nothing',
    code: 'BAD_USER_INPUT',
    message: /^first: /,
    act: (matches) => matches.list(ann, { list: 'OPEN' }, { first: 0 }),
  },
  {
    name: 'a cursor of another list',
    code: 'BAD_USER_INPUT',
    message: /^after: /,
    act: (matches) => matches.list(ann, { list: 'OPEN' }, { first: 20, after: 'made-up' }),
  },
  {
    name: 'too long a log',
    code: 'BAD_USER_INPUT',
    message: /^first: /,
    act: (matches, { running }) => matches.log(ann, running.record.id, { first: 501 }),
  },
];

describe('what is refused, and in which words', () => {
  it.each(cases)('$name: $code', async ({ code, message, act }) => {
    const hall = openHall();
    const stage = await setTheStage(hall.matches);
    for (const { matches, client } of [hall, openHall()]) {
      const calls = await callsDuring(client, async () => {
        await expect(act(matches, stage)).rejects.toMatchObject({
          name: 'CommandRefusedError',
          code,
          message: expect.stringMatching(message) as string,
        });
      });
      expect(calls.filter((call) => !['Query', 'GetItem'].includes(call))).toEqual([]);
    }
  });

  it('tells with a stale version where the match stands', async () => {
    const { matches } = openHall();
    const { answer, running } = await setTheStage(matches);
    await pick(matches, bob, running.record.id);
    const stale = matches.answer(ann, { ...answer, expectedVersion: 1 });
    await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION', currentVersion: 3 });
  });
});

describe('who may do what', () => {
  const strangers = { matchId: '', commandId: 'x' };
  it.each<[string, (matches: Matches, matchId: string) => Promise<unknown>]>([
    ['start', (matches, matchId) => matches.start(dan, { ...strangers, matchId })],
    ['addBot', (matches, matchId) => matches.addBot(dan, { matchId, level: 'first' })],
    ['leave', (matches, matchId) => matches.leave(dan, { matchId })],
    ['resign', (matches, matchId) => matches.resign(dan, { matchId })],
    [
      'setStandingOrders',
      (matches, matchId) => matches.setStandingOrders(dan, { matchId, orders: [] }),
    ],
  ])('%s is not for strangers: forbidden in public, unknown in private', async (_, act) => {
    const { matches } = openHall();
    const { open, hidden } = await setTheStage(matches);
    await expect(act(matches, open.record.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(act(matches, hidden.record.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps starting and bots to the host', async () => {
    const { matches } = openHall();
    const { open } = await setTheStage(matches);
    const matchId = open.record.id;
    await matches.join(bob, { matchId });
    await expect(matches.start(bob, { matchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(matches.addBot(bob, { matchId, level: 'first' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('hides a private match from all but its own', async () => {
    const { matches } = openHall();
    const { hidden } = await setTheStage(matches);
    const matchId = hidden.record.id;
    expect(hidden.invitation).toMatch(/^[0-9A-Z]{10}$/);
    expect(await matches.find(bob, matchId)).toBeUndefined();
    expect(await matches.find(undefined, matchId)).toBeUndefined();
    for (const read of [
      matches.log(bob, matchId, { first: 10 }),
      matches.journal(bob, matchId, { first: 10 }),
      matches.updates(bob, matchId, {}),
      matches.exportJournal(bob, matchId),
    ]) {
      await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const joined = await matches.join(bob, { matchId, ...invitationOf(hidden) });
    expect(joined).toMatchObject({ seat: 'seat2', invitation: undefined });
    expect((await matches.find(bob, matchId))?.seat).toBe('seat2');
    expect(JSON.stringify(await matches.journal(bob, matchId, { first: 10 }))).not.toContain(
      hidden.invitation,
    );
  });
});

const invitationOf = ({ invitation }: MatchSight) =>
  invitation === undefined ? {} : { invitation };
