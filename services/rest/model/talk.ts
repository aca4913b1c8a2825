import { isGuestAccount } from '../../requests/guest.ts';
import type * as z from 'zod';
import type {
  message,
  notices as noticesModel,
  report as reportModel,
} from '../../../schema/openapi/models/talk.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import type { Message, Report } from '../../talk/contract.ts';
import type { ModerationNotice } from '../../requests/standing.ts';
import { wordsOf } from '../../talk/phrases.ts';

/** Something that was said, as the contract has it. */
export const messageOf = (
  { from: { account, name, machine }, seat, said, ...rest }: Message,
  locale: Locale,
): z.infer<typeof message> => ({
  ...rest,
  from: { id: account, name: name ?? account, bot: machine, guest: isGuestAccount(account) },
  seat: seat ?? null,
  text: 'phrase' in said ? wordsOf(said.phrase, locale) : said.text,
  phrase: 'phrase' in said ? said.phrase : null,
});

const somebody = ({ account, name }: Report['complaints'][number]['by']) => ({
  id: account,
  name: name ?? account,
  bot: false,
  guest: isGuestAccount(account),
});

/** A report, as the contract has it. */
export const reportOf = (
  { id, status, message, context, complaints, decisions }: Report,
  locale: Locale,
): z.infer<typeof reportModel> => ({
  id,
  status,
  message: messageOf(message, locale),
  context: context.map((each) => messageOf(each, locale)),
  complaints: complaints.map((each) => ({ ...each, by: somebody(each.by) })),
  decisions: decisions.map((each) => ({
    ...each,
    by: somebody(each.by),
    until: each.until ?? null,
  })),
});

/** The notices to an account, as the contract has them. */
export const noticesOf = (notices: readonly ModerationNotice[]): z.infer<typeof noticesModel> => ({
  items: notices.map((each) => ({ ...each, until: each.until ?? null })),
});
