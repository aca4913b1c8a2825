import type { Matches } from '../contract.ts';
import type { ShownGames } from '../terms/games.ts';
import type { History } from '../history/history.ts';
import type { Revision } from '../history/unfold.ts';
import { isId } from '../record/seats.ts';
import { exportJournal } from './export-journal.ts';
import { checkSpan, gather } from './gather.ts';
import { checkSpanBack, gatherBack } from './gather-back.ts';
import { showing } from './journal.ts';
import { matchViewOf } from './match-view.ts';
import type { VisibleVersion, ReadAccess } from './read-access.ts';
import { stepsFor, viewAt } from './steps.ts';
import { linesOf, updatesFor } from './updates.ts';

export type Reads = Pick<
  Matches,
  'find' | 'lobby' | 'log' | 'journal' | 'updates' | 'steps' | 'viewAt' | 'exportJournal'
>;
/** Creates the reads of matches, as their readers may see them. */
export function createReads(
  { history, access }: { readonly history: History; readonly access: ReadAccess },
  games: ShownGames,
): Reads {
  const sources = { history, access, games };
  const view = ({ record, viewpoint }: VisibleVersion) =>
    matchViewOf(games.of(record), record, viewpoint);

  return {
    async find(viewer, id) {
      const seen = await access.find(viewer, id);
      return seen && view(seen);
    },

    async lobby(id, version) {
      if (!isId(id)) return undefined;
      return version === undefined ? history.latest(id) : history.upTo(id, version);
    },

    async log(viewer, id, page) {
      const back = 'last' in page;
      if (back) checkSpanBack(page);
      else checkSpan(page);
      const { record, viewpoint } = await access.of(viewer, id);
      const game = games.of(record);
      const of = (revision: Revision) => linesOf(game, revision, viewpoint);
      return back
        ? gatherBack(history, record, { ...page, of })
        : gather(history, record, { ...page, of });
    },

    async journal(viewer, id, page) {
      checkSpan(page);
      const { record, viewpoint } = await access.of(viewer, id);
      const show = showing(games.of(record), { record, viewpoint }, viewer);
      return gather(history, record, { ...page, of: show });
    },

    steps: (viewer, id, asked) => stepsFor(sources, { viewer, id, ...asked }),

    viewAt: (viewer, id, version) => viewAt(sources, { viewer, id, version }),

    updates: (viewer, id, asked) => updatesFor(sources, { viewer, id, ...asked }),

    exportJournal: async (viewer, id) =>
      exportJournal(history, (await access.of(viewer, id)).record),
  };
}
