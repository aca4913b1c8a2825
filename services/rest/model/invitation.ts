import type * as z from 'zod';
import type { matchInvitation } from '../../../schema/openapi/models/invitation.ts';
import type { Invitation } from '../../matches/contract.ts';
import { calledIn } from '../../words/names.ts';
import { personOf } from './account.ts';
import type { Setting } from './setting.ts';

/** An invitation to a match, as its host or whoever was invited sees it. */
export function matchInvitationOf(
  { by, account, ...seen }: Invitation,
  { names, locale }: Pick<Setting, 'names' | 'locale'>,
): z.infer<typeof matchInvitation> {
  const person = (id: string) =>
    personOf({ account: id, name: calledIn(locale, { id, name: names[id] }) });
  return {
    id: seen.id,
    by: person(by),
    account: account === undefined ? null : person(account),
    code: seen.code ?? null,
    uses: seen.uses,
    used: seen.used,
    seat: seen.seat ?? null,
    at: seen.at,
    expiresAt: seen.expiresAt,
    status: seen.status,
  };
}
