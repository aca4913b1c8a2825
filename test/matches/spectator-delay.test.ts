import { describe, expect, it } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { DAY, heldClock, HOUR } from './clocks/table.ts';
import { account, ann, bob, cid, dan, pick, playRounds, useHalls } from './hall.ts';

const openHall = useHalls();
const gameId = 'secret-numbers';
const olga: AccountActor = { ...account('olga'), roles: ['player', 'organizer'] };

type Matches = ReturnType<typeof openHall>['matches'];

/** A running match of ann and bob, with a spectator delay of this number of turns. */
async function delayed(matches: Matches, spectatorDelay: number): Promise<string> {
  const { record } = await matches.create(ann, { gameId, seats: 2, spectatorDelay });
  await matches.join(bob, { matchId: record.id });
  return (await matches.start(ann, { matchId: record.id })).record.id;
}

const versionFor = async (matches: Matches, id: string, who?: AccountActor) =>
  (await matches.find(who, id))?.record.version;

describe('spectators of a match with a delay', () => {
  it('see the lobby without delay, and a game without turns some answers behind', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId, seats: 2, spectatorDelay: 2 });
    expect(await versionFor(matches, record.id, dan)).toBe(0);
    await matches.join(bob, { matchId: record.id });
    expect(await versionFor(matches, record.id, dan)).toBe(1);
    await matches.start(ann, { matchId: record.id });
    expect(await matches.find(dan, record.id)).toMatchObject({
      record: { version: 1, status: 'OPEN' },
      view: {},
    });
    const seen = [];
    for (const who of [ann, bob, ann, bob]) {
      await pick(matches, who, record.id);
      seen.push(await versionFor(matches, record.id, dan));
    }
    // the match went from version 2 to version 6 meanwhile
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(await versionFor(openHall().matches, record.id)).toBe(4);
    expect(await versionFor(matches, record.id, olga)).toBe(6);
  });

  it('see nothing twice after a rewind, and nothing new before a turn has ended', async () => {
    const { matches } = openHall();
    const id = await delayed(matches, 1);
    for (const who of [ann, bob, ann]) await pick(matches, who, id);
    expect(await versionFor(matches, id, dan)).toBe(4);
    await matches.rewind(olga, { matchId: id, toVersion: 3, reason: 'A mistake.' });
    expect(await versionFor(matches, id, dan)).toBe(5);
    expect(await versionFor(openHall().matches, id, dan)).toBe(5);
  });

  it('can host without a seat: they see the delayed match, but act on the present', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(cid, { gameId, seats: 3, spectatorDelay: 1 });
    const matchId = record.id;
    for (const who of [ann, bob]) await matches.join(who, { matchId });
    await matches.leave(cid, { matchId });
    const { host } = (await matches.find(ann, matchId))?.record ?? {};
    expect(host).not.toBe('cid');
    await matches.start(host === 'ann' ? ann : bob, { matchId });
    expect(await versionFor(matches, matchId, cid)).toBe(3);
    const updates = await matches.updates(cid, matchId, { after: 0 });
    expect(updates.at(-1)?.version).toBe(3);
    expect(await matches.updates(cid, matchId, { after: 4 })).toMatchObject([{ version: 3 }]);
    await expect(matches.viewAt(cid, matchId, 4)).rejects.toThrow('is at version 3');
    await expect(matches.since(cid, matchId, 4)).rejects.toThrow('is at version 3');
    await expect(matches.markSeen(cid, { matchId, version: 4 })).rejects.toThrow('is at version 3');
  });

  it.each(['one of them', 'everybody'])(
    'see a seat that is offered once %s has left, and can take it',
    async (who) => {
      const clock = heldClock();
      const { matches } = openHall(undefined, clock.now);
      const { record } = await matches.create(ann, {
        ...{ gameId, seats: 2, spectatorDelay: 3, timeControl: { preset: 'async-1d' } },
      });
      const matchId = record.id;
      await matches.join(bob, { matchId, acceptTimeControl: true });
      await matches.start(ann, { matchId });
      const late = async () => {
        clock.pass(DAY + HOUR);
        await matches.wake(matchId);
      };
      const isOffered = async () =>
        (await matches.find(ann, matchId))?.record.seats.some(
          (each) => each.presence === 'OFFERED',
        );
      for (let days = 0; days < 8 && !(await isOffered()); days += 1) {
        if (who !== 'everybody' && (await matches.find(ann, matchId))?.questions.length)
          await pick(matches, ann, matchId);
        await late();
      }
      const seen = (await matches.find(dan, matchId)) ?? expect.fail('It is gone.');
      expect(seen.record.status).toBe('RUNNING');
      expect(matches.can(dan, seen)).toContain('claimSeat');
      const [update] = await matches.updates(dan, matchId, {});
      const seat = update?.seats.find(({ presence }) => presence === 'OFFERED')?.id ?? 'none';
      const taken = await matches.claimSeat(dan, { matchId, seat });
      expect(taken.seat).toBe(seat);
    },
  );

  it('learn no later version by expecting one far ahead', async () => {
    const { matches } = openHall();
    const id = await delayed(matches, 3);
    await playRounds(matches, [ann, bob], id, 1);
    expect(await versionFor(matches, id, ann)).toBe(4);
    const far = { matchId: id, expectedVersion: 999 };
    const guess = { ...far, questionId: 'q', choose: ['number:1'], commandId: 'far' };
    for (const sent of [matches.answer(dan, guess), matches.resign(dan, far)]) {
      const refused: unknown = await sent.catch((thrown: unknown) => thrown);
      expect(refused).toMatchObject({ code: 'STALE_VERSION', currentVersion: 1 });
      expect(String(refused)).not.toContain('version 4');
    }
    const players = matches.answer(bob, { ...guess, commandId: 'own' });
    await expect(players).rejects.toMatchObject({ currentVersion: 4 });
  });

  it('see the whole match once it is over', async () => {
    const { matches } = openHall();
    const id = await delayed(matches, 3);
    await playRounds(matches, [ann, bob], id, 3);
    const seen = await matches.find(undefined, id);
    expect(seen?.record).toMatchObject({ status: 'FINISHED', version: 8 });
    expect(await matches.exportJournal(undefined, id)).toMatchObject({ ended: 'finished' });
  });
});
