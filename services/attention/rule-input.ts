import * as z from 'zod';
import { once } from '../once.ts';
import { checked } from '../requests/checked.ts';
import { duration } from '../requests/duration.ts';
import { refuseInput } from '../requests/refusal.ts';
import { id } from '../requests/text.ts';
import type { Mistake } from '../requests/mistakes.ts';
import { ruleEvents, type KnownChannel } from '../notifications/contract.ts';
import { covers, type Rule } from './rules.ts';

/** A rule as its account writes it. */
export type RuleWish = {
  readonly events: readonly string[];
  readonly matchIds?: readonly string[];
  readonly gameIds?: readonly string[];
  readonly speeds?: readonly ('LIVE' | 'ASYNC')[];
  readonly channels: readonly string[];
  /** `NOW` unless given. */
  readonly mode?: 'NOW' | 'DIGEST' | 'OFF';
  readonly escalate?: readonly { readonly after: string; readonly channels: readonly string[] }[];
};

/** The most rules that an account may have. */
export const MOST_RULES = 50;

const input = once(() => {
  const event = z.string().refine(isEvent, {
    error: `Expected one of ${ruleEvents.join(', ')}, or the beginning of one followed by *.`,
  });
  const channels = z.array(id(128)).max(10);
  return z.object({
    rules: z
      .array(
        z.object({
          events: z.array(event).min(1).max(20),
          matchIds: z.array(id(64)).min(1).max(100).optional(),
          gameIds: z.array(id(64)).min(1).max(20).optional(),
          speeds: z
            .array(z.enum(['LIVE', 'ASYNC']))
            .min(1)
            .max(2)
            .optional(),
          channels,
          mode: z.enum(['NOW', 'DIGEST', 'OFF']).default('NOW'),
          escalate: z
            .array(z.object({ after: duration('PT1M', 'P7D'), channels: channels.min(1) }))
            .max(5)
            .default([]),
        }),
      )
      .max(MOST_RULES),
  });
});

const isEvent = (event: string): boolean =>
  !event.slice(0, -1).includes('*') && ruleEvents.some((type) => covers(event, type));

/** The rules that an account has sent; refused by their places where they name what is not there. */
export function rulesFrom(
  wishes: { readonly rules: readonly RuleWish[] },
  channels: readonly KnownChannel[],
): readonly Rule[] {
  const { rules } = checked(input(), wishes);
  const mistakes = rules.flatMap((rule, i) => mistakesIn(rule, channels, ['rules', i]));
  if (mistakes.length > 0) return refuseInput(...mistakes.slice(0, 5));
  return rules.map((rule, i) => ({ id: `rule-${String(i + 1)}`, ...rule }));
}

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
