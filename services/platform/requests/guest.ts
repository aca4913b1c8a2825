import { refuse } from './refusal.ts';

/**
 * The prefix of the ids of guests: accounts without a sign-in, made here. No issuer may sign anyone in under one; an
 * access token that is made with the account is the only way to act as it.
 */
export const GUEST_ACCOUNT = 'guest~';

export const isGuestAccount = (account: string): boolean => account.startsWith(GUEST_ACCOUNT);

/** Refuses a guest what only an account with a sign-in can do. */
export function checkIsNoGuest(
  { guest }: { readonly guest?: true | undefined },
  toDo: string,
): void {
  if (guest) refuse('FORBIDDEN', `Guests can't ${toDo}. Sign in first.`);
}
