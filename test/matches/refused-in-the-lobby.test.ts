import { describe, expect, it } from 'vitest';
import type { Matches } from '../../services/matches/contract.ts';
import { ann, bob, cid, useHalls } from './hall.ts';
import { writesDespite, type Case } from './stage.ts';

const openHall = useHalls();

const create = { gameId: 'secret-numbers', seats: 2 };

const cases: readonly Case[] = [
  {
    name: 'creating a match of an unknown game',
    code: 'BAD_USER_INPUT',
    message: /Unknown game "chess"\. Available: .*secret-numbers/,
    act: (matches) => matches.create(ann, { ...create, gameId: 'chess' }),
  },
  {
    name: 'too many seats',
    code: 'BAD_USER_INPUT',
    message: /`seats`: Must be 2 to 5 for .*, got 6\.$/,
    act: (matches) => matches.create(ann, { ...create, seats: 6 }),
  },
  {
    name: 'too few seats',
    code: 'BAD_USER_INPUT',
    message: /`seats`: Must be 2 to 5 for .*, got 1\.$/,
    act: (matches) => matches.create(ann, { ...create, seats: 1 }),
  },
  ...['', ' \u200b', 'two\nlines', '\u202eturned', '\ud800', 'x'.repeat(65)].map((title) => ({
    name: `the title ${JSON.stringify(title)}`,
    code: 'BAD_USER_INPUT' as const,
    message: /^`title`: /,
    act: (matches: Matches) => matches.create(ann, { ...create, title }),
  })),
  {
    name: 'half a seat',
    code: 'BAD_USER_INPUT',
    message: /^`seats`: /,
    act: (matches) => matches.create(ann, { ...create, seats: 2.5 }),
  },
  {
    name: 'an option that the game does not have',
    code: 'BAD_USER_INPUT',
    message: /^`options\.cheat`: Unknown field\. Allowed: .*rounds/,
    act: (matches) => matches.create(ann, { ...create, options: { cheat: true } }),
  },
  {
    name: 'an option out of its bounds',
    code: 'BAD_USER_INPUT',
    message: /^`options\.rounds`: /,
    act: (matches) => matches.create(ann, { ...create, options: { rounds: 0 } }),
  },
  {
    name: 'options that are no object',
    code: 'BAD_USER_INPUT',
    message: /^`options`: /,
    act: (matches) => matches.create(ann, { ...create, options: [] }),
  },
  {
    name: 'an unknown bot',
    code: 'BAD_USER_INPUT',
    message: /^`bots\.0`: .*"genius".*random, first/,
    act: (matches) => matches.create(ann, { ...create, bots: ['genius'] }),
  },
  {
    name: 'an inherited name as a bot',
    code: 'BAD_USER_INPUT',
    message: /^`bots\.0`: .*"constructor"/,
    act: (matches) => matches.create(ann, { ...create, bots: ['constructor'] }),
  },
  {
    name: 'more bots than seats',
    code: 'BAD_USER_INPUT',
    message: /^`bots`: There are 3 bots for 2 seats/,
    act: (matches) => matches.create(ann, { ...create, bots: ['first', 'first', 'first'] }),
  },
  {
    name: 'too much entropy',
    code: 'BAD_USER_INPUT',
    message: /^`entropy`: .*256/,
    act: (matches, { open }) =>
      matches.start(ann, { matchId: open.record.id, entropy: 'x'.repeat(257) }),
  },
  {
    name: 'entropy that cannot be written down',
    code: 'BAD_USER_INPUT',
    message: /^`entropy`: /,
    act: (matches, { open }) => matches.join(bob, { matchId: open.record.id, entropy: '\ud800' }),
  },
  {
    name: 'entropy for a secret that is yet to be made',
    code: 'BAD_USER_INPUT',
    message: /^`entropy`: Not accepted here\. Send your entropy to `startMatch`/,
    act: (matches) => matches.create(ann, { ...create, entropy: 'roses' }),
  },
  {
    name: 'an empty commandId',
    code: 'BAD_USER_INPUT',
    message: /^`commandId`: /,
    act: (matches) => matches.create(ann, { ...create, commandId: '' }),
  },
  {
    name: 'joining a match that does not exist',
    code: 'NOT_FOUND',
    message: /Match not found/,
    act: (matches) => matches.join(bob, { matchId: 'nowhere' }),
  },
  {
    name: 'an id that cannot be one',
    code: 'NOT_FOUND',
    message: /Match not found/,
    act: (matches) => matches.join(bob, { matchId: 'SECRET#x' }),
  },
  {
    name: 'taking a seat that does not exist',
    code: 'BAD_USER_INPUT',
    message: /`seat`: Unknown seat "seat9"\. Free: seat2/,
    act: (matches, { open }) => matches.join(bob, { matchId: open.record.id, seat: 'seat9' }),
  },
  {
    name: 'taking a seat that is taken',
    code: 'SEAT_TAKEN',
    message: /^Seat "seat1" is taken\. Free: seat2/,
    act: (matches, { open }) => matches.join(bob, { matchId: open.record.id, seat: 'seat1' }),
  },
  {
    name: 'taking a second seat',
    code: 'ALREADY_SEATED',
    message: /already have seat "seat1"/,
    act: (matches, { open }) => matches.join(ann, { matchId: open.record.id, seat: 'seat2' }),
  },
  {
    name: 'joining a match that has started',
    code: 'MATCH_NOT_OPEN',
    message: /already started/,
    act: (matches, { running }) => matches.join(cid, { matchId: running.record.id }),
  },
  {
    name: 'joining a private match without its code',
    code: 'NOT_FOUND',
    message: /^Match not found, or you don't have access\.$/,
    act: (matches, { hidden }) => matches.join(bob, { matchId: hidden.record.id }),
  },
  {
    name: 'joining a private match with a wrong code',
    code: 'NOT_FOUND',
    message: /^Match not found, or you don't have access\.$/,
    act: (matches, { hidden }) =>
      matches.join(bob, { matchId: hidden.record.id, invitation: 'GUESSED' }),
  },
  {
    name: 'starting alone',
    code: 'TOO_FEW_PLAYERS',
    message: /at least 2 players\. Only 1 seat is taken/,
    act: (matches, { open }) => matches.start(ann, { matchId: open.record.id }),
  },
  {
    name: 'starting twice',
    code: 'MATCH_NOT_OPEN',
    message: /already started/,
    act: (matches, { running }) => matches.start(ann, { matchId: running.record.id }),
  },
  {
    name: 'leaving after the start',
    code: 'MATCH_NOT_OPEN',
    message: /Resign/,
    act: (matches, { running }) => matches.leave(bob, { matchId: running.record.id }),
  },
  {
    name: 'adding a bot to a match that has started',
    code: 'MATCH_NOT_OPEN',
    message: /already started/,
    act: (matches, { running }) =>
      matches.addBot(ann, { matchId: running.record.id, level: 'first' }),
  },
  {
    name: 'resigning before the start',
    code: 'MATCH_NOT_RUNNING',
    message: /hasn't started yet/,
    act: (matches, { open }) => matches.resign(ann, { matchId: open.record.id }),
  },
];

describe('a refused command before the start', () => {
  it.each(cases)('$name: $code', async (refused) => {
    expect(await writesDespite(refused, openHall)).toEqual([]);
  });
});
