import type { SetNotificationRulesMutationVariables } from '../../../../../shared/client/index.ts';
import { spanText } from '../../words/spans.ts';
import type { Words } from '../../words/words.ts';
import type { Account } from './account.ts';

export type Rule = Account['notificationRules'][number];
export type RuleInput = SetNotificationRulesMutationVariables['input']['rules'][number] & object;

/** Events that can be told, by the beginnings of their names. */
export const events = [
  'match.attention.*',
  'match.started',
  'match.finished',
  'match.seat.*',
  'match.proposal.*',
  'match.paused',
  'match.resumed',
] as const;

/** Times of a notification, and delays before an escalation. */
export const modes = ['NOW', 'DIGEST', 'OFF'] as const;
export const speeds = ['LIVE', 'ASYNC'] as const;
export const delays = ['PT1H', 'PT6H', 'P1D'] as const;

/** A rule as it is sent again. */
export const ruleInput = ({
  id: _,
  matchIds,
  gameIds,
  speeds: only,
  ...rule
}: Rule): RuleInput => ({
  ...rule,
  ...(matchIds !== null && { matchIds }),
  ...(gameIds !== null && { gameIds }),
  ...(only !== null && { speeds: only }),
});

export const eventName = (words: Words, event: string): string =>
  words.sayIfKnown(`event.${event.replace(/\.?\*$/u, '')}`) ?? event;

/** A rule in words. `channelName` and `gameName` give the names of channels and games. */
export function ruleSaid(
  words: Words,
  { events: about, channels, mode, speeds: only, gameIds, escalate }: Rule,
  named: { channel(id: string): string; game(id: string): string },
): string {
  const list = (ids: readonly string[]): string => words.list(ids.map(named.channel)) || '–';
  const narrow = [
    ...(only ?? []).map((speed) => words.say(`speed.${speed}`)),
    ...(gameIds ?? []).map(named.game),
  ];
  return [
    words.say('rule.said', {
      events: words.list(about.map((event) => eventName(words, event))),
      channels: list(channels),
      mode: words.say(`rule.${mode}`),
    }),
    ...(narrow.length === 0 ? [] : [words.say('rule.only', { what: words.list(narrow) })]),
    ...escalate.map(({ after, channels: then }) =>
      words.say('rule.later', { channels: list(then), after: spanText(after, words) }),
    ),
  ].join(', ');
}
