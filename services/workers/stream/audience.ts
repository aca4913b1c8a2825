import type { AccountActor } from '../../platform/requests/actor.ts';

/** With whose eyes a viewer looks: the same text for all who are shown the same; `undefined` for who may not see it. */
export type AudienceOf = (
  viewer: AccountActor | undefined,
) => string | undefined | Promise<string | undefined>;
