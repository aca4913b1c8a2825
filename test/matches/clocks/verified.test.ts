import { describe, expect, it } from 'vitest';
import { judge, type Game } from '../../../shared/engine/index.ts';
import { createBots } from '../../../services/workers/bots/index.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import { ann, bob, pick, useHalls } from '../hall.ts';
import { DAY, heldClock, MINUTE, timed } from './table.ts';

const open = useHalls();
// a game's own event type is narrower than the one the engine reads
const little = secretNumbers as unknown as Game;

/** A match of three rounds on a clock. */
async function scene() {
  const clock = heldClock();
  const hall = open(undefined, clock.now);
  const timing = { timeControl: { preset: 'async-1d' } };
  const { record } = await timed(hall.matches, [ann, bob], timing, { rounds: 3 });
  const { id: matchId } = record;
  const { matches } = hall;
  const late = async (): Promise<void> => {
    clock.pass(DAY + MINUTE);
    await matches.wake(matchId);
  };
  return { ...hall, matchId, late, clock, bots: createBots({ matches, games: [secretNumbers] }) };
}

describe('the record of a match on a clock', () => {
  it('is valid, with late, absent and returning players', async () => {
    const { matches, matchId, late, bots } = await scene();
    for (let round = 0; round < 2; round += 1) {
      await pick(matches, bob, matchId);
      await late();
    }
    await bots(matchId);
    await matches.returnToSeat(ann, { matchId });
    await pick(matches, bob, matchId);
    const journal = await matches.exportJournal(ann, matchId);
    const answered = journal.commits.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.type === 'Answered' ? [entry.by] : [])),
    );
    expect(answered.filter((by) => by === 'clock')).toHaveLength(3);
    // their return, and beside the play the end that was proposed automatically and has lapsed
    expect(journal.commits.filter(({ entries }) => entries.length === 0)).toHaveLength(3);
    expect(judge(little, journal)).toEqual({ remarks: [] });
  });

  it('says that all players were absent, if the clock has ended the match', async () => {
    const { matches, matchId, late } = await scene();
    await late();
    await late();
    for (let days = 0; days < 9; days += 1) await late();
    const seen = await matches.find(ann, matchId);
    expect(seen?.record.status).toBe('ABANDONED');
    const journal = await matches.exportJournal(ann, matchId);
    const { version } = journal.commits.at(-1) ?? expect.fail();
    const judged = judge(little, journal);
    expect(judged).toEqual({ remarks: [{ version, what: 'deserted', reason: '' }] });
    const commits = journal.commits.filter(({ entries }) => entries.length > 0);
    const cut = { ...journal, commits };
    expect(judge(little, cut).fault?.why).toContain('no seat resigned');
  });
});
