import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readTournament } from '../../../services/tournaments/aggregate.ts';
import {
  packed,
  partsOf,
  unpacked,
  type TournamentCheckpoint,
} from '../../../services/tournaments/record/packed.ts';
import { compress } from '../../../services/platform/storage/table/json.ts';
import { ITEM_LIMIT } from '../../../services/platform/storage/table/size.ts';
import { tournamentStream } from '../../../services/platform/storage/tournaments/name.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import { openEvent, owner, people, useTournaments } from './event.ts';

const open = useTournaments();

/** Numbers that no compression foresees, the same in every run. */
function drawing(): (below: number) => number {
  let drawn = 0;
  return (below) => {
    drawn += 1;
    return createHash('sha256').update(String(drawn)).digest().readUInt32BE(0) % below;
  };
}

/** A large event after some rounds of fours, its results of no pattern. */
function largeEvent(base: TournamentCheckpoint, players: number, rounds: number) {
  const draw = drawing();
  const at = () => new Date(Date.parse('2026-03-01T12:00:00.000Z') + draw(1e8)).toISOString();
  const numbers = Array.from({ length: players }, (_, i) => i + 1);
  const round = (number: number, status: Round['status']): Round => {
    const order = numbers.toSorted(() => draw(3) - 1);
    return {
      ...{ round: number, stage: 1, status, seed: 'ab'.repeat(32), regulations: 'cd'.repeat(32) },
      ...{ byes: [], missed: [], changedAt: number },
      report: {
        ...{ algorithm: 'swiss-1', seed: 'ab', repeats: 0, spread: 80, oddPods: 0, broken: [] },
        ...{ weights: {} as Round['report']['weights'], byes: 0, edited: false },
      },
      pods: Array.from({ length: players / 4 }, (_, i) => {
        const seats = order.slice(4 * i, 4 * i + 4);
        const places = seats.map((each, j) => ({ number: each, place: j + 1, score: draw(60) }));
        return {
          ...{ pod: i + 1, players: seats, status: 'FINISHED', attempt: 1, places },
          ...{ by: 'MATCH', endedAt: at() },
        };
      }),
    };
  };
  const uuid = () =>
    createHash('sha256')
      .update(String(draw(2 ** 32)))
      .digest('hex')
      .slice(0, 36);
  return {
    ...base,
    tournament: {
      ...base.tournament,
      numbers: numbers.map((each) => each - 1),
      players: numbers.map((number) => ({
        ...{ account: uuid(), status: 'ACTIVE' as const, at: at(), number, entropy: uuid() },
      })),
      rounds: Array.from({ length: rounds }, (_, i) =>
        round(i + 1, i + 1 < rounds ? 'COMPLETED' : 'RUNNING'),
      ),
    },
  };
}

it('a checkpoint stays under half of an item with 4,096 players after 12 rounds, with its overflow stored beside it', async () => {
  const event = open();
  const id = await openEvent(event);
  const found = await readTournament(event.store.events, tournamentStream(id));
  if (found === undefined) throw new Error('The event is gone.');
  const large = largeEvent(found.record, 4_096, 12);
  const { checkpoint, parts } = packed(large);
  expect(compress(checkpoint).length).toBeLessThan(ITEM_LIMIT / 2);
  for (const part of parts.values()) expect(compress(part).length).toBeLessThan(ITEM_LIMIT / 2);
  expect(unpacked(checkpoint, parts)).toEqual(large);
  // unchanged parts keep their names, and are not written again
  const { tournament } = large;
  const later = packed({ ...large, tournament: { ...tournament, status: 'PAUSED' } });
  expect([...later.parts.keys()]).toEqual([...parts.keys()]);
  await event.store.events.keepParts('large', parts);
  const kept = await event.store.events.parts('large', partsOf(checkpoint));
  expect(unpacked(checkpoint, kept)).toEqual(large);
});

it('a checkpoint has room for the versions of a hundred thousand acts and as many edits', async () => {
  const event = open();
  const id = await openEvent(event);
  const found = await readTournament(event.store.events, tournamentStream(id));
  if (found === undefined) throw new Error('The event is gone.');
  const draw = drawing();
  let version = 0;
  const [hidden, versions] = Array.from({ length: 2 }, () =>
    Array.from({ length: 100_000 }, () => (version += 1 + draw(3))),
  );
  const { tournament } = found.record;
  const audit = { ...tournament.audit, versions: versions ?? [] };
  const whole = { ...found.record, hidden: hidden ?? [], tournament: { ...tournament, audit } };
  const { checkpoint } = packed(whole);
  expect(compress(checkpoint).length).toBeLessThan(ITEM_LIMIT / 2);
  expect(unpacked(checkpoint, new Map())).toEqual(whole);
  // short records are stored unchanged
  expect(packed(found.record).checkpoint).toEqual(found.record);
});

it('a checkpoint is read by another process with all its parts', async () => {
  const event = open();
  const id = await openEvent(event);
  const accounts = people(600).map(({ account }) => account);
  for (const some of [accounts.slice(0, 300), accounts.slice(300)]) {
    await event.tournaments.registerPlayers(owner, { tournamentId: id, accountIds: some });
  }
  for (let acts = 0; acts < 20; acts += 1) {
    await event.tournaments.setTournamentRole(owner, {
      ...{ tournamentId: id, accountId: 'helper', role: 'STAFF', granted: acts % 2 === 0 },
    });
  }
  const anew = await open().tournaments.find(owner, id);
  expect(anew.tournament.players.map(({ account }) => account)).toEqual(accounts);
  expect(anew).toEqual(await event.tournaments.find(owner, id));
});
