import { checkSignedIn } from '../accounts/accounts/signed-in.ts';
import { keepGuestInput } from '../accounts/accounts/generated/inputs.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import { checked } from '../platform/requests/checked.ts';
import { checkIsNotBanned } from '../platform/requests/account-standing.ts';
import { ownMatches } from './own-matches.ts';
import type { LeavingDeps } from './contract.ts';

/**
 * Hands all data of a guest over to the account that has signed in, and removes the guest. Each
 * step is safe to repeat: an interrupted call continues as long as the guest's token exists, which
 * goes last.
 */
export async function keepGuest(
  { store, accounts, matches, now }: LeavingDeps,
  actor: AccountActor,
  given: { readonly token: string },
  remove: (guest: AccountActor) => Promise<void>,
): Promise<{ readonly account: string; readonly matches: number }> {
  checkSignedIn(actor, 'keep a guest');
  const { token } = checked(keepGuestInput(), given);
  const account = await accounts.guestOf(token);
  await checkIsNotBanned(store.accounts, actor, now().toISOString());
  // a ban of the guest is not left behind with it
  await checkIsNotBanned(store.accounts, { account }, now().toISOString());
  const guest: AccountActor = { kind: 'account', account, roles: ['player'], guest: true };
  let handed = 0;
  for await (const { stream } of ownMatches(store.summaries, account)) {
    await matches.handOver(guest, actor, stream);
    handed += 1;
  }
  await remove(guest);
  return { account, matches: handed };
}
