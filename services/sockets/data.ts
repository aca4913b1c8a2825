import * as z from 'zod';
import type { AccountActor, Role } from '../matches/contract.ts';
import type { Connection, Subscription } from '../storage/contract.ts';

/** API Gateway ends a connection after two hours; whatever it left behind then expires. */
const LIFETIME_SECONDS = 3 * 60 * 60;

const person = z.object({
  roles: z.array(z.enum(['player', 'organizer', 'admin'])),
  name: z.string().optional(),
});
const subscriptionData = z.object({
  query: z.string(),
  operationName: z.string().optional(),
  variables: z.record(z.string(), z.unknown()).optional(),
  after: z.number().int().optional(),
  viewer: person.extend({ account: z.string() }).optional(),
});
/** What is kept of a `subscribe`, beside its match: what to run, for whom, and from where. */
export type SubscriptionData = z.infer<typeof subscriptionData>;

export const expiry = (now: number): number => Math.floor(now / 1000) + LIFETIME_SECONDS;

/** A connection that was acknowledged; without an account it may watch. */
export function acknowledged(
  connection: string,
  viewer: AccountActor | undefined,
  now: number,
): Connection {
  return {
    connection,
    ...(viewer === undefined ? {} : { account: viewer.account }),
    data: personOf(viewer ?? { roles: [] }),
    expires: expiry(now),
  };
}

/** For whom a connection was acknowledged. */
export function viewerOf({ account, data }: Connection): AccountActor | undefined {
  if (account === undefined) return undefined;
  return { kind: 'account', account, ...personOf(person.parse(data)) };
}

/** What of an actor is kept, beside the account. */
export const personOf = ({
  roles,
  name,
}: {
  roles: readonly Role[];
  name?: string | undefined;
}) => ({
  roles: [...roles],
  ...(name === undefined ? {} : { name }),
});

export const dataOf = ({ data }: Subscription): SubscriptionData => subscriptionData.parse(data);

/** For whom a subscription runs. */
export const subscriberOf = ({ viewer }: SubscriptionData): AccountActor | undefined =>
  viewer && { kind: 'account', account: viewer.account, ...personOf(viewer) };
