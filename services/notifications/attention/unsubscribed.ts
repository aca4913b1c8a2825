import type { MailSwitches } from '../delivery/contract.ts';
import type { AccountDocuments } from '../../platform/storage/contract.ts';
import { stops, usualRules, type Rule, type Unsubscription } from './rules.ts';
import { changeSettings, settingsOf, type Settings } from './settings.ts';

/** Turns mails by rules off and on again, with the rules of an account. Done twice it is done. */
export const mailSwitchesOn = (documents: AccountDocuments): MailSwitches => ({
  async stop({ account, channel, rule }, since) {
    await changeSettings(documents, account, (before) => {
      const { unsubscribed } = before;
      if (unsubscribed.some((each) => stops(each, { channel, rule }))) return before;
      return { ...before, unsubscribed: [...unsubscribed, { rule, channel, since }] };
    });
  },

  async stopped(account) {
    return (await settingsOf(documents, account)).unsubscribed;
  },

  async resume(account, channel) {
    await changeSettings(documents, account, (before) => {
      const others = before.unsubscribed.filter(
        (each) => each.channel !== undefined && each.channel !== channel,
      );
      return others.length === before.unsubscribed.length
        ? before
        : { ...before, unsubscribed: others };
    });
  },
});

/**
 * Lists the unsubscriptions that hold under other rules: those of the default rules, and of rules
 * that remain, at any position.
 */
export function unsubscribedWith(
  rules: readonly Rule[],
  before: Pick<Settings, 'rules' | 'unsubscribed'>,
): readonly Unsubscription[] {
  return before.unsubscribed.flatMap((each) => {
    if (usualRules.some((usual) => usual === each.rule)) return [each];
    const was = before.rules.find(({ id }) => id === each.rule);
    const is = was && rules.find((rule) => sameRule(rule, was));
    return is === undefined ? [] : [{ ...each, rule: is.id }];
  });
}

const sameRule = (one: Rule, other: Rule): boolean => textOf(one) === textOf(other);

const textOf = ({ events, matchIds, gameIds, speeds, channels, mode, escalate }: Rule): string =>
  JSON.stringify([events, matchIds, gameIds, speeds, channels, mode, escalate]);
