import type { AccountActor } from '../../platform/requests/actor.ts';

/**
 * Groups viewers by their view: the same text for all who see the same; `undefined` for those who
 * may not see it.
 */
export type AudienceOf = (
  viewer: AccountActor | undefined,
) => string | undefined | Promise<string | undefined>;
