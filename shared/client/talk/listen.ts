import type { FollowSources } from '../follow/follow.ts';
import type { LineState } from '../follow/line-state.ts';
import { stay, type Following } from '../follow/stay.ts';
import { FollowMessages, type MessagePartsFragment } from '../generated/operations.ts';

export type Message = MessagePartsFragment;

/** Who is told of what is said at a match. The same message may come twice, as when it was taken away: keep it by its id. */
export type Hearer = {
  message(message: Message): void;
  state(state: LineState): void;
};

/** The `after` of whoever has no message yet. */
const NONE = '0';

/**
 * Follows what is said at a match, until it is closed: what was said since a message, or else the latest
 * 100, and then what comes. Whenever the line comes back it goes on from the last message that has come.
 */
export function listen(
  { locale, ...sources }: FollowSources,
  at: { readonly matchId: string; readonly after?: string | undefined },
  hearer: Hearer,
): Following {
  let last = at.after;
  /** When the last was said: what is told again was said before. */
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
