import type { GameDisplay } from '../../../shared/engine/index.ts';
import type { EventStore } from '../../platform/storage/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { createHistory } from '../history/history.ts';
import { atMatch, nobodyStandsIn, type LoadTournamentAccess } from '../record/arbiters.ts';
import { isId, mayFind } from '../record/seats.ts';

/** A stand-in for any game, for visibility, which does not depend on the table. */
const unseen: GameDisplay = {
  id: 'any',
  get options(): never {
    throw new TypeError("The visibility of a match doesn't depend on the options of its game.");
  },
  initial: () => undefined,
  evolve: (state) => state,
  view: () => undefined,
  log: () => undefined,
  standing: () => [],
  words: {
    catalogue: { en: {}, cs: {}, ko: {} },
    question: ({ kind: key }) => ({ key }),
    option: (_, key) => ({ key }),
  },
};

/** Checks who may know of a match: only its lobby decides, so no game is loaded for it. */
export function visibilityOn(
  store: EventStore,
  standsIn: LoadTournamentAccess = nobodyStandsIn,
): {
  find(viewer: AccountActor | undefined, id: string): Promise<{ readonly id: string } | undefined>;
} {
  const history = createHistory(store, { for: () => Promise.resolve(unseen) });
  const at = atMatch(standsIn);
  return {
    async find(viewer, id) {
      const record = isId(id) ? await history.latest(id) : undefined;
      return record && mayFind(record, await at(record, viewer)) ? { id } : undefined;
    },
  };
}
