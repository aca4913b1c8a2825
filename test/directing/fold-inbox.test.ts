import { describe, expect, it } from 'vitest';
import type { Directing } from '../../services/tournaments/directing-contract.ts';
import { once } from '../../services/platform/once.ts';
import { ContentionError } from '../../services/platform/storage/errors.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { failAfterWrites } from '../support/sdk-calls.ts';
import { onEveryStore } from '../support/stores.ts';
import { cameTo, comes, cupsOn, setUp } from './cups.ts';

/** Ignores a fold that others overtake again and again: it gives up, and is called again. */
const givenUp = (error: unknown): void => {
  if (!(error instanceof ContentionError)) throw error;
};

const folded = async ({ fold }: Directing, cup: string): Promise<void> => {
  await fold(cup);
};

const crowd = (cup: string, size: number, minute = 1) =>
  Array.from({ length: size }, (_, i) => comes(cup, `p${String(i).padStart(3, '0')}`, minute));

onEveryStore((place) => {
  describe('a folded inbox', () => {
    const put = async (facts: ReturnType<typeof crowd>) => {
      for (const fact of facts) await place().store.inboxes.put(fact);
    };
    const left = async (cup: string) =>
      (await place().store.inboxes.list(tournamentStream(cup), 500)).length;

    it('becomes commits of a hundred facts, in order of receipt', async () => {
      const { store } = place();
      await setUp(store, 'crowd');
      const facts = crowd('crowd', 230);
      await put(facts.toReversed());
      const { fold } = cupsOn(store);
      expect([await fold('crowd'), await fold('crowd'), await fold('crowd')]).toEqual([
        { left: true },
        { left: true },
        { left: false },
      ]);
      expect(await cameTo(store, 'crowd')).toEqual({ came: facts.map(({ id }) => id), commits: 3 });
      expect(await left('crowd')).toBe(0);
    });

    it('writes nothing if it is empty', async () => {
      const { store } = place();
      await setUp(store, 'quiet');
      expect(await cupsOn(store).fold('quiet')).toEqual({ left: false });
      expect(await cameTo(store, 'quiet')).toEqual({ came: [], commits: 0 });
    });

    it('is folded once, whichever write a fold dies after', async () => {
      const { store, table, connect } = place();
      for (let writes = 0; writes < 14; writes += 1) {
        const cup = `dies after ${String(writes)}`;
        await setUp(store, cup);
        await put(crowd(cup, 6));
        const client = connect();
        const mortal = cupsOn(createStore({ client, table }));
        await failAfterWrites(client, writes, () => folded(mortal, cup));
        // facts that came meanwhile, one of them dated earlier
        await put([comes(cup, 'late'), comes(cup, 'early', 0)]);
        for (let again = true; again;) again = (await cupsOn(store).fold(cup)).left;
        const { came } = await cameTo(store, cup);
        expect(came.toSorted(), cup).toEqual([
          'early',
          'late',
          ...crowd(cup, 6).map(({ id }) => id),
        ]);
        expect(await left(cup)).toBe(0);
      }
    });

    it('loses nothing of a fold that died before more than a hundred other facts came', async () => {
      const { store, table, connect } = place();
      await setUp(store, 'hidden');
      await put([comes('hidden', 'first', 9)]);
      const client = connect();
      const mortal = cupsOn(createStore({ client, table }));
      await failAfterWrites(client, 1, () => folded(mortal, 'hidden'));
      await put(crowd('hidden', 150));
      for (let again = true; again;) again = (await cupsOn(store).fold('hidden')).left;
      const { came } = await cameTo(store, 'hidden');
      expect(came).toEqual(['first', ...crowd('hidden', 150).map(({ id }) => id)]);
    });

    it('is folded once by many concurrent folds', async () => {
      const { store, table, connect } = place();
      await setUp(store, 'many');
      const folding = Array.from({ length: 4 }, async (_, process) => {
        const { inboxes, events } = createStore({ client: connect(), table });
        for (let i = 0; i < 10; i += 1) {
          await inboxes.put(comes('many', `p${String(process)}-${String(i)}`, i));
          await cupsOn({ inboxes, events }).fold('many').catch(givenUp);
        }
      });
      await Promise.all(folding);
      await cupsOn(store).fold('many');
      const { came } = await cameTo(store, 'many');
      expect(came).toHaveLength(40);
      expect(new Set(came).size).toBe(40);
    });

    it('is folded once if others fold twice between two reads', async () => {
      const { store } = place();
      const { inboxes, events } = store;
      await setUp(store, 'between');
      await put([comes('between', 'ann', 1)]);
      const meanwhile = once(async () => {
        await cupsOn(store).fold('between');
        await put([comes('between', 'bob', 2)]);
        await cupsOn(store).fold('between');
        await put([comes('between', 'cyd', 3)]);
      });
      const slow = cupsOn({
        inboxes: {
          ...inboxes,
          list: async (...asked) => {
            const found = await inboxes.list(...asked);
            await meanwhile();
            return found;
          },
        },
        events: {
          ...events,
          load: async (...asked) => {
            const found = await events.load(...asked);
            await meanwhile();
            return found;
          },
        },
      });
      await slow.fold('between');
      expect(await cameTo(store, 'between')).toEqual({ came: ['ann', 'bob', 'cyd'], commits: 3 });
    });

    it('accepts an id once though it came at two times, and skips an empty fact', async () => {
      const { store } = place();
      await setUp(store, 'odd');
      const nothing = { ...comes('odd', 'x', 2), fact: [{ says: 'nothing' }] };
      await put([comes('odd', 'ann', 3), nothing, comes('odd', 'ann', 1), comes('odd', 'bob', 2)]);
      await cupsOn(store).fold('odd');
      expect(await cameTo(store, 'odd')).toEqual({ came: ['ann', 'bob'], commits: 1 });
      expect(await left('odd')).toBe(0);
    });

    it('is emptied if its tournament doesn’t exist', async () => {
      await put(crowd('nowhere', 3));
      expect(await cupsOn(place().store).fold('nowhere')).toEqual({ left: false });
      expect(await left('nowhere')).toBe(0);
    });
  });
});
