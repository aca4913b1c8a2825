import { describe, expect, it } from 'vitest';
import { ann, bob, cid, pick, useHalls } from './hall.ts';
import { setTheStage, writesDespite, type Case } from './stage.ts';

const openHall = useHalls();

const cases: readonly Case[] = [
  {
    name: 'answering before the start',
    code: 'MATCH_NOT_RUNNING',
    message: /hasn't started yet/,
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
    code: 'NO_SUCH_QUESTION',
    message:
      /"0\.2\/\?pick:seat1#1" isn't pending for seat2\. It was answered already or never asked/,
    act: (matches, { answer }) => matches.answer(bob, answer),
  },
  {
    name: 'answering without a seat',
    code: 'NO_SUCH_QUESTION',
    message: /don't have a seat/,
    act: (matches, { answer }) => matches.answer(cid, answer),
  },
  {
    name: 'answering for a human as a bot',
    code: 'FORBIDDEN',
    message: /seat "seat1" isn't held by a bot/,
    act: (matches, { answer }) => matches.answer({ kind: 'bot', seat: 'seat1' }, answer),
  },
  {
    name: 'answering a question that was never asked',
    code: 'NO_SUCH_QUESTION',
    message: /"0\.9\/x".*Pending for you: "0\.2\/\?pick:seat1#1"/,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, questionId: '0.9/x' }),
  },
  {
    name: 'choosing what is not offered',
    code: 'ILLEGAL_CHOICE',
    message:
      /"number:4" isn't one of the question's options\. Choose exactly 1 of these, each once: number:1, number:2/,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, choose: ['number:4'] }),
  },
  {
    name: 'choosing nothing',
    code: 'ILLEGAL_CHOICE',
    message: /^`choose`: No option was chosen\. Choose exactly/,
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
    message: /^`choose`: /,
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
    message: /is at version 2, not /,
    act: (matches, { answer }) => matches.answer(ann, { ...answer, expectedVersion: 99 }),
  },
  {
    name: 'orders that are none',
    code: 'BAD_USER_INPUT',
    message: /^`orders\.0\.kind`: /,
    act: (matches, { running }) =>
      matches.setStandingOrders(ann, {
        matchId: running.record.id,
        orders: [{ kind: '', choose: [] }],
      }),
  },
  ...(
    [
      [
        'that choose and ask',
        { choose: [], ask: true },
        /^`orders\.0`: Send either `choose` or `ask`\.$/,
      ],
      ['that do neither', {}, /^`orders\.0`: .*`choose`.*`ask: true`/],
      [
        'that ask once',
        { ask: true, once: true },
        /^`orders\.0`: `once` is allowed only with `choose`\./,
      ],
      [
        'about what is no text or number',
        { about: { of: true as never }, ask: true },
        /^`orders\.0\.about/,
      ],
      [
        'about a number without bounds',
        { about: { of: {} }, ask: true },
        /^`orders\.0\.about.*atLeast/,
      ],
      [
        'about a number that there is not',
        { about: { of: { atLeast: 2, atMost: 1 } }, ask: true },
        /^`orders\.0\.about.*`atLeast` must be no more than `atMost`/,
      ],
      [
        'for a kind of question that the game never asks',
        { kind: 'guess', ask: true },
        /^`orders\.0\.kind`: Unknown kind "guess" for secret-numbers\. Available: pick\.$/,
      ],
      [
        'about what no question of the kind is about',
        { about: { round: 1 }, ask: true },
        /^`orders\.0\.about\.round`: Unknown name "round" for questions of kind "pick"\. Available: nothing\.$/,
      ],
      [
        'with an end the game does not know',
        { choose: ['number:1'], until: 'turn' },
        /^`orders\.0\.until`: Unknown end "turn" for secret-numbers\. Available: round\.$/,
      ],
    ] as const
  ).map(([what, order, message]): Case => ({
    name: `orders ${what}`,
    code: 'BAD_USER_INPUT',
    message,
    act: (matches, { running }) =>
      matches.setStandingOrders(ann, {
        matchId: running.record.id,
        orders: [{ kind: 'pick', ...order }],
      }),
  })),
  {
    name: 'too many orders',
    code: 'BAD_USER_INPUT',
    message: /^`orders`: /,
    act: (matches, { running }) =>
      matches.setStandingOrders(ann, {
        matchId: running.record.id,
        orders: new Array(65).fill({ kind: 'pick', choose: ['number:1'] }) as never,
      }),
  },
  {
    name: 'exporting the journal of a match that goes on',
    code: 'FORBIDDEN',
    message: /only after the match ends/,
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
    message: /^`first`: /,
    act: (matches) => matches.list(ann, { list: 'OPEN' }, { first: 0 }),
  },
  {
    name: 'a cursor of another list',
    code: 'BAD_USER_INPUT',
    message: /^`after`: /,
    act: (matches) => matches.list(ann, { list: 'OPEN' }, { first: 20, after: 'made-up' }),
  },
  {
    name: 'the matches of what can be no game',
    code: 'BAD_USER_INPUT',
    message: /^`gameId`: /,
    act: (matches) => matches.list(ann, { list: 'OPEN', gameId: '한'.repeat(64) }, { first: 20 }),
  },
  {
    name: 'too long a log',
    code: 'BAD_USER_INPUT',
    message: /^`first`: /,
    act: (matches, { running }) => matches.log(ann, running.record.id, { first: 501 }),
  },
];

describe('a refused command in play, or a refused query', () => {
  it.each(cases)('$name: $code', async (refused) => {
    expect(await writesDespite(refused, openHall)).toEqual([]);
  });

  it('a stale version is refused with the current one', async () => {
    const { matches } = openHall();
    const { answer, running } = await setTheStage(matches);
    await pick(matches, bob, running.record.id);
    const stale = matches.answer(ann, { ...answer, expectedVersion: 1 });
    await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION', currentVersion: 3 });
  });
});
