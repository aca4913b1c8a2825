import { mayFind } from '../record/seats.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { StoredMessage } from '../../platform/storage/contract.ts';
import type { Message } from './contract.ts';
import type { TalkDeps } from './deps.ts';
import { keyIn } from './ids.ts';
import { visibleMessages } from './message.ts';
import { messageFilter, reading } from './read.ts';
import { revealedBy, type Revealed } from './revealed.ts';

type Viewer = AccountActor | undefined;

/** Chat, as its followers get it. */
export type FollowedTalk = {
  /** The audience of a message. */
  hearing(stored: StoredMessage): Promise<(viewer: Viewer) => Promise<boolean>>;
  /**
   * Turns a stored message into the message its reader sees; `undefined` if only a newer release
   * understands it.
   */
  told(stored: StoredMessage): Promise<Message | undefined>;
  /**
   * Reads the messages kept from spectators until a version of a match was stored; `undefined` if
   * there were none.
   */
  revealed(at: {
    readonly stream: string;
    readonly version: number;
  }): Promise<Revealed | undefined>;
  /** The messages that a viewer has missed since a message: of the latest 100. */
  since(viewer: Viewer, matchId: string, messageId: string): Promise<readonly Message[]>;
};

const MOST_MISSED = 100;

export function followedTalk(deps: TalkDeps): FollowedTalk {
  const { messages } = reading(deps);
  return {
    async hearing(stored) {
      const match = await deps.matches.lobby(stored.stream);
      return async (who) => {
        const viewer = match && (await deps.matches.atMatch(match, who));
        if (match === undefined || !mayFind(match, viewer)) return false;
        return (await messageFilter(deps, match, viewer))(stored);
      };
    },
    told: async (stored) => (await visibleMessages(deps.names, [stored]))[0],
    revealed: (at) => revealedBy(deps, at),
    async since(viewer, matchId, messageId) {
      const { items } = await messages(viewer, matchId, { last: MOST_MISSED });
      const after = keyIn(messageId)?.order ?? '';
      return items.filter(({ id }) => (keyIn(id)?.order ?? '') > after);
    },
  };
}
