import { enumValues } from '../../../schema/enum-values.ts';
import { pageSizes } from '../../../schema/page-sizes.ts';
import { contractVersion } from '../../../schema/version.ts';
import type { RateLimits } from '../../accounts/accounts/rates.ts';
import { BLOCKS } from '../../accounts/accounts/blocks.ts';
import { MOST_RULES } from '../../notifications/attention/rule-input.ts';
import {
  GUEST_AT_ONCE,
  HOSTED_AT_ONCE,
  HOSTED_OF_BOTS_AT_ONCE,
  OPEN_AT_ONCE,
} from '../../matches/session/hosted.ts';
import type { NotificationUses } from '../../notifications/delivery/contract.ts';
import { CHANNELS } from '../../notifications/delivery/index.ts';
import { JSON_DEPTH } from '../../platform/requests/depth.ts';
import { documentLimits } from '../../platform/requests/document-limits.ts';
import { socketLimits } from '../../platform/requests/socket-limits.ts';
import { BODY_BYTES } from './body.ts';
import type { ApiDeps } from './api.ts';
import { GUEST_DAYS } from '../../accounts/accounts/guest-expiry.ts';
import { EXPORTS_AT_ONCE } from './exports.ts';

const locales = Object.values(enumValues.Locale);

/** The facts of the service that a client wants before anything else. */
export type ServiceInfo = {
  readonly version: string;
  readonly languages: readonly (typeof locales)[number][];
  /** The OIDC issuer whose tokens are taken. */
  readonly issuer: string;
  /** The key that push messages are signed by, in base64url. */
  readonly pushKey: string;
  /** Numbers by name. */
  readonly limits: Readonly<Record<string, number>>;
};

/** Describes this deployment, and its limits for each client. */
export const serviceInfo = async (
  { issuer, rates }: Pick<ApiDeps, 'issuer'> & { readonly rates: Rated },
  notifications: Pick<NotificationUses, 'pushKey'>,
): Promise<ServiceInfo> => ({
  version: contractVersion,
  languages: locales,
  issuer,
  pushKey: await notifications.pushKey(),
  limits: { ...limits, ...rates?.figures },
});

type Rated = Pick<RateLimits, 'figures'> | undefined;

const limits = {
  bodyBytes: BODY_BYTES,
  bodyDepth: JSON_DEPTH,
  documentDepth: documentLimits.depth,
  documentNesting: documentLimits.nesting,
  documentAliases: documentLimits.aliases,
  documentDirectives: documentLimits.directives,
  documentTokens: documentLimits.tokens,
  documentCost: documentLimits.cost,
  variableDepth: documentLimits.variableDepth,
  socketMessageBytes: socketLimits.messageBytes,
  socketPayloadBytes: socketLimits.payloadBytes,
  socketIdBytes: socketLimits.idBytes,
  socketSubscriptions: socketLimits.subscriptions,
  socketMessageRatePerSecond: socketLimits.messages.perSecond,
  socketMessageRateAtOnce: socketLimits.messages.burst,
  blockedAccounts: BLOCKS,
  hostedMatches: HOSTED_AT_ONCE,
  hostedMatchesOfBots: HOSTED_OF_BOTS_AT_ONCE,
  openTables: OPEN_AT_ONCE,
  guestMatches: GUEST_AT_ONCE,
  guestDays: GUEST_DAYS,
  exportsAtOnce: EXPORTS_AT_ONCE,
  notificationChannels: CHANNELS,
  notificationRules: MOST_RULES,
  ...Object.fromEntries(
    Object.entries(pageSizes).map(([what, { most }]) => [`${what}PerPage`, most]),
  ),
};
