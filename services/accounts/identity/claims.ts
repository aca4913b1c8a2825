import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import type { AccountActor, Role } from '../../platform/requests/actor.ts';
import { isBotAccount } from './bot-account.ts';
import { isGuestAccount } from '../../platform/requests/guest.ts';
import { isShowable } from '../../platform/requests/showable.ts';
import { TokenRefusedError } from './token-refused.ts';

const roles: readonly Role[] = ['player', 'organizer', 'admin'];
const MAX_SUBJECT = 128;
/** A subject becomes part of keys, percent-encoded: three bytes for each character of ASCII at most. */
const MAX_ENCODED = 3 * MAX_SUBJECT;
const MAX_NAME = 64;

const person = once(() =>
  z.object({
    sub: z.string().check(
      z.minLength(1),
      z.maxLength(MAX_SUBJECT),
      // a half of a character would be stored as another one, and so name another account
      z.refine(
        (sub) => !/\p{Surrogate}/u.test(sub) && encodeURIComponent(sub).length <= MAX_ENCODED,
      ),
    ),
    name: z.catch(z.optional(z.string().check(z.trim(), z.refine(isShowable))), undefined),
  }),
);
const listOfRoles = once(() =>
  z.union([
    z.array(z.unknown()),
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(' ')),
    ),
  ]),
);

/**
 * Builds the actor of verified claims. Ignores a name that can't be shown, and unknown roles;
 * without any: a player.
 */
export function actorOf(payload: JWTPayload, rolesClaim: string): AccountActor {
  const checked = person().safeParse(payload);
  if (!checked.success) throw new TokenRefusedError('malformed');
  const { sub, name } = checked.data;
  if (isBotAccount(sub) || isGuestAccount(sub)) throw new TokenRefusedError('foreign');
  return {
    kind: 'account',
    account: sub,
    roles: rolesIn(payload[rolesClaim]),
    ...(name === undefined ? {} : { name: Array.from(name).slice(0, MAX_NAME).join('') }),
  };
}

function rolesIn(claim: unknown): readonly Role[] {
  const listed = listOfRoles().safeParse(claim);
  const held = listed.success ? roles.filter((role) => listed.data.includes(role)) : [];
  return held.length > 0 ? held : ['player'];
}
