import {
  isArbiter,
  type AccountActor,
  type Role,
  type Scope,
} from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import type {
  AccountStore,
  Places,
  Secrets,
  StoredToken,
} from '../../platform/storage/contract.ts';
import type { AccessToken, Accounts } from './contract.ts';
import { checkSame, digestFor, idsFor, type Making } from './command.ts';
import { createTokenInput, revokeAllTokensInput, revokeTokenInput } from './generated/inputs.ts';
import { newSecret, newTokenId } from './secret.ts';
import { placeOf, type TokenCache } from './token-cache.ts';
import { checkSignedIn } from './signed-in.ts';

/** The most living tokens of one account. */
const TOKENS = 50;
const DAY_S = 24 * 60 * 60;

type Parts = {
  readonly store: AccountStore;
  readonly places: Places;
  readonly secrets: Secrets;
  /** The tokens that have been shown. */
  readonly shown: TokenCache;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
};

export type TokenUses = Pick<
  Accounts,
  'createToken' | 'tokens' | 'revokeToken' | 'revokeAllTokens'
>;

/** Making, listing and revoking access tokens. */
export function tokenUses({ store, places, secrets, shown, now, random }: Parts): TokenUses {
  /** The account meant: oneself, or a bot of one's own. */
  const meant = async (actor: AccountActor, toDo: string, account = actor.account) => {
    checkSignedIn(actor, toDo);
    const own = account === actor.account || (await store.bots(actor.account)).includes(account);
    return own ? account : refuse('NOT_FOUND', '`account`: You have no bot account with this ID.');
  };

  /** Whether there is room for the token, or this very command made it, and its secret was lost. */
  const checkPlace = async (making: Making, account: string, id: string): Promise<void> => {
    const tokens = await store.tokens(account);
    const found = tokens.find((token) => token.id === id);
    if (found !== undefined) {
      checkSame(making, found);
      if (found.usedAt === undefined) return;
      refuse(
        'BAD_USER_INPUT',
        "The token this command created is already in use and can't be shown again.",
      );
    }
    const look = (other: string) =>
      tokens.some((token) => token.id === other) ? 'there' : 'absent';
    const place = { account, of: 'tokens', holder: id, most: TOKENS, look };
    if ((await places.take(place)) === undefined) {
      refuse('FORBIDDEN', `You can have at most ${String(TOKENS)} tokens. Revoke one first.`);
    }
  };

  const revoke = async (account: string, id: string): Promise<void> => {
    await store.removeToken(account, id);
    await places.vacate({ account, of: 'tokens', holder: id });
    shown.forget(placeOf(account, id));
  };

  return {
    async createToken(actor, wish) {
      const { commandId, ...says } = checked(createTokenInput(), wish);
      const { name, scopes, expiresInDays } = says;
      const whose = await meant(actor, 'create access tokens', says.account);
      const making: Making = { name: 'createToken', account: actor.account, commandId, says };
      const id = newTokenId(await idsFor(making, { secrets, random }));
      await checkPlace(making, whose, id);
      const { secret, hash } = newSecret({ account: whose, id }, random);
      const digest = digestFor(making);
      const token: StoredToken = {
        account: whose,
        id,
        hash,
        name,
        scopes: [...new Set(scopes)],
        roles: rolesFor(actor, scopes, whose),
        createdAt: now().toISOString(),
        expires: Math.floor(now().getTime() / 1000) + expiresInDays * DAY_S,
        ...(digest !== undefined && { digest }),
      };
      await store.addToken(token);
      shown.forget(placeOf(whose, id));
      return { secret, token: told(token) };
    },

    async tokens(actor, account) {
      return (await store.tokens(await meant(actor, 'list access tokens', account))).map(told);
    },

    async revokeToken(actor, which) {
      const { tokenId, account } = checked(revokeTokenInput(), which);
      await revoke(await meant(actor, 'revoke access tokens', account), tokenId);
    },

    async revokeAllTokens(actor, whose) {
      const { account } = checked(revokeAllTokensInput(), whose);
      const theirs = await meant(actor, 'revoke access tokens', account);
      for (const { id } of await store.tokens(theirs)) await revoke(theirs, id);
    },
  };
}

/**
 * Computes the roles of a token: never an admin, and an organizer only if an organizer made it,
 * with that scope.
 */
const rolesFor = (actor: AccountActor, scopes: readonly Scope[], whose: string): Role[] =>
  whose === actor.account && scopes.includes('organize') && isArbiter(actor)
    ? ['player', 'organizer']
    : ['player'];

const told = ({
  hash: _,
  roles: __,
  digest: ___,
  expires,
  ...token
}: StoredToken): AccessToken => ({
  ...token,
  scopes: token.scopes as readonly Scope[],
  expiresAt: new Date(expires * 1000).toISOString(),
  usedAt: token.usedAt,
});
