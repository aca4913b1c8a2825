import { describe, expect, it } from 'vitest';
import type { MatchRecord, StartedMatch } from '../../services/matches/contract.ts';
import { unfold } from '../../services/matches/history/unfold.ts';
import { lobbyOf } from '../../services/matches/record/play.ts';
import { restored, type StoredRecord } from '../../services/matches/record/stored-record.ts';
import { catalogue } from '../../services/matches/terms/games.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { ann, bob, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();
const games = catalogue([secretNumbers]);

async function recordsOf(id: string): Promise<readonly MatchRecord[]> {
  const commits = await openHall().store.events.range(id, undefined, 100);
  return (await unfold(games, undefined, commits)).map(({ record }) => record);
}

/** A match that was played to its end, paused once on the way. */
async function played(): Promise<readonly MatchRecord[]> {
  const { matches } = openHall();
  const { record } = await started(matches, [ann, bob], { rounds: 2 });
  await playRounds(matches, [ann, bob], record.id, 1);
  await matches.pause(ann, { matchId: record.id });
  await matches.resume(ann, { matchId: record.id });
  await playRounds(matches, [ann, bob], record.id, 1);
  return recordsOf(record.id);
}

const last = (records: readonly MatchRecord[], status: MatchRecord['status']): MatchRecord => {
  const found = records.findLast((record) => record.status === status);
  if (found === undefined) throw new Error(`The match was never ${status}.`);
  return found;
};

const ofStatus = ['secret', 'closing', 'ranking', 'pause', 'firstTurns', 'askedWhetherToEnd'];
const statusFields = (record: MatchRecord): readonly string[] =>
  ofStatus.filter((name) => Object.hasOwn(record, name));

describe('the record of a match', () => {
  it('has only the fields of its status, whatever it was before', async () => {
    const records = await played();
    expect(records.map(({ status }) => status)).toEqual([
      ...['OPEN', 'OPEN', 'RUNNING', 'RUNNING', 'RUNNING', 'PAUSED', 'RUNNING', 'RUNNING'],
      'FINISHED',
    ]);
    expect(statusFields(last(records, 'OPEN'))).toEqual([]);
    expect(statusFields(last(records, 'RUNNING'))).toEqual(['firstTurns', 'askedWhetherToEnd']);
    expect(last(records, 'FINISHED')).toMatchObject({
      secret: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      ranking: [{ place: 1 }, {}],
    });
  });

  it('of a table given up before its start has a secret and no closing', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    await matches.leave(ann, { matchId: record.id });
    const cancelled = (await recordsOf(record.id)).at(-1);
    expect(cancelled).toMatchObject({ status: 'ABANDONED', play: undefined, closing: undefined });
    expect(cancelled).toHaveProperty('secret', expect.stringMatching(/^[0-9a-f]{64}$/));
  });

  it('hides its dice and its play from the lobby in every status', async () => {
    for (const record of await played()) {
      const shown = Object.keys(lobbyOf(record));
      for (const hidden of ['secret', 'play', 'commands', 'entropyOf', 'clocks', 'ranking'])
        expect(shown).not.toContain(hidden);
      expect(shown).toContain('status');
    }
  });
});

/** A record as a release stored it that left out what it had nothing to tell of. */
function asStoredBefore(record: StartedMatch, more: Partial<StoredRecord> = {}) {
  const {
    play,
    invitations: _,
    leavers: __,
    proposals: ___,
    answers: ____,
    undos: _____,
    pausedMs: ______,
    firstTurns: _______,
    askedWhetherToEnd: ________,
    ...rest
  } = record;
  return { record: { ...rest, ...more }, run: { match: play, since: [] } };
}

describe('a checkpoint of an earlier release', () => {
  it('is read with the fields that were left out', async () => {
    const running = last(await played(), 'RUNNING');
    if (running.status !== 'RUNNING') throw new Error('The match is not in play.');
    const before = asStoredBefore(running, { pause: { since: '2026-01-01', until: '2026-01-02' } });
    const { firstTurns, ...others } = running;
    expect(restored(secretNumbers, before)).toEqual({
      ...others,
      firstTurns: { done: { seat1: 2, seat2: 2 } },
    });
    expect(firstTurns.done).toEqual({ seat1: 2, seat2: 1 });
  });

  it('has a closing if the match was abandoned in play without one', async () => {
    const running = last(await played(), 'RUNNING');
    if (running.status !== 'RUNNING') throw new Error('The match is not in play.');
    const { status: _, ...rest } = asStoredBefore(running).record;
    const stored = { ...rest, status: 'ABANDONED', secret: 'ab' } as const;
    const run = { match: running.play, since: [] };
    const ranking = secretNumbers.standing(running.play.game as never);
    expect(restored(secretNumbers, { record: stored, run })).toMatchObject({
      ...{ status: 'ABANDONED', secret: 'ab' },
      closing: { reason: 'abandoned', by: '', ranking },
    });
  });
});
