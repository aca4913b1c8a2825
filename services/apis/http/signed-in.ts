import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';

/** Actor of a request; refused when signed out, with how to sign in. */
export const signedIn = (viewer: AccountActor | undefined, toDo = 'Send a token'): AccountActor =>
  viewer ?? refuse('UNAUTHENTICATED', `${toDo}: \`Authorization: Bearer <token>\`.`);
