import type { Lobby } from '../contract.ts';
import { isDelayed } from '../record/spectator-delay.ts';
import { visibleVersion } from '../views/read-access.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { StoredMessage } from '../../platform/storage/contract.ts';
import type { TalkDeps } from './deps.ts';
import { audiences } from './ids.ts';
import { contentOf } from './message.ts';

/** The messages that spectators may read only now. */
export type Revealed = {
  /** The oldest first; of the latest 100 to each audience. */
  readonly messages: readonly StoredMessage[];
  /** Tests if they were kept from a viewer until now. */
  isNewTo(viewer: AccountActor | undefined): boolean;
};

const MOST = 100;

/**
 * Reads the messages kept from delayed spectators until this version of the match was stored: they
 * are about the version shown now.
 */
export async function revealedBy(
  { store: { talk }, matches }: Pick<TalkDeps, 'matches' | 'store'>,
  { stream, version }: { readonly stream: string; readonly version: number },
): Promise<Revealed | undefined> {
  if (version === 0) return undefined;
  const now = await matches.lobby(stream, version);
  const before = now?.spectators && (await matches.lobby(stream, version - 1));
  if (!now || !before) return undefined;
  const isShown = shownBetween(before, now);
  if (isShown === undefined) return undefined;
  const said = await Promise.all(
    audiences.map((audience) => talk.latest({ stream, audience }, MOST)),
  );
  const messages = said
    .flat()
    .filter((each) => isShown(contentOf(each).version))
    .sort((a, b) => (a.order < b.order ? -1 : 1));
  return { messages, isNewTo: (viewer) => isDelayed(before, viewer) };
}

/**
 * Computes the versions that strangers are shown now and were not before; `undefined` if there are
 * none.
 */
function shownBetween(before: Lobby, now: Lobby): ((version: number) => boolean) | undefined {
  const [from, to] = [visibleVersion(before, undefined), visibleVersion(now, undefined)];
  return from === to ? undefined : (version) => version > from && version <= to;
}
