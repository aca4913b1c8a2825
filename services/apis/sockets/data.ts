import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { locales, type Locale } from '../../../shared/words/phrase.ts';
import type { AccountActor, Role } from '../../platform/requests/actor.ts';
import type { Connection, Subscription } from '../../platform/storage/contract.ts';

/** API Gateway ends a connection after two hours; whatever it left behind then expires. */
const LIFETIME_SECONDS = 3 * 60 * 60;

const person = z.object({
  roles: z.array(z.enum(['player', 'organizer', 'admin'])),
  until: z.optional(z.number()),
  token: z.optional(z.string()),
});
const connectionData = z.extend(person, { locale: z.optional(z.enum(locales)) });
const subscriptionData = z.object({
  query: z.string(),
  operationName: z.optional(z.string()),
  variables: z.optional(z.record(z.string(), z.unknown())),
  after: z.optional(z.int()),
  /** The id of the last item that the client has seen, if there are no versions. */
  since: z.optional(z.string()),
  /** The language of texts for which the document names none. */
  locale: z.optional(z.enum(locales)),
  viewer: z.optional(z.extend(person, { account: z.string() })),
  /** Hash that tells the followers' addresses of one match apart, and does not reveal them. */
  origin: z.optional(z.string()),
});
/**
 * Stored form of a `subscribe`, beside its match: the operation to run, its viewer, and the version
 * to start from.
 */
export type SubscriptionData = z.infer<typeof subscriptionData>;

export const expiry = (now: number): number => Math.floor(now / 1000) + LIFETIME_SECONDS;

/**
 * A connection that was acknowledged; without an account it may watch.
 * @param locale the language that counts unless the account has chosen one
 */
export function acknowledged(
  connection: string,
  viewer: AccountActor | undefined,
  { now, locale }: { readonly now: number; readonly locale: Locale },
): Connection {
  return {
    connection,
    ...(viewer === undefined ? {} : { account: viewer.account }),
    data: { ...personOf(viewer ?? { roles: [] }), locale: viewer?.locale ?? locale },
    expires: expiry(now),
  };
}

/** The account that a connection was acknowledged for. */
export function viewerOf({ account, data }: Connection): AccountActor | undefined {
  if (account === undefined) return undefined;
  const { locale, ...of } = connectionData.parse(data);
  return { kind: 'account', account, ...personOf(of), ...(locale && { locale }) };
}

/** The language that a connection reads. */
export const localeOf = ({ data }: Connection): Locale | undefined =>
  connectionData.parse(data).locale;

/**
 * Fields of an actor that are kept beside the account; no name, because names are never used here.
 */
export const personOf = ({
  roles,
  until,
  token,
}: {
  roles: readonly Role[];
  until?: number | undefined;
  token?: string | undefined;
}) => ({
  roles: [...roles],
  ...(until === undefined ? {} : { until }),
  ...(token === undefined ? {} : { token }),
});

/** Parsed data, kept because the same subscription comes again with every version. */
const read = new WeakMap<object, SubscriptionData>();

export function dataOf({ data }: Pick<Subscription, 'data'>): SubscriptionData {
  const known = typeof data === 'object' && data !== null ? read.get(data) : undefined;
  if (known !== undefined) return known;
  const parsed = subscriptionData.parse(data);
  if (typeof data === 'object' && data !== null) read.set(data, parsed);
  return parsed;
}

/** Key of an address beside one match. */
export const originOf = (address: string, matchId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([matchId, address]))
    .digest('base64url')
    .slice(0, 16);

/** The account that a subscription runs for. */
export const subscriberOf = ({ viewer }: SubscriptionData): AccountActor | undefined =>
  viewer && { kind: 'account', account: viewer.account, ...personOf(viewer) };
