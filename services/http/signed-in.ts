import type { AccountActor } from '../requests/actor.ts';
import { refuse } from '../requests/refusal.ts';

/** Actor of a request; refused when signed out, with how to sign in. */
export const signedIn = (viewer: AccountActor | undefined, toDo = 'Send a token'): AccountActor =>
  viewer ?? refuse('UNAUTHENTICATED', `${toDo}: \`Authorization: Bearer <token>\`.`);
