import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { replay, spectator, verify } from '../../shared/engine/index.ts';
import { game as talesOfGlory } from '../../shared/games/tales-of-glory/game.ts';
import type { State } from '../../shared/games/tales-of-glory/state.ts';
import { createBots } from '../../services/workers/bots/index.ts';
import { ann, useHalls } from './hall.ts';

const openHall = useHalls([talesOfGlory]);
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('Tales of Glory, played by bots on the store', () => {
  it('ends, is fair, and can be followed by patches from its first version to its last', async () => {
    const hall = openHall();
    const { record } = await hall.matches.create(ann, {
      gameId: 'tales-of-glory',
      seats: 4,
      bots: ['random', 'greedy', 'random', 'greedy'],
    });
    const matchId = record.id;
    await hall.matches.start(ann, { matchId });
    const play = createBots({ matches: hall.matches, games: [talesOfGlory], answers: 5_000 });
    await play(matchId);
    const over = await hall.matches.find(undefined, matchId);
    expect(over?.record.status).toBe('FINISHED');
    const journal = json(await openHall().matches.exportJournal(undefined, matchId));
    expect(verify(journal).fair).toBe(true);
    const replayed = replay(talesOfGlory, journal);
    expect(replayed.drift).toBe(0);
    expect(talesOfGlory.view(replayed.match.game as State, spectator)).toEqual(over?.view);

    const { matches } = openHall();
    const document: { view: unknown } = { view: {} };
    const last = over?.record.version ?? 0;
    for (let after = 0; after < last; after += 400) {
      const upTo = Math.min(last, after + 400);
      for (const { patch } of await matches.updates(undefined, matchId, { after, upTo })) {
        const operations = json(patch) as Operation[];
        applyPatch(
          document,
          operations.map((operation) => ({ ...operation, path: `/view${operation.path}` })),
        );
      }
      const [snapshot] = await matches.updates(undefined, matchId, { upTo });
      expect(document.view).toEqual(json(snapshot?.snapshot));
    }
  });
});
