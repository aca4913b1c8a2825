import { expect, it } from 'vitest';
import { matchCommit } from '../../../services/matches/record/match-commit.ts';
import { games } from '../../../services/matches/games/loaded.ts';
import { ann, bob, useHalls } from '../hall.ts';
import { DAY, heldClock, HOUR } from './table.ts';

const open = useHalls();

it.each(['talisman', 'talisman-hp', 'tales-of-glory'] as const)(
  'a turn of %s whose time is up ends in one commit, and counts as missed once',
  async (gameId) => {
    const game = games[gameId];
    if (game === undefined) throw new TypeError('It is one of ours.');
    const clock = heldClock();
    const { matches, store } = open([game], clock.now);
    const timeControl = { preset: 'async-1d' };
    const { record } = await matches.create(ann, { gameId, seats: 2, timeControl });
    const matchId = record.id;
    await matches.join(bob, { matchId });
    let { version } = (await matches.start(ann, { matchId })).record;
    const late: string[] = [];
    for (let days = 0; days < 3 && late.length === 0; days += 1) {
      clock.pass(DAY + HOUR);
      await matches.wake(matchId);
      const [commit, ...others] = await store.events.range(matchId, version, 9);
      expect(others).toEqual([]);
      const entries = (commit && matchCommit(commit)?.body.entries) ?? [];
      const answered = entries.filter(({ type }) => type === 'Answered');
      expect(answered.length).toBeGreaterThan(0);
      late.push(...entries.flatMap((entry) => (entry.type === 'SeatLate' ? [entry.seat] : [])));
      version = commit?.version ?? version;
      // a player with a question now has time for it
      for (const who of [ann, bob]) {
        for (const { deadline = '' } of (await matches.find(who, matchId))?.questions ?? []) {
          expect(deadline > clock.iso()).toBe(true);
        }
      }
    }
    const { seats = [] } = (await matches.find(ann, matchId))?.record ?? {};
    expect(late.length).toBeGreaterThan(0);
    expect(
      seats.flatMap(({ id, missed }) => (missed === undefined ? [] : [id])).toSorted(),
    ).toEqual(late.toSorted());
    expect(seats.every(({ missed = 1 }) => missed === 1)).toBe(true);
  },
);
