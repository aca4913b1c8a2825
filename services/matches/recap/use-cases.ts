import * as z from 'zod';
import { once } from '../../platform/once.ts';
import { checkIsMadeFor } from '../commands/table.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import { markSeenInput } from '../inputs/generated/inputs.ts';
import type { SeenMarks } from '../../platform/storage/contract.ts';
import type { Matches, MatchRecord } from '../contract.ts';
import type { Games } from '../terms/games.ts';
import type { History } from '../history/history.ts';
import type { Revision } from '../history/unfold.ts';
import { noMatch } from '../terms/no-match.ts';
import { seatOf } from '../record/seats.ts';
import { matchViewOf, type Viewpoint } from '../views/match-view.ts';
import type { ReadAccess } from '../views/read-access.ts';
import { answeredFor } from './answered.ts';
import { countersOf } from './counters.ts';
import { newsIn } from './news.ts';
import { turnsOf } from './turns.ts';

/** The most versions read for a recap: enough for days of play, in a few reads. */
const MOST = 500;
/** The latest versions that are looked through for one line of news. */
const NEWS = 20;

type Viewer = AccountActor | undefined;

const inputs = once(() => ({
  since: z.object({ version: z.int().min(0).optional() }),
}));

/** Creates the use-cases of recaps: what people missed of matches, and how far they have seen them. */
export function createRecaps({
  history,
  access,
  games,
  seenMarks,
  most = MOST,
}: {
  readonly history: History;
  readonly access: ReadAccess;
  readonly games: Games;
  readonly seenMarks: SeenMarks;
  /** The most versions that a recap covers. */
  readonly most?: number;
}): Pick<Matches, 'since' | 'seen' | 'latestNews' | 'markSeen'> {
  const markOf = async (viewer: Viewer, matchId: string): Promise<number | undefined> =>
    viewer && seenMarks.read(viewer.account, matchId);

  /** Reads the match at a version, and the revisions since: as many as one recap covers. */
  const stretch = async (latest: MatchRecord, from: number) => {
    const start = from === latest.version ? latest : await history.at(latest.id, from);
    const upTo = Math.min(latest.version, from + most);
    const revisions: Revision[] = [];
    while (from + revisions.length < upTo) {
      const before = revisions.at(-1)?.record ?? start;
      const more = await history.after(latest.id, before, { upTo });
      if (more.length === 0) break;
      revisions.push(...more);
    }
    return { start: start ?? noMatch(), revisions };
  };

  return {
    async since(viewer, matchId, version) {
      const asked = checked(inputs().since, { version }).version;
      const { record: latest, viewpoint } = await access.of(viewer, matchId);
      checkIsThere(latest, asked ?? 0);
      const from = asked ?? (await markOf(viewer, matchId)) ?? 0;
      const { start, revisions } = await stretch(latest, from);
      const end = revisions.at(-1)?.record ?? start;
      const game = games.of(latest);
      return {
        from,
        to: end.version,
        turns: turnsOf(game, { start, revisions }, viewpoint),
        answeredForMe: answersFor(viewer, viewpoint, { start, revisions }),
        counters: countersOf(game, { start, end }, viewpoint),
      };
    },

    async seen(viewer, matchId) {
      await access.of(viewer, matchId);
      return markOf(viewer, matchId);
    },

    async latestNews(viewer, matchId) {
      const { record: latest, viewpoint } = await access.of(viewer, matchId);
      const { seat } = viewpoint;
      if (seat === undefined || latest.play === undefined) return undefined;
      const seen = (await markOf(viewer, matchId)) ?? 0;
      const from = Math.max(seen, latest.version - NEWS);
      if (from >= latest.version) return undefined;
      return newsIn(games.of(latest), await stretch(latest, from), { ...viewpoint, seat });
    },

    async markSeen(actor, input) {
      checkIsMadeFor(actor, 'markSeen');
      const { matchId, version } = checked(markSeenInput(), input);
      const { record: latest, viewpoint } = await access.of(actor, matchId);
      checkIsThere(latest, version);
      await seenMarks.move(actor.account, matchId, version);
      return matchViewOf(games.of(latest), latest, viewpoint);
    },
  };
}

function checkIsThere({ version }: MatchRecord, asked: number): void {
  if (asked <= version) return;
  const detail = `The match is at version ${String(version)}. It has no version ${String(asked)} yet.`;
  refuseInput({ path: ['version'], detail });
}

/**
 * Lists the answers given for the viewer's seat while they held it. A seat reveals no orders of its
 * previous holders, and an account that has lost it learns nothing more of it.
 */
function answersFor(
  viewer: Viewer,
  { seat }: Viewpoint,
  { start, revisions }: { readonly start: MatchRecord; readonly revisions: readonly Revision[] },
) {
  if (seat === undefined) return [];
  const records = [start, ...revisions.map(({ record }) => record)];
  const isMine = records.map((record) => seatOf(record, viewer)?.id === seat);
  return revisions.flatMap((revision, i) => {
    const before = records[i];
    return before && isMine[i] === true && isMine[i + 1] === true
      ? answeredFor(seat, revision, before)
      : [];
  });
}
