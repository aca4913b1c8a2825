import type { Accounts } from '../../services/accounts/accounts/contract.ts';
import type { LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import type { AccountActor, Role as Held } from '../../services/platform/requests/actor.ts';
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
  const owner = await signedIn('olga');
  const { account: bot } = await accounts.createBot(owner.actor, { name: 'Botticelli' });
  const key = { name: 'a key', expiresInDays: 1 };
  const play = await accounts.createToken(owner.actor, { ...key, scopes: ['play'], account: bot });
  const reader = await signedIn('rae');
  const read = await accounts.createToken(reader.actor, { ...key, scopes: ['read'] });
  return {
    signedOut: { ...(await signedIn('nobody')), token: undefined },
    stranger: await signedIn('stu'),
    player: await signedIn('pam'),
    host: await signedIn('hal'),
    organizer: await signedIn('oto', 'organizer'),
    admin: await signedIn('ada', 'admin'),
    bot: { actor: { kind: 'account', account: bot, roles: ['player'] }, token: play.secret },
    reader: { actor: reader.actor, token: read.secret },
  };
}

let twins = 0;

/**
 * Creates another account with the roles of a signed-in person; returns the same person for any
 * other token.
 */
export async function twinOf(person: Person, issuer: LocalIssuer): Promise<Person> {
  const { actor, token } = person;
  if (token === undefined || token.startsWith('qh_pat_')) return person;
  const account = `${actor.account}-${String((twins += 1))}`;
  const { roles } = actor;
  return { actor: { ...actor, account }, token: await issuer.issue({ subject: account, roles }) };
}
