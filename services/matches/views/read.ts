import { noMatch } from '../no-match.ts';
import { spelled } from '../commands/ids.ts';
import type { MatchRecord, Matches } from '../contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import type { ShownGames } from '../games.ts';
import type { History } from '../history/history.ts';
import type { Revision } from '../history/unfold.ts';
import { isId, mayFind } from '../record/seats.ts';
import type { Summaries } from '../../storage/contract.ts';
import { exportJournal } from './export-journal.ts';
import { checkSpan, gather } from './gather.ts';
import { checkSpanBack, gatherBack } from './gather-back.ts';
import { showing } from './journal.ts';
import { viewpointOf, matchViewOf } from './match-view.ts';
import { stepsFor, viewAt } from './steps.ts';
import { linesOf, updatesFor } from './updates.ts';

export type Reads = Pick<
  Matches,
  'find' | 'invited' | 'log' | 'journal' | 'updates' | 'steps' | 'viewAt' | 'exportJournal'
>;
/** As long as a command takes it. */
const LONGEST_CODE = 64;

type Viewer = AccountActor | undefined;

/** Everything that is read, as whoever reads it may see it. */
export function createReads(history: History, games: ShownGames, index: Summaries): Reads {
  const latest = async (id: string): Promise<MatchRecord | undefined> =>
    isId(id) ? history.latest(id) : undefined;

  const found = async (viewer: Viewer, id: string): Promise<MatchRecord> => {
    const record = await latest(id);
    return record && mayFind(record, viewer) ? record : noMatch();
  };

  const view = (record: MatchRecord, viewer: Viewer) =>
    matchViewOf(games.of(record), record, viewpointOf(record, viewer));

  return {
    async find(viewer, id) {
      const record = await latest(id);
      return record && mayFind(record, viewer) ? view(record, viewer) : undefined;
    },

    async invited(viewer, code) {
      if (code.length > LONGEST_CODE) return undefined;
      const invitation = spelled(code);
      if (!/^\w+$/.test(invitation)) return undefined;
      const { items } = await index.list({ of: 'invitation', code: invitation }, { first: 1 });
      const record = items[0] && (await latest(items[0].item.stream));
      // the index may lag behind: the match itself says whether the code still opens it
      const opens = record?.status === 'OPEN' && record.invitation === invitation;
      return opens ? view(record, viewer) : undefined;
    },

    async log(viewer, id, page) {
      const back = 'last' in page;
      if (back) checkSpanBack(page);
      else checkSpan(page);
      const record = await found(viewer, id);
      const game = games.of(record);
      const viewpoint = viewpointOf(record, viewer);
      const of = (revision: Revision) => linesOf(game, revision, viewpoint);
      return back
        ? gatherBack(history, record, { ...page, of })
        : gather(history, record, { ...page, of });
    },

    async journal(viewer, id, page) {
      checkSpan(page);
      const record = await found(viewer, id);
      const show = showing(games.of(record), record, viewer);
      return gather(history, record, { ...page, of: show });
    },

    steps: (viewer, id, asked) => stepsFor({ history, games }, { viewer, id, ...asked }),

    viewAt: (viewer, id, version) => viewAt({ history, games }, { viewer, id, version }),

    updates: (viewer, id, asked) => updatesFor({ history, games }, { viewer, id, ...asked }),

    exportJournal: async (viewer, id) => exportJournal(history, await found(viewer, id)),
  };
}
