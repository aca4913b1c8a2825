import type { AccountDocuments } from '../storage/contract.ts';
import { usualRules } from './rules.ts';
import { changeSettings } from './settings.ts';

/**
 * Turns a rule off, a usual one or one of the account's own, for whoever unsubscribes from what came by it.
 * Done twice it is done; one that is not there any more needs none.
 */
export async function turnOff(
  documents: AccountDocuments,
  account: string,
  ruleId: string,
): Promise<void> {
  const isUsual = usualRules.some((each) => each === ruleId);
  await changeSettings(documents, account, ({ rules, off, muted }) => ({
    rules: rules.map((rule) => (rule.id === ruleId ? { ...rule, mode: 'OFF' } : rule)),
    off: isUsual && !off.includes(ruleId) ? [...off, ruleId] : off,
    muted,
  }));
}
