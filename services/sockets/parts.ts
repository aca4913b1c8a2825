import type { GraphQLSchema } from 'graphql';
import type { AccountActor, Matches } from '../matches/contract.ts';
import type { Connections, Subscriptions } from '../storage/contract.ts';
import type { Channel } from './channel.ts';

/** What the handler works with. */
export type SocketParts = {
  readonly schema: GraphQLSchema;
  /** Who an `Authorization` header speaks for. */
  identify(authorization: string): Promise<AccountActor | 'bad-token'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly connections: Connections;
  readonly subscriptions: Subscriptions;
  readonly channel: Channel;
};
