import type { FollowSources } from '../follow/follow.ts';
import type { LineState } from '../follow/line-state.ts';
import { stay, type Following } from '../follow/stay.ts';
import { FollowMessages, type MessagePartsFragment } from '../generated/operations.ts';

export type Message = MessagePartsFragment;

/**
 * Callbacks for a match's chat. The same message may come twice, for example when it was deleted:
 * store it by its id.
 */
export type TalkListener = {
  message(message: Message): void;
  state(state: LineState): void;
};

/** The `after` of a client that has no message yet. */
const NONE = '0';

/**
 * Follows a match's chat, until it is closed: the messages since a given one, or else the latest 100,
 * then new ones. After reconnection it resumes at the last message received.
 */
export function listen(
  { locale, ...sources }: FollowSources,
  at: { readonly matchId: string; readonly after?: string | undefined },
  hearer: TalkListener,
): Following {
  let last = at.after;
  /** The time of the last message: repeated ones are older. */
  let lastAt = '';
  return stay(sources, {
    document: FollowMessages,
    variables: () => ({ matchId: at.matchId, after: last ?? NONE, ...(locale && { locale }) }),
    next({ messages: message }) {
      if (message.at >= lastAt) {
        last = message.id;
        lastAt = message.at;
      }
      hearer.message(message);
      return 'on';
    },
    state: hearer.state,
  });
}
