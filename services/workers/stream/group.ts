import type { AccountActor } from '../../platform/requests/actor.ts';
import { dataOf, subscriberOf, type SubscriptionData } from '../../apis/sockets/data.ts';
import type { Subscription } from '../../platform/storage/contract.ts';

/** Subscriptions of one stream that are due the same messages. */
export type Group = {
  /** The stream that they follow: of a match, its id. */
  readonly id: string;
  readonly viewer: AccountActor | undefined;
  readonly request: Pick<SubscriptionData, 'query' | 'operationName' | 'variables' | 'locale'>;
  /** The version they have; `undefined`: none. */
  readonly from: number | undefined;
  readonly members: readonly Subscription[];
};

/** A subscription, and the audience that its viewer belongs to; `undefined`: they may not. */
export type Seeing = {
  readonly subscription: Subscription;
  readonly audience: string | undefined;
};

/**
 * Groups subscriptions by audience, document, variables and version: any of them represents all.
 */
export function grouped(
  seeing: readonly Seeing[],
  startOf = ({ sent }: Subscription): number | undefined => sent,
): readonly Group[] {
  const groups = new Map<string, Group & { members: Subscription[] }>();
  for (const { subscription, audience } of seeing) {
    const group = groupOf(subscription, startOf(subscription));
    const key = JSON.stringify([audience, group.request, group.from]);
    const found = groups.get(key);
    if (found === undefined) groups.set(key, { ...group, members: [subscription] });
    else found.members.push(subscription);
  }
  return [...groups.values()];
}

/** Document of a subscription, executed with every version. */
export const documentOf = (subscription: Subscription): string =>
  JSON.stringify(groupOf(subscription, undefined).request);

/** Builds a group of one subscription, for the versions after `from`. */
function groupOf(subscription: Subscription, from: number | undefined): Group {
  const { query, operationName, variables, locale, ...data } = dataOf(subscription);
  return {
    id: subscription.stream,
    viewer: subscriberOf({ query, ...data }),
    request: {
      query,
      ...(operationName === undefined ? {} : { operationName }),
      ...(variables === undefined ? {} : { variables }),
      ...(locale === undefined ? {} : { locale }),
    },
    from,
    members: [subscription],
  };
}
