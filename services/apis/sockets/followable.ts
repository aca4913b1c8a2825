import type { AccountActor } from '../../platform/requests/actor.ts';
import { NO_MATCH } from '../../matches/terms/no-match.ts';
import type { RefusalCode } from '../../platform/requests/refusal.ts';
import { attentionStream } from './attention-stream.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import { NO_TOURNAMENT } from './no-tournament.ts';
import { talkStream } from './talk-stream.ts';

/** Subject of a subscription: the stream that it asks to follow. */
export type SubscriptionTarget = {
  readonly followable: Followable;
  /** The arguments of the field, as the contract has them. */
  readonly given: Readonly<Record<string, unknown>>;
};

/** The reason that a viewer may not follow a stream. */
export type Unfollowed = { readonly code: RefusalCode; readonly message: string };

/** Dependencies of the checks on who may follow. */
export type FollowingParts = {
  readonly matches: {
    /** `undefined` if the viewer may not know of it. */
    find(viewer: AccountActor | undefined, matchId: string): Promise<unknown>;
  };
  /** Absent if there are no tournaments. */
  readonly tournaments?: {
    maySee(viewer: AccountActor | undefined, tournament: string): Promise<boolean>;
  };
};

/** Something that may be followed: a field of `Subscription`. */
export type Followable = {
  readonly field: string;
  /** Id of the stream to follow, or the reason that the viewer may not. */
  streamFor(
    parts: FollowingParts,
    viewer: AccountActor | undefined,
    given: SubscriptionTarget['given'],
  ): Promise<string | Unfollowed>;
};

const match: Followable = {
  field: 'match',
  async streamFor({ matches }, viewer, { id }) {
    const matchId = String(id);
    const found = await matches.find(viewer, matchId);
    return found === undefined ? { code: 'NOT_FOUND', message: NO_MATCH } : matchId;
  },
};

const attention: Followable = {
  field: 'attention',
  streamFor: (_, viewer) =>
    Promise.resolve(
      viewer === undefined
        ? {
            code: 'UNAUTHENTICATED',
            message: 'Connect with a token to follow your attention items.',
          }
        : attentionStream(viewer.account),
    ),
};

const messages: Followable = {
  field: 'messages',
  async streamFor({ matches }, viewer, given) {
    const matchId = String(given['matchId']);
    const found = await matches.find(viewer, matchId);
    return found === undefined ? { code: 'NOT_FOUND', message: NO_MATCH } : talkStream(matchId);
  },
};

const tournament: Followable = {
  field: 'tournament',
  async streamFor({ tournaments }, viewer, { id }) {
    const of = String(id);
    const sees = (await tournaments?.maySee(viewer, of)) === true;
    return sees ? tournamentStream(of) : { code: 'NOT_FOUND', message: NO_TOURNAMENT };
  },
};

/** The followable streams: all that may be subscribed to, as far as the contract has a field for it. */
export const followables: readonly Followable[] = [match, attention, messages, tournament];
