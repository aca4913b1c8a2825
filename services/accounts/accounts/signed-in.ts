import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';

/** Refuses access tokens: what leaks could otherwise make itself last for ever. */
export function checkSignedIn(actor: AccountActor, toDo: string): void {
  if (actor.scopes === undefined) return;
  refuse('FORBIDDEN', `Access tokens can't ${toDo}. Sign in instead.`);
}
