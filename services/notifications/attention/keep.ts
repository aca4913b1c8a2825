import { recent } from '../../platform/recent.ts';
import type { MatchProjections, SeatRequirements, WantedAccount } from '../../matches/contract.ts';
import type { Attention, Attentions, Commit } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import { attentionAfter, newsFor, type EpisodeStep } from './episode.ts';

/** The most matches whose wanted accounts are remembered. */
const MATCHES = 1_000;

export type KeepingParts = {
  readonly attentions: Pick<Attentions, 'find' | 'put'>;
  readonly projections: Pick<MatchProjections, 'wanted' | 'news'>;
  /** Tests if an account has a channel that reaches it. Absent if no one is notified. */
  reachable?(account: string): Promise<boolean>;
  /** Callback for items due soon. */
  awaits?(attention: Attention): Promise<void>;
};

/** The changes of a commit by account, until their followers have had them. */
export type KeptAttention = {
  readonly changed: readonly Attention[];
  /** Notes that the followers have had them. */
  done(): void;
};

/** Prints of what a match's last commit wanted, by account and kind. */
type Known = { readonly version: number; readonly prints: Readonly<Record<string, string>> };

/**
 * Stores the accounts that a match waits for, commit by commit. A commit right after the last that
 * changes nothing costs neither read nor write; if commits have come in between, or this process
 * knows nothing yet, the stored items are compared with the match's present state, so that losses
 * are repaired. Safe to repeat.
 */
export function createKeeper(parts: KeepingParts): (commit: Commit) => Promise<KeptAttention> {
  const matches = recent<Known>(MATCHES);
  return async (commit) => {
    const { stream, version, at } = commit;
    const known = version === 0 ? { version: -1, prints: {} } : matches.get(stream);
    const before = known?.version === version - 1 ? known.prints : undefined;
    const wanted = await parts.projections.wanted(stream, before && version);
    if (wanted === undefined) return { changed: [], done: () => undefined };
    const news = await parts.projections.news(commit);
    const prints = printsOf(wanted);
    const changes = wanted.accounts.map(async (account): Promise<readonly Attention[]> => {
      const isSame = before !== undefined && before[nameOf(account)] === prints[nameOf(account)];
      // of votes they hear as news of the match, and only so
      const theirs = account.kind === undefined ? newsFor(account, news, { version, at }) : [];
      if (isSame && theirs.length === 0) return [];
      const { changed, attention } = await take(parts, { wanted, account, news: theirs });
      // an item that this commit has changed before is sent again
      const isToTell = changed || attention?.version === version;
      return isToTell && attention !== undefined ? [attention] : [];
    });
    const changed = (await Promise.all(changes)).flat();
    return { changed, done: () => matches.put(stream, { version: wanted.version, prints }) };
  };
}

const printsOf = ({ accounts }: SeatRequirements): Known['prints'] =>
  Object.fromEntries(
    accounts
      .filter(({ count }) => count > 0)
      .map((wanted) => {
        const { seat, count, deadline } = wanted;
        return [nameOf(wanted), JSON.stringify([seat, count, deadline])];
      }),
  );

const nameOf = ({ kind, account }: WantedAccount): string => `${kind ?? 'ANSWER'} ${account}`;

function take(
  { attentions, reachable, awaits }: KeepingParts,
  { wanted, account, news }: Omit<EpisodeStep, 'reachable'>,
): Promise<{ readonly changed: boolean; readonly attention: Attention | undefined }> {
  const { account: who, kind } = account;
  return retried(`The attention items of ${who} in ${wanted.matchId}`, async () => {
    const [before, tellable] = await Promise.all([
      attentions.find(who, wanted.matchId, kind),
      kind === undefined && (account.count > 0 || news.length > 0) && reachable?.(who),
    ]);
    const taken = { wanted, account, news, reachable: tellable === true };
    const attention = attentionAfter(before, taken);
    if (attention === undefined) return { changed: false, attention: before };
    if (!(await attentions.put(attention))) return OVERTAKEN;
    if (attention.wake !== undefined && attention.wake !== before?.wake) await awaits?.(attention);
    return { changed: true, attention };
  });
}
