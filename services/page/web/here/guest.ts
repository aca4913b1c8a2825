import { signal } from '@preact/signals';
import {
  CreateGuest,
  KeepGuest,
  ReadViewer,
  type Client,
  type Locale,
  type Refusal,
  type Outcome,
} from '../../../../shared/client/index.ts';
import type { Viewer } from './here.ts';
import type { Session } from '../sign-in/session.ts';

/** Result of keeping the guest of this device after a sign-in: the number of matches, or the refusal. */
export const guestKept = signal<
  { readonly matches: number } | { readonly refusal: Refusal } | undefined
>(undefined);

type From = { readonly client: Client; readonly session: Session };

/**
 * Becomes the guest of this device, which is made if there is none. A player who is signed in stays so.
 * @returns the account that acts from here on
 */
export async function becomeGuest(
  { client, session }: From,
  wished: { readonly locale: Locale; readonly name?: string },
): Promise<Outcome<Viewer | null>> {
  const told = await session.beGuest(async () => {
    const made = await client.request(CreateGuest, { input: wished });
    return 'data' in made ? { data: made.data.createGuest } : made;
  });
  if ('refusal' in told) return told;
  client.renew();
  if (told.data) return { data: told.data.account };
  const known = await client.request(ReadViewer, {});
  return 'data' in known ? { data: known.data.viewer } : known;
}

/** Hands the guest’s matches over to the account that has signed in, and says so; a failed try is repeated at the next visit. */
export async function keepGuest({ client, session }: From): Promise<void> {
  const token = await session.guestToKeep();
  if (token === undefined) return;
  const told = await client.ask(KeepGuest, { input: { token } });
  if ('data' in told) {
    if (told.data.keepGuest.matches > 0) guestKept.value = told.data.keepGuest;
    await session.forgetGuest();
  } else if (told.refusal.code === 'BAD_USER_INPUT') {
    // it was kept already, or was unused for too long
    await session.forgetGuest();
  } else guestKept.value = told;
}
