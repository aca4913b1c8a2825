import type { AccountRatings } from '../../accounts/ratings/contract.ts';
import type { AccountReliability } from '../../accounts/reliability/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { AtMatch } from '../record/arbiters.ts';
import type { Lobby, MatchRecord } from '../contract.ts';
import type { History } from '../history/history.ts';
import { askedOf, factsOf } from '../terms/requirements.ts';
import { noMatch } from '../terms/no-match.ts';
import { isId, mayFind } from '../record/seats.ts';
import { isDelayed, withOffers } from '../record/spectator-delay.ts';
import { viewpointOf, type Viewpoint } from './match-view.ts';

type Viewer = AccountActor | undefined;

/** A match, as far as a viewer may see it. */
export type VisibleVersion = {
  /** The newest version that they may see anything of. */
  readonly record: MatchRecord;
  /** The viewpoint: by the seat they hold now, at whatever version. */
  readonly viewpoint: Viewpoint;
};

/**
 * The only access of readers to matches: it checks who may know of a match, and shows viewers
 * without a seat an older version if the host has set a delay.
 */
export type ReadAccess = {
  /**
   * Reads the match as the viewer may see it; `undefined` if they may not know of it.
   * @param upTo its version; the newest unless given
   */
  find(viewer: Viewer, id: string, upTo?: number): Promise<VisibleVersion | undefined>;
  /**
   * Reads up to 100 matches as the viewer may see them, each as its own promise, because one may be
   * unreadable. Those in memory cost one read together to check that they are current.
   */
  findAll(
    viewer: Viewer,
    ids: readonly string[],
  ): Promise<readonly Promise<VisibleVersion | undefined>[]>;
  /** The same, or a refusal in the words for a match that there is not. */
  of(viewer: Viewer, id: string, upTo?: number): Promise<VisibleVersion>;
  /** The part that the viewer may see of a match that they may know of. */
  in(viewer: Viewer, now: MatchRecord): Promise<VisibleVersion>;
};

export function createReadAccess(
  history: Pick<History, 'latest' | 'unchanged' | 'upTo'>,
  known: {
    readonly atMatch: AtMatch;
    readonly reliability: Pick<AccountReliability, 'of' | 'fresh'>;
    readonly ratings: Pick<AccountRatings, 'figure' | 'freshFigure'>;
  },
): ReadAccess {
  const facts = factsOf(known, 'of');
  const within: ReadAccess['in'] = async (who, now) => {
    const viewer = await known.atMatch(now, who);
    return shown(viewer, now);
  };

  const shown = async (viewer: Viewer, now: MatchRecord): Promise<VisibleVersion> => {
    const viewpoint = {
      ...viewpointOf(now, viewer),
      ...(viewer && takesPlayers(now) && (await askedOf(facts, now, viewer))),
    };
    const version = visibleVersion(now, viewer);
    const record = version === now.version ? now : await history.upTo(now.id, version);
    return { record: withOffers(record ?? noMatch(), now), viewpoint };
  };

  const ifTheirs = async (who: Viewer, now: MatchRecord | undefined) => {
    if (now === undefined) return undefined;
    const viewer = await known.atMatch(now, who);
    return mayFind(now, viewer) ? shown(viewer, now) : undefined;
  };

  const find: ReadAccess['find'] = async (viewer, id, upTo) => {
    if (!isId(id)) return undefined;
    return ifTheirs(
      viewer,
      await (upTo === undefined ? history.latest(id) : history.upTo(id, upTo)),
    );
  };

  return {
    find,
    async findAll(viewer, ids) {
      const unchanged = await history.unchanged(ids);
      return ids.map((id) => {
        const now = unchanged.get(id);
        return now === undefined ? find(viewer, id) : ifTheirs(viewer, now);
      });
    },
    of: async (viewer, id, upTo) => (await find(viewer, id, upTo)) ?? noMatch(),
    in: within,
  };
}

/** Tests if a match has seats to take: in the lobby, or of absent players. */
const takesPlayers = ({ status, seats }: Lobby): boolean =>
  status === 'OPEN' || seats.some(({ presence }) => presence === 'OFFERED');

/** The newest version of a match that a viewer may see anything of. */
export const visibleVersion = (now: Lobby, viewer: Viewer): number =>
  now.spectators && isDelayed(now, viewer)
    ? Math.min(now.spectators.shown, now.version)
    : now.version;
