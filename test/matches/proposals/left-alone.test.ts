import { describe, expect, it } from 'vitest';
import { useAbsence } from '../clocks/absence.ts';
import { DAY, HOUR, MINUTE } from '../clocks/table.ts';
import { ann, bob, cid, codeOf, pick } from '../hall.ts';
import { useTables } from './table.ts';

const away = useAbsence();
const table = useTables();

/** A table of ann, who has gone, and bob, the only one left. */
async function leftAlone(absence: object = {}) {
  const scene = await away(absence);
  const { look, late, bots, clock, matches, matchId } = scene;
  const ends = async () => (await look(bob)).proposals.filter(({ wish }) => wish.kind === 'END');
  const gone = async () => {
    const isHere = async () => (await scene.seat('seat1'))?.presence === undefined;
    for (let turns = 0; turns < 3 && (await isHere()); turns += 1) await late();
    await matches.wake(matchId);
  };
  await gone();
  return {
    ...scene,
    ends,
    gone,
    vote: async (agree: boolean) =>
      matches.vote(bob, { matchId, proposalId: (await ends()).at(-1)?.id ?? 'none', agree }),
    /** Bob plays on in time, beside the bot that plays for ann. */
    async goesOn(hours: number) {
      for (let passed = 0; passed < hours; passed += 12) {
        await bots();
        if ((await look(bob)).questions.length > 0) await pick(matches, bob, matchId);
        clock.pass(12 * HOUR);
        await matches.wake(matchId);
      }
    },
  };
}

describe('a last player among absent or bot seats', () => {
  it('is asked whether to end, and agrees by silence: early, with no result', async () => {
    const { ends, clock, look, goesOn, matches, matchId } = await leftAlone({ absentAfter: 1 });
    expect(await ends()).toMatchObject([
      {
        by: 'seat1',
        itself: true,
        wish: { kind: 'END', outcome: 'ANNUL' },
        status: 'OPEN',
        votes: [],
        waitingOn: ['seat2'],
        expiresAt: clock.iso(3 * DAY),
      },
    ]);
    await goesOn(60);
    expect((await look(bob)).record.status).toBe('RUNNING');
    await goesOn(12);
    await matches.wake(matchId);
    const { record, result } = await look(bob);
    expect([record.status, result?.reason]).toEqual(['ABANDONED', 'annulled']);
  });

  it('ends the match by agreeing, with the current ranking once each seat has done two turns', async () => {
    const { ends, vote } = await leftAlone();
    expect(await ends()).toMatchObject([{ wish: { outcome: 'STANDING' } }]);
    const { record, result } = await vote(true);
    expect([record.status, result?.reason]).toEqual(['ABANDONED', 'agreed']);
  });

  it('declines, or stays silent, in a race with the deadline: one result, and the end if the answer was late', async () => {
    for (const late of [0, 1]) {
      const { ends, clock, look, goesOn, vote, matches, matchId } = await leftAlone();
      await goesOn(60);
      const [end] = await ends();
      clock.pass(Date.parse(end?.expiresAt ?? '') - clock.now().getTime() - 1 + late);
      const [no] = await Promise.all([codeOf(vote(false)), matches.wake(matchId)]);
      expect(no).toBe(late === 0 ? 'done' : 'MATCH_NOT_RUNNING');
      expect((await look(bob)).record.status).toBe(late === 0 ? 'RUNNING' : 'ABANDONED');
    }
  });

  it('is asked once, and after a no only when another player has returned', async () => {
    const { ends, vote, goesOn, gone, matches, matchId } = await leftAlone();
    await vote(false);
    expect(await ends()).toMatchObject([{ status: 'REJECTED' }]);
    await goesOn(96);
    expect(await ends()).toHaveLength(1);
    await matches.returnToSeat(ann, { matchId });
    await gone();
    expect(await ends()).toMatchObject([{ status: 'REJECTED' }, { status: 'OPEN' }]);
  });

  it('is not asked if the player has proposed the end already', async () => {
    const { look, late, clock, matches, matchId } = await away();
    await late();
    await matches.propose(ann, { matchId, kind: 'END' });
    await late();
    const [first] = (await look(bob)).proposals;
    expect(first).toMatchObject({ by: 'seat1', status: 'OPEN' });
    await matches.vote(bob, { matchId, proposalId: first?.id ?? '', agree: false });
    clock.pass(MINUTE);
    await matches.wake(matchId);
    expect((await look(bob)).proposals).toHaveLength(1);
  });

  it('is no longer asked once others have returned', async () => {
    const { ends, clock, look, matches, matchId } = await leftAlone();
    await matches.returnToSeat(ann, { matchId });
    expect((await matches.wake(matchId)).answered).toBe(1);
    expect(await ends()).toMatchObject([{ status: 'EXPIRED' }]);
    clock.pass(MINUTE);
    expect((await look(bob)).record.status).toBe('RUNNING');
  });

  it('plays against bots by agreement after giving an absent seat to a bot', async () => {
    const { ends, goesOn, matches, matchId } = await leftAlone({ offerAfter: 'P1D' });
    await goesOn(36);
    await matches.propose(bob, { matchId, kind: 'REPLACE', seat: 'seat1', level: 'random' });
    await matches.wake(matchId);
    expect(await ends()).toMatchObject([{ status: 'EXPIRED' }]);
    await goesOn(48);
    expect(await ends()).toHaveLength(1);
  });

  it('can leave too, and is waited for as before: the match doesn’t end in their absence', async () => {
    const { ends, clock, look, bots, matches, matchId } = await leftAlone();
    for (let turns = 0; turns < 2; turns += 1) {
      await bots();
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
    await matches.wake(matchId);
    const { record } = await look(bob);
    expect(record.seats.map(({ presence }) => presence)).not.toContain(undefined);
    expect(record.status).toBe('RUNNING');
    expect(await ends()).toMatchObject([{ status: 'EXPIRED' }]);
  });

  it('is asked without a time limit, too, but only if the match began with other people', async () => {
    const wish = { seats: 4, bots: ['first', 'first'], options: { rounds: 9 } };
    const { matches, matchId, look } = await table(wish, [ann, bob]);
    await matches.resign(bob, { matchId });
    await matches.wake(matchId);
    const [end] = (await look()).proposals;
    expect(end).toMatchObject({ by: 'seat4', wish: { kind: 'END', outcome: 'ANNUL' } });
    const alone = await table({ seats: 3, bots: ['first', 'first'] }, [cid]);
    await alone.matches.wake(alone.matchId);
    expect((await alone.look(cid)).proposals).toEqual([]);
  });
});
