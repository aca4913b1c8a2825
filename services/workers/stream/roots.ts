import { attentionStreamOf } from '../../apis/sockets/attention-stream.ts';
import { talkStreamOf } from '../../apis/sockets/talk-stream.ts';
import type { Subscription } from '../../platform/storage/contract.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import { catchUpAttention } from './attention.ts';
import { catchUp } from './catch-up.ts';
import { matchRoot } from './match-root.ts';
import type { StreamParts } from './parts.ts';
import { catchUpTalk } from './talk.ts';
import { tournamentRoot } from './tournament-root.ts';

/** A kind of stream that is followed, each by one field of `Subscription`. */
type Root = {
  /** Reads the id from a stream's name; `undefined` for another kind. */
  of(stream: string): string | undefined;
  /** Sends the new followers the updates they missed. */
  catchUp(parts: StreamParts, id: string, arrived: readonly Subscription[]): Promise<void>;
};

/** All that is followed. Whatever has no name of another kind is a match. */
const roots: readonly Root[] = [
  { of: attentionStreamOf, catchUp: catchUpAttention },
  { of: talkStreamOf, catchUp: catchUpTalk },
  {
    of: tournamentOf,
    catchUp: (parts, _, arrived) => catchUp(parts, tournamentRoot(parts), arrived),
  },
  {
    of: (stream) => stream,
    catchUp: (parts, _, arrived) => catchUp(parts, matchRoot(parts), arrived),
  },
];

/** Catches up those who have begun to follow one stream. */
export async function arriveAt(
  parts: StreamParts,
  stream: string,
  arrived: readonly Subscription[],
): Promise<void> {
  for (const { of, catchUp: catchThemUp } of roots) {
    const id = of(stream);
    if (id !== undefined) return catchThemUp(parts, id, arrived);
  }
}
