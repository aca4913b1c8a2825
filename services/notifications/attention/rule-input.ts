import type * as z from 'zod';
import { checked } from '../../platform/requests/checked.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { Mistake } from '../../platform/requests/mistakes.ts';
import type { KnownChannel } from '../delivery/contract.ts';
import { setNotificationRulesInput, type NotificationRuleInput } from './generated/inputs.ts';
import type { Rule } from './rules.ts';

/** A rule as its account writes it. */
export type RuleInput = NotificationRuleInput;

type Wished = z.output<ReturnType<typeof setNotificationRulesInput>>['rules'][number];

/** The most rules that an account may have. */
export const MOST_RULES = 50;

/**
 * Parses the rules that an account has sent; refuses, by their places, those that name unknown
 * things.
 */
export function rulesFrom(
  wishes: { readonly rules: readonly RuleInput[] },
  channels: readonly KnownChannel[],
): readonly Rule[] {
  const { rules } = checked(setNotificationRulesInput(), wishes);
  const mistakes = rules.flatMap((rule, i) => mistakesIn(plain(rule), channels, ['rules', i]));
  if (mistakes.length > 0) return refuseInput(...mistakes.slice(0, 5));
  return rules.map((rule, i) => ({ id: `rule-${String(i + 1)}`, ...plain(rule) }));
}

/** A rule without what it leaves out by `null`. */
const plain = ({ matchIds, gameIds, speeds, ...rule }: Wished): Omit<Rule, 'id'> => ({
  ...rule,
  ...(matchIds && { matchIds }),
  ...(gameIds && { gameIds }),
  ...(speeds && { speeds }),
});

function mistakesIn(
  { channels, mode, escalate }: Omit<Rule, 'id'>,
  known: readonly KnownChannel[],
  path: Mistake['path'],
): readonly Mistake[] {
  const strange = (ids: readonly string[], at: Mistake['path']): readonly Mistake[] =>
    ids.flatMap((channel, i) => {
      const found = known.find((each) => each.id === channel);
      if (found?.verified === true) return [];
      const why =
        found === undefined
          ? 'You have no channel with this ID.'
          : 'This channel is not verified yet. Verify it first.';
      return [{ path: [...at, i], detail: why }];
    });
  const isSilent = mode !== 'OFF' && channels.length === 0 && escalate.length === 0;
  return [
    ...(isSilent ? [{ path: [...path, 'channels'], detail: 'Name at least one channel.' }] : []),
    ...strange(channels, [...path, 'channels']),
    ...escalate.flatMap((step, i) => strange(step.channels, [...path, 'escalate', i, 'channels'])),
  ];
}
