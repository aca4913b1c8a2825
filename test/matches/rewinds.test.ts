import { describe, expect, it } from 'vitest';
import { keyedChance, rewind } from '../../shared/engine/index.ts';
import { compose } from '../../services/matches/session/compose.ts';
import { loaded } from '../../services/matches/session/loaded-match.ts';
import { catalogue } from '../../services/matches/terms/games.ts';
import { resumable, unfold } from '../../services/matches/history/unfold.ts';
import { isPlay } from '../../services/matches/record/entry.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { ann, bob, pick, playRounds, started, useHalls, type Hall } from './hall.ts';

const openHall = useHalls();
const games = catalogue([secretNumbers]);

/** Rewinds the match to an earlier version, as an arbiter's command would. */
async function takeBack({ store }: Hall, matchId: string, to: number): Promise<void> {
  const [then, now] = await Promise.all([
    store.events.load(matchId, to),
    store.events.load(matchId),
  ]);
  const before = then && (await resumable(games, then));
  const latest = now && (await resumable(games, now));
  const secret = await store.secrets.read(matchId);
  if (!before?.run || !latest?.record.play || !secret) throw new Error('Nothing to take back.');
  const { record, since } = latest;
  const cut = await unfold(games, before.record, await store.events.range(matchId, to, 100));
  const run = rewind(
    secretNumbers,
    {
      checkpoint: before.run as never,
      to,
      cut: cut.flatMap(({ entries }) => entries.filter(isPlay)),
      now: latest.record.play as never,
      reason: 'a slip of the finger',
    },
    { chance: keyedChance(secret, { match: matchId, entropy: [] }), version: record.version },
  );
  const match = loaded({
    ...{ game: secretNumbers, record, secret, since, size: 1 },
    run: run as never,
  });
  const { commit } = compose(match, {}, { at: record.updatedAt, actor: 'account:arbiter' });
  expect(await store.events.append(commit)).toBe('stored');
}

describe('a match that was rewound', () => {
  it('has its earlier state, and is played on, by old and new processes', async () => {
    const hall = openHall();
    const { record } = await started(hall.matches, [ann, bob]);
    const matchId = record.id;
    await playRounds(hall.matches, [ann, bob], matchId, 1);
    const there = await hall.matches.find(ann, matchId);
    const slip = await pick(hall.matches, ann, matchId, 3);
    expect(slip.version).toBe(5);
    await takeBack(openHall(), matchId, 4);
    for (const { matches } of [hall, openHall()]) {
      const seen = await matches.find(ann, matchId);
      expect(seen?.record.version).toBe(6);
      expect(seen?.view).toEqual(there?.view);
      expect(seen?.waitingOn).toEqual(['seat1', 'seat2']);
    }
    const again = await pick(hall.matches, ann, matchId, 3);
    expect(again.version).toBe(7);
    await pick(hall.matches, bob, matchId, 1);
    expect((await openHall().matches.find(bob, matchId))?.view).toMatchObject({ round: 2 });
  });

  it('can be followed from a version before the rewind', async () => {
    const hall = openHall();
    const { record } = await started(hall.matches, [ann, bob]);
    await playRounds(hall.matches, [ann, bob], record.id, 2);
    await takeBack(openHall(), record.id, 4);
    const updates = await openHall().matches.updates(ann, record.id, { after: 3 });
    expect(updates.map(({ version }) => version)).toEqual([4, 5, 6, 7]);
    expect(updates.at(-1)?.patch).toContainEqual({ op: 'replace', path: '/round', value: 1 });
    const journal = await openHall().matches.journal(bob, record.id, { after: 6, first: 50 });
    expect(journal[0]?.data).toEqual({
      note: { type: 'Rewound', to: 4, reason: 'a slip of the finger' },
    });
  });
});
