import { enforce, refusal, type CommandRefusal } from './refusal.ts';

/**
 * The prefix of the ids of guests: accounts without a sign-in, made here. No issuer may sign anyone in under one; an
 * access token that is made with the account is the only way to act as it.
 */
export const GUEST_ACCOUNT = 'guest~';

export const isGuestAccount = (account: string): boolean => account.startsWith(GUEST_ACCOUNT);

type PossibleGuest = { readonly guest?: true | undefined };

/** Refuses a guest what only an account with a sign-in can do. */
export function checkIsNoGuest(who: PossibleGuest, toDo: string): void {
  enforce(guestRefusal(who, toDo));
}

/** Returns the refusal of a guest for what only an account with a sign-in can do. */
export const guestRefusal = ({ guest }: PossibleGuest, toDo: string): CommandRefusal | undefined =>
  guest ? refusal('FORBIDDEN', `Guests can't ${toDo}. Sign in first.`) : undefined;
