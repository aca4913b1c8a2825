import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checkCount } from '../../platform/requests/page.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import { noMatch } from '../../matches/terms/no-match.ts';
import type {
  AccountDocuments,
  AccountStore,
  Attention,
  Attentions,
  OperatorTimes,
} from '../../platform/storage/contract.ts';
import { CursorError } from '../../platform/storage/errors.ts';
import { fromCursor, toCursor } from '../../platform/storage/read-models/cursor.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { AttentionUses, NotificationRules } from './contract.ts';
import { rankOf } from './due.ts';
import { followedAttention } from './followed.ts';
import type { ChannelsOf } from '../delivery/contract.ts';
import { rearm } from './rearm.ts';
import { rulesFrom } from './rule-input.ts';
import { stops } from './rules.ts';
import { changeSettings, settingsOf, type Settings } from './settings.ts';
import { unsubscribedWith } from './unsubscribed.ts';

export type AttentionDeps = {
  readonly attentions: Attentions;
  readonly documents: AccountDocuments;
  readonly accounts: Pick<AccountStore, 'profile'>;
  readonly operatorTimes: Pick<OperatorTimes, 'read'>;
  readonly matches: {
    /** `undefined` if the viewer may not know of it. */
    find(viewer: AccountActor, matchId: string): Promise<unknown>;
  };
  readonly channelsOf: ChannelsOf;
  /** Callback for items due soon. */
  awaits?(attention: Attention): Promise<void>;
  /** Game time. */
  readonly now: Clock;
};

/** The most items of a page. */
const MOST = 100;
/** The most matches that an account can mute. */
const MOST_MUTED = 200;

/** The use-cases of attention, on a store. */
export function createAttention(deps: AttentionDeps): AttentionUses {
  const { due: dueOf } = followedAttention(deps, deps.now);
  return {
    async list({ account }, { first, after }) {
      checkCount('first', first, MOST);
      const rank = after === undefined ? '' : placeIn(account, after);
      const due = (await dueOf(account)).filter((item) => rankOf(item) > rank);
      return {
        items: due
          .slice(0, first)
          .map((item) => ({ cursor: toCursor(listOf(account), rankOf(item)), item })),
        hasNext: due.length > first,
      };
    },

    async next({ account }, matchId) {
      const due = await dueOf(account);
      const at = due.findIndex((each) => each.matchId === matchId);
      const others = [...due.slice(at + 1), ...due.slice(0, Math.max(0, at))];
      return others.find((each) => each.matchId !== matchId);
    },

    ...rulesOn(deps),
  };
}

function rulesOn(deps: AttentionDeps): Pick<AttentionUses, 'rules' | 'setRules' | 'mute'> {
  const { documents, channelsOf, matches } = deps;
  return {
    rules: async ({ account }) => saidIn(await settingsOf(documents, account)),

    async setRules(actor, input) {
      checkScope(actor, 'account');
      const { account } = actor;
      const channels = await channelsOf(account);
      const rules = rulesFrom(input, channels);
      const settings = await changeSettings(documents, account, (before) => ({
        rules,
        unsubscribed: unsubscribedWith(rules, before),
        muted: before.muted,
      }));
      if (channels.length > 0) await rearm(deps, account);
      return saidIn(settings);
    },

    async mute(actor, { matchId, muted = true }) {
      checkScope(actor, 'account');
      const { account } = actor;
      if ((await matches.find(actor, matchId)) === undefined) return noMatch();
      const settings = await changeSettings(documents, account, (before) => {
        const others = before.muted.filter((each) => each !== matchId);
        if (muted && others.length >= MOST_MUTED) refuseMuted();
        return { ...before, muted: muted ? [...others, matchId] : others };
      });
      const isReachable = !muted && (await channelsOf(account)).length > 0;
      if (isReachable) await rearm(deps, account, ({ stream }) => stream === matchId);
      return saidIn(settings);
    },
  };
}

const saidIn = ({ rules, unsubscribed, muted }: Settings): NotificationRules => ({
  rules: rules.map((rule) => ({
    ...rule,
    unsubscribed: [
      ...new Set([...rule.channels, ...rule.escalate.flatMap((step) => step.channels)]),
    ].filter((channel) => unsubscribed.some((each) => stops(each, { rule: rule.id, channel }))),
  })),
  muted,
});

const refuseMuted = (): never =>
  refuseInput({
    path: ['matchId'],
    detail: `You can mute at most ${String(MOST_MUTED)} matches. Unmute one first.`,
  });

const listOf = (account: string): string => `ATTENTION/${account}`;

function placeIn(account: string, cursor: string): string {
  try {
    return fromCursor(listOf(account), cursor);
  } catch (thrown) {
    if (!(thrown instanceof CursorError)) throw thrown;
    return refuseInput({ path: ['after'], detail: thrown.message });
  }
}
