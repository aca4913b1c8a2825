import type { Accounts } from '../../../services/accounts/accounts/contract.ts';
import type { LocalIssuer } from '../../../services/accounts/identity/local/issuer.ts';
import type { AccountActor, Role as Held } from '../../../services/platform/requests/actor.ts';
import type { Role } from './matrix.ts';

/** A person in a role: their actor for the use-cases, and the token they send to an API. */
export type Person = { readonly actor: AccountActor; readonly token: string | undefined };
export type People = Readonly<Record<Role, Person>>;

/** One person for each role; the owner of the bot takes no part. */
export async function peopleOf(accounts: Accounts, issuer: LocalIssuer): Promise<People> {
  const signedIn = async (account: string, ...roles: readonly Held[]): Promise<Person> => {
    const held: readonly Held[] = ['player', ...roles];
    const token = await issuer.issue({ subject: account, roles: held });
    return { actor: { kind: 'account', account, roles: held }, token };
  };
  const keeper = await signedIn('kay');
  const { account: bot } = await accounts.createBot(keeper.actor, { name: 'Clerk' });
  const key = { name: 'a key', expiresInDays: 1 };
  const organize = { ...key, scopes: ['organize' as const], account: bot };
  const helps = await accounts.createToken(keeper.actor, organize);
  const owner = await signedIn('olga', 'organizer');
  const read = await accounts.createToken(owner.actor, { ...key, scopes: ['read'] });
  return {
    signedOut: { ...(await signedIn('nobody')), token: undefined },
    stranger: await signedIn('stu'),
    player: await signedIn('pam'),
    owner,
    organizer: await signedIn('otto'),
    arbiter: await signedIn('arb'),
    staff: await signedIn('sven'),
    appeals: await signedIn('ada'),
    elsewhere: await signedIn('elsa', 'organizer'),
    admin: await signedIn('adam', 'admin'),
    bot: {
      actor: { kind: 'account', account: bot, roles: ['player'], machine: true },
      token: helps.secret,
    },
    reader: { actor: owner.actor, token: read.secret },
  };
}
