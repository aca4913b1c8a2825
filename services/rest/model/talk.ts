import type * as z from 'zod';
import type { message } from '../../../schema/openapi/models/talk.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import type { Message } from '../../talk/contract.ts';
import { wordsOf } from '../../talk/phrases.ts';

/** Something that was said, as the contract has it. */
export const messageOf = (
  { from: { account, name, machine }, seat, said, ...rest }: Message,
  locale: Locale,
): z.infer<typeof message> => ({
  ...rest,
  from: { id: account, name: name ?? account, bot: machine },
  seat: seat ?? null,
  text: 'phrase' in said ? wordsOf(said.phrase, locale) : said.text,
  phrase: 'phrase' in said ? said.phrase : null,
});
