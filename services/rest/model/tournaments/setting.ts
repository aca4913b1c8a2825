import type { Locale } from '../../../../shared/words/phrase.ts';
import type { SeenTournament } from '../../../tournaments/contract.ts';
import { calledIn } from '../../../words/names.ts';
import type { Call } from '../../call.ts';
import { personOf } from '../account.ts';

/** What people are called, and in which language. */
export type People = {
  readonly names: Readonly<Record<string, string>>;
  readonly locale: Locale;
};

/** A tournament as its reader sees it, with what its people are called. */
export type Event = People & { readonly seen: SeenTournament };

/** A tournament, with the names of these accounts. */
export const eventOf = async (
  { accounts, locale }: Pick<Call, 'accounts' | 'locale'>,
  seen: SeenTournament,
  named: readonly (string | undefined)[],
): Promise<Event> => ({
  seen,
  names: await accounts.names(named.filter((each) => each !== undefined)),
  locale,
});

/** An account that a tournament or a series names. */
export const personIn = ({ names, locale }: People, account: string, machine?: boolean) =>
  personOf({
    account,
    name: calledIn(locale, { id: account, name: names[account] }),
    ...(machine !== undefined && { machine }),
  });

/** An account that a tournament names, where it does. */
export const anybodyIn = (event: Event, account: string | undefined) =>
  account === undefined ? null : personIn(event, account);
