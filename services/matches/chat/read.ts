import type { Lobby } from '../contract.ts';
import { noMatch } from '../terms/no-match.ts';
import { mayFind } from '../record/seats.ts';
import { visibleVersion } from '../views/read-access.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checkCount } from '../../platform/requests/page.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { StoredMessage } from '../../platform/storage/contract.ts';
import type { Audience, MessagePage, TalkUses } from './contract.ts';
import type { TalkDeps } from './deps.ts';
import { canRead } from './can-read.ts';
import { audiences, keyIn } from './ids.ts';
import { audienceOf, contentOf, speakersOf, visibleMessages } from './message.ts';

/** Messages that a page has at most. */
const MOST = 100;
type Viewer = AccountActor | undefined;

/** Tests if a viewer can read a message. */
type Ear = (stored: StoredMessage) => boolean;

/**
 * Builds the test of the messages that a viewer may read: not expired, addressed to the viewer, and
 * of no version to come.
 */
export function mayHear({ now }: Pick<TalkDeps, 'now'>, match: Lobby, viewer: Viewer): Ear {
  const shown = visibleVersion(match, viewer);
  const seconds = Math.floor(now().getTime() / 1_000);
  return (stored) => {
    const audience = audienceOf(stored);
    if (audience === undefined || stored.expires <= seconds) return false;
    const { seat, version } = contentOf(stored);
    return version <= shown && canRead(match, viewer, { audience, seat });
  };
}

/**
 * Builds a viewer's filter of a match's messages: the ones they may read, without those of accounts
 * they have blocked.
 */
export async function messageFilter(
  deps: Pick<TalkDeps, 'now' | 'store'>,
  match: Lobby,
  viewer: Viewer,
): Promise<Ear> {
  const may = mayHear(deps, match, viewer);
  const blocked = new Set((viewer && (await deps.store.accounts.blocks(viewer.account)))?.accounts);
  return (stored) => may(stored) && !speakersOf(stored).some((each) => blocked.has(each));
}

export const reading = (deps: TalkDeps): Pick<TalkUses, 'messages'> => {
  const { matches, names } = deps;
  const { talk } = deps.store;

  /** Reads the latest messages to any of them before a place, the newest first. */
  const latest = async (
    { stream, to }: { readonly stream: string; readonly to: readonly Audience[] },
    before: string | undefined,
    first: number,
  ): Promise<readonly StoredMessage[]> => {
    const found = await Promise.all(
      to.map((audience) => talk.latest({ stream, audience, before }, first)),
    );
    return found
      .flat()
      .sort((a, b) => (a.order < b.order ? 1 : -1))
      .slice(0, first);
  };

  return {
    async messages(who, matchId, { last, before, audience }: MessagePage) {
      checkCount('last', last, MOST);
      const match = await matches.lobby(matchId);
      const viewer = match && (await matches.atMatch(match, who));
      if (match === undefined || !mayFind(match, viewer)) return noMatch();
      const heard = await messageFilter(deps, match, viewer);
      const to = audience === undefined ? audiences : [audience];
      const found: StoredMessage[] = [];
      const wanted = last + 1;
      let from = placeOf(matchId, before);
      while (found.length < wanted) {
        const some = await latest({ stream: matchId, to }, from, wanted);
        found.push(...some.filter(heard));
        from = some.at(-1)?.order;
        if (some.length < wanted) break;
      }
      const items = await visibleMessages(names, found.slice(0, last).toReversed());
      return { items, hasPrevious: found.length > last };
    },
  };
};

function placeOf(matchId: string, before: string | undefined): string | undefined {
  if (before === undefined) return undefined;
  const key = keyIn(before);
  if (key?.stream === matchId) return key.order;
  return refuseInput({ path: ['before'], detail: 'Unknown message of this match.' });
}
