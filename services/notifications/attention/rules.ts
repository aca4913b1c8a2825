import { specOf } from '../channels/registry.ts';
import type { ChannelSpec } from '../channels/spec.ts';
import type { Speed } from '../../matches/terms/time-control.ts';
import { millisecondsOf } from '../../platform/time/duration.ts';
import type { KnownChannel } from '../delivery/contract.ts';
import { lobbyNotices, type RuleEvent } from '../notices/notice.ts';

/** A notification rule; of several rules the first that fits applies. */
export type Rule = {
  readonly id: string;
  /** Types of notices; the last part may be `*`. */
  readonly events: readonly string[];
  /** The matches that the rule is for; absent: all. */
  readonly matchIds?: readonly string[] | undefined;
  readonly gameIds?: readonly string[] | undefined;
  readonly speeds?: readonly Speed[] | undefined;
  readonly channels: readonly string[];
  readonly mode: 'NOW' | 'DIGEST' | 'OFF';
  /** The escalations: channels to tell, too, so much later: an ISO 8601 duration. */
  readonly escalate: readonly Escalation[];
};
export type Escalation = { readonly after: string; readonly channels: readonly string[] };

/** Mails by a rule that a link in one of them has turned off. */
export type Unsubscription = {
  readonly rule: string;
  /** The channel; absent in old settings, which meant all of the account, with `since` unknown. */
  readonly channel?: string | undefined;
  /** The time of the unsubscription, ISO 8601. */
  readonly since?: string | undefined;
};

/** Whether it is about what comes to a channel by a rule. */
export const stops = (
  { rule, channel }: Unsubscription,
  of: { readonly rule: string; readonly channel: string },
): boolean => rule === of.rule && (channel === undefined || channel === of.channel);

/** The event of a notice, by the parts that rules match. */
export type Happening = {
  readonly type: RuleEvent;
  /** The match; absent for a tournament, and for the lobby. */
  readonly matchId?: string | undefined;
  readonly gameId: string;
  readonly speed: Speed | undefined;
};

/** A channel that gets a notice. */
export type Route = {
  /** The rule it comes by. */
  readonly rule: string;
  readonly channel: KnownChannel;
  readonly mode: 'NOW' | 'DIGEST';
  /** Milliseconds after everything else. */
  readonly after: number;
  /** A mail for which there is room in four hours but once. */
  readonly spaced: boolean;
};

/** The ids of the default rules, for accounts without rules. */
export const usualRules = ['usual-at-once', 'usual-push', 'usual-mail'] as const;
const [AT_ONCE, PUSH, MAIL] = usualRules;

/**
 * Computes the routes of a notice, by the first rule that fits. Without rules the defaults apply:
 * feeds, such as webhooks, get everything, and important notices go to the account's devices, or
 * else to its first inbox. Never the same channel twice, and none by a rule whose mails were
 * unsubscribed from.
 */
export function routesOf(
  happening: Happening,
  { unsubscribed = [], ...its }: RoutesBy,
): readonly Route[] {
  return allRoutes(happening, its).filter(
    ({ rule, channel: { id } }) => !unsubscribed.some((each) => stops(each, { rule, channel: id })),
  );
}

type RoutesBy = {
  readonly rules: readonly Rule[];
  readonly unsubscribed?: readonly Unsubscription[];
  readonly channels: readonly KnownChannel[];
};

function allRoutes(
  happening: Happening,
  { rules, channels }: Pick<RoutesBy, 'rules' | 'channels'>,
): readonly Route[] {
  const usable = channels.filter(({ verified, disabledReason }) => verified && !disabledReason);
  if (rules.length === 0) return usualRoutes(happening, usable);
  const rule = rules.find((each) => fits(each, happening));
  if (rule === undefined) return isAskedFor(happening) ? usualRoutes(happening, usable) : [];
  if (rule.mode === 'OFF') return [];
  const { id, mode, escalate } = rule;
  const steps = [{ after: 'PT0S', channels: rule.channels }, ...escalate].map((step) => ({
    after: millisecondsOf(step.after) ?? 0,
    channels: step.channels,
  }));
  return usable.flatMap((channel): readonly Route[] => {
    const after = Math.min(
      ...steps.filter((step) => step.channels.includes(channel.id)).map((step) => step.after),
    );
    return after === Infinity ? [] : [{ rule: id, channel, mode, after, spaced: false }];
  });
}

function fits(rule: Rule, { type, matchId, gameId, speed = 'ASYNC' }: Happening): boolean {
  const among = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
    list === undefined || (value !== undefined && list.includes(value));
  return (
    rule.events.some((event) => covers(event, type)) &&
    among(rule.matchIds, matchId) &&
    among(rule.gameIds, gameId) &&
    among(rule.speeds, speed)
  );
}

/** Whether what a rule names is this type of notices. */
export const covers = (event: string, type: RuleEvent): boolean =>
  event.endsWith('*') ? type.startsWith(event.slice(0, -1)) : event === type;

/**
 * The events that reach people anywhere: their move is needed, or they must be somewhere by a time.
 */
const forPeople: readonly RuleEvent[] = [
  'match.attention.needed',
  'match.attention.reminder',
  'tournament.waitlist.moved',
  'tournament.checkin.open',
  'tournament.round.published',
  'tournament.act',
  'tournament.appeal',
  ...lobbyNotices,
];

/** Tests if the account has asked for this notice beside its rules: by a table alert. */
const isAskedFor = ({ type }: Happening): boolean => type.startsWith('lobby.');

function usualRoutes({ type }: Happening, usable: readonly KnownChannel[]): readonly Route[] {
  const of = (rule: string, channels: readonly KnownChannel[]): readonly Route[] =>
    channels.map((channel) => ({ rule, channel, mode: 'NOW', after: 0, spaced: rule === MAIL }));
  const ofAudience = (audience: ChannelSpec['audience']) =>
    usable.filter(({ kind }) => specOf(kind).audience === audience);
  const feeds = of(AT_ONCE, ofAudience('FEED'));
  if (!forPeople.includes(type)) return feeds;
  const devices = ofAudience('DEVICE');
  const own = devices.length > 0 ? of(PUSH, devices) : of(MAIL, ofAudience('INBOX').slice(0, 1));
  return [...feeds, ...own];
}
