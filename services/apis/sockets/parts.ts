import type { GraphQLSchema } from 'graphql';
import type { RateLimits } from '../../accounts/accounts/rates.ts';
import type { IsValid } from '../../accounts/accounts/token-validity.ts';
import type { Identify } from '../../accounts/identity/identify.ts';
import type { Connections, Subscriptions } from '../../platform/storage/contract.ts';
import type { FollowingParts } from './followable.ts';
import type { Channel } from './channel.ts';

/** Dependencies of the handler. */
export type SocketParts = FollowingParts & {
  readonly schema: GraphQLSchema;
  readonly identify: Identify;
  readonly isValid: IsValid;
  /** The rate limits; without them there is no limit. */
  readonly rates?: RateLimits | undefined;
  readonly connections: Connections;
  readonly subscriptions: Subscriptions;
  readonly channel: Channel;
  /**
   * Does something after a delay in milliseconds; gives a function that cancels it. Only for a
   * process that lives on: a function stands still between two events, and looks at the time when
   * the next one comes.
   */
  readonly later?: Later;
};

export type Later = (ms: number, act: () => Promise<void>) => () => void;
