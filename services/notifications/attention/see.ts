import { creditedDeadline } from '../../matches/clocks/credit.ts';
import type {
  AccountDocuments,
  AccountStore,
  Attention,
  Attentions,
  OperatorTimes,
  Summaries,
  TimeCredit,
} from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import { lobbyOf } from '../../platform/storage/alerts/name.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { specOf } from '../channels/registry.ts';
import { batchesOf } from './batch.ts';
import type { AttentionKey } from './contract.ts';
import type { Circumstances } from './circumstances.ts';
import { decide } from './decide.ts';
import { closed } from './episode.ts';
import { hoursOf } from './hours.ts';
import type { ChannelsOf, KnownChannel } from '../delivery/contract.ts';
import type { Notify } from '../notices/notice.ts';
import { routesOf } from './rules.ts';
import { send } from './send.ts';
import { settingsOf, type Settings } from './settings.ts';
import { stateOf, type AttentionState } from './state.ts';

export type SeeingParts = {
  readonly attentions: Attentions;
  readonly documents: AccountDocuments;
  readonly accounts: Pick<AccountStore, 'profile'>;
  readonly summaries: Pick<Summaries, 'find'>;
  readonly operatorTimes: Pick<OperatorTimes, 'read'>;
  readonly channelsOf: ChannelsOf;
  readonly notify: Notify;
  /** Sends a notice of only one channel, at once. */
  readonly atOnce?: Notify;
  /** Whether the account looks at the match just now. */
  isWatching(account: string, matchId: string): Promise<boolean>;
  /** Callback for items to be looked at again. */
  awaits?(attention: Attention): Promise<void>;
  /** Game time. */
  readonly now: Clock;
};

/**
 * Handles attention whose time has come: sends the due notices, then notes that. Safe to repeat, to
 * call early and to call without need. After a crash in between, the same notices leave again by
 * the same ids.
 */
export function createSeer(parts: SeeingParts): (whose: AttentionKey) => Promise<void> {
  return (whose) => {
    const { account, stream } = whose;
    return retried(`The attention items of ${account} in ${stream}`, () => see(parts, whose));
  };
}

async function see(parts: SeeingParts, whose: AttentionKey): Promise<undefined | typeof OVERTAKEN> {
  const { attentions, awaits } = parts;
  const found = await attentions.find(whose.account, whose.stream);
  if (found?.wake === undefined) return undefined;
  if (found.wake > parts.now().toISOString()) {
    await awaits?.(found);
    return undefined;
  }
  const [attention, known] = await Promise.all([asItStands(parts, found), knownOf(parts, found)]);
  const state = stateOf(attention);
  const its = circumstances(known, attention, state);
  const decision = decide(state, its);
  const isAlone = decision.sendings.length === 1;
  for (const sending of decision.sendings) {
    if (!(await send(parts, { attention, its, sending, isAlone }))) return OVERTAKEN;
  }
  const { wake: _, ...rest } = attention;
  const isHealed = attention !== found;
  const next = {
    ...rest,
    revision: found.revision + 1,
    data: decision.state,
    tells: isHealed ? attention.tells : undefined,
    ...(decision.wake !== undefined && { wake: decision.wake }),
  };
  if (!(await attentions.put(next))) return OVERTAKEN;
  if (decision.wake !== undefined) await awaits?.(next);
  return undefined;
}

/**
 * Corrects attention by the newest summary: if the account is no longer wanted, it is over, and the
 * update about it was lost.
 */
async function asItStands({ summaries }: SeeingParts, attention: Attention): Promise<Attention> {
  if (!attention.open) return attention;
  const summary = await summaries.find(attention.stream);
  if (summary === undefined || summary.version <= attention.version) return attention;
  const isWanted = summary.members.some(
    ({ account, turn }) => account === attention.account && turn,
  );
  return isWanted ? attention : closed(attention, summary.version);
}

type Known = Pick<Circumstances, 'now' | 'hours' | 'batches' | 'watching'> & {
  readonly credits: readonly TimeCredit[];
  readonly settings: Settings;
  readonly channels: readonly KnownChannel[];
};

/** Reads the settings, channels and hours that decide an account's notices. */
async function knownOf(parts: SeeingParts, attention: Attention): Promise<Known> {
  const { account, stream } = attention;
  const isDue = stateOf(attention).episode !== undefined;
  const [settings, channels, { credits }, watching] = await Promise.all([
    settingsOf(parts.documents, account),
    parts.channelsOf(account),
    parts.operatorTimes.read(),
    isDue && parts.isWatching(account, stream),
  ]);
  const [profile, mails] = goByTheHour(settings, channels)
    ? await Promise.all([parts.accounts.profile(account), parts.documents.read(account, 'mails')])
    : [];
  return {
    ...{ settings, channels, credits, watching },
    now: parts.now().toISOString(),
    hours: hoursOf(profile),
    batches: batchesOf(mails),
  };
}

/**
 * Tests if anything depends on the account's hours, or on earlier notices: not if only machines are
 * notified, at once.
 */
const goByTheHour = ({ rules }: Settings, channels: readonly KnownChannel[]): boolean =>
  rules.some(({ mode }) => mode === 'DIGEST') ||
  channels.some(({ kind }) => specOf(kind).audience !== 'FEED');

function circumstances(
  { settings, channels, credits, ...known }: Known,
  { account, stream: matchId }: Attention,
  { episode, gameId, speed }: AttentionState,
): Circumstances {
  const { rules, unsubscribed, muted } = settings;
  const recorded = episode?.deadline;
  const isMatch = tournamentOf(matchId) === undefined && lobbyOf(matchId) === undefined;
  const ofMatch = isMatch && { matchId };
  return {
    ...known,
    account,
    matchId,
    muted: muted.includes(matchId),
    deadline: recorded && creditedDeadline(matchId, recorded, credits),
    routes: (type) =>
      routesOf({ type, ...ofMatch, gameId, speed }, { rules, unsubscribed, channels }),
  };
}
