import type { DynamoDBRecord } from 'aws-lambda';
import type { AttentionView, AttentionKey } from '../../notifications/attention/contract.ts';
import type { KeptAttention } from '../../notifications/attention/keep.ts';
import type { IsValid } from '../../accounts/accounts/token-validity.ts';
import type { MatchProjections, Matches } from '../../matches/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type {
  Attention,
  Change,
  Commit,
  Connections,
  Subscriptions,
} from '../../platform/storage/contract.ts';
import type { AttentionUpdate } from './attention-update.ts';
import type { FollowedTalk } from '../../matches/chat/followed.ts';
import type { Channel } from '../../apis/sockets/channel.ts';
import type { BatchChannel } from './batch-channel.ts';
import type { Render } from './render.ts';
import type { TournamentStep } from './tournament-update.ts';
import type { AudienceOf } from './audience.ts';
import type { Log } from '../../platform/observability/log.ts';

/** Dependencies of the consumer of the table's stream. */
export type StreamParts = {
  /** Decodes one record; throws if it can't be read. */
  changeOf(record: DynamoDBRecord): Change;
  readonly projections: Pick<MatchProjections, 'project' | 'audience'>;
  readonly matches: Pick<Matches, 'find' | 'updates'>;
  readonly isValid: IsValid;
  readonly subscriptions: Subscriptions;
  readonly connections: Pick<Connections, 'remove'>;
  readonly channel: BatchChannel;
  readonly render: Render;
  /**
   * Lets the bots of a match answer their questions; safe to repeat. Absent if bots have a consumer
   * of their own, as deployed: the fan-out needs to know no secret.
   */
  playBots?(matchId: string): Promise<void>;
  /** The accounts that matches wait for. Absent if no one asks for it. */
  readonly attention?: {
    keep(commit: Commit): Promise<KeptAttention>;
    /** The attention of an account: all that is due from it. */
    due(account: string): Promise<readonly AttentionView[]>;
    /** Reads the present attention of an account in a match. */
    stands(whose: AttentionKey): Promise<Attention | undefined>;
    /** Builds the update for followers of attention; `undefined` if it was never due. */
    updateOf(attention: Attention): Promise<AttentionUpdate | undefined>;
  };
  /** Announces tables that open, by the commit that opens them; safe to repeat. Absent if no one asks for it. */
  announceTable?(commit: Commit): Promise<void>;
  /** The messages of matches. Absent if no one asks for it. */
  readonly talk?: FollowedTalk;
  /** The reads of tournaments, for their followers. Absent if there are none. */
  readonly tournaments?: {
    /** Reads the accounts that may see a tournament, as it stands. */
    audience(tournament: string): Promise<AudienceOf>;
    /**
     * Reads the steps of a tournament after a version as the viewer counts them (absent: from the
     * start), in order, only those visible to the viewer; `undefined` if they may not see it.
     */
    updatesSince(
      viewer: AccountActor | undefined,
      tournament: string,
      after: number | undefined,
    ): Promise<readonly TournamentStep[] | undefined>;
  };
  /** Callback after all followers of the match have had this commit. */
  told?(commit: Commit): void;
  /** A commit is not what it was. */
  altered?(): void;
  readonly log: Pick<Log, 'error' | 'warn'>;
};

/** The same for the consumer as a whole, before a batch has come. */
export type ConsumerParts = Omit<StreamParts, 'channel'> & { readonly channel: Channel };
