import type { AccountActor } from '../../platform/requests/actor.ts';

/** The author of what the service does about matches of tournaments: its director. */
export const DIRECTOR = 'director';

/** The director as an actor, which is no one's account: its commands carry `author`. */
export const byDirector = {
  author: DIRECTOR,
  actor: { kind: 'account', account: DIRECTOR, roles: ['admin'] } satisfies AccountActor,
} as const;
