import type { AccountDocuments, Attention, Attentions } from '../../platform/storage/contract.ts';
import { specOf } from '../channels/registry.ts';
import { batchesOf } from './batch.ts';
import { lobbyOf } from '../../platform/storage/alerts/name.ts';
import { tournamentOf } from '../../platform/storage/tournaments/name.ts';
import type { Circumstances, Sending } from './circumstances.ts';
import { dueFrom } from './due.ts';
import { episodeKey } from './ids.ts';
import type { NoticeData, Notify } from '../notices/notice.ts';
import { settingsOf } from './settings.ts';
import { stateOf } from './state.ts';

type Sent = {
  readonly attention: Attention;
  readonly its: Circumstances;
  readonly sending: Sending;
  /** Whether no other delivery is due just now. */
  readonly isAlone: boolean;
};
/** Parts that notices leave by. */
export type SendingParts = {
  readonly attentions: Pick<Attentions, 'openOf'>;
  readonly documents: AccountDocuments;
  readonly notify: Notify;
  /** Sends a notice by trying it at once; without it, another process tries all. */
  readonly atOnce?: Notify;
};

/**
 * Sends a notice; false if another notice has taken its slot meanwhile, and the decision has to be
 * made again.
 */
export async function send(parts: SendingParts, sent: Sent): Promise<boolean> {
  const { attention, its, sending } = sent;
  if (sending.slot !== undefined) return sendTogether(parts, sent, sending.slot);
  await handsOn(
    parts,
    sent,
  )({
    ...headOf(sent),
    type: sending.type,
    data: dataOf(attention, its, sending),
    ...(sending.until !== undefined && { until: sending.until }),
  });
  return true;
}

/**
 * Picks the way of sending: several notices are left to other processes, so that no receiver delays
 * the next, and so are those sent together.
 */
const handsOn = ({ notify, atOnce = notify }: SendingParts, { isAlone, sending }: Sent): Notify =>
  isAlone && specOf(sending.route.channel.kind).mostOthers === 0 ? atOnce : notify;

const headOf = ({ its, sending }: Sent) => ({
  id: sending.id,
  account: its.account,
  channel: sending.route.channel.id,
  at: sending.at,
  rule: sending.route.rule,
});

function dataOf(
  attention: Attention,
  { deadline }: Pick<Circumstances, 'deadline'>,
  { news, percent }: Pick<Sending, 'news' | 'percent'>,
): NoticeData {
  const { gameId, episode } = stateOf(attention);
  const matchId = attention.stream;
  const tournamentId = tournamentOf(matchId);
  if (tournamentId !== undefined) return { tournamentId, gameId, ...news?.data };
  if (lobbyOf(matchId) !== undefined) return { gameId, ...news?.data };
  if (news !== undefined) {
    const { seat, version } = news;
    return { matchId, gameId, version, ...(seat !== undefined && { seat }) };
  }
  return {
    matchId,
    gameId,
    version: attention.version,
    ...(episode && { seat: episode.seat, count: episode.count }),
    ...(episode?.turn !== undefined && { turn: episode.turn }),
    ...(deadline !== undefined && { deadline }),
    ...(percent !== undefined && { percent }),
  };
}

/**
 * Takes the slot, with the episodes of the notice; then sends it, then notes that it has left.
 * After a crash in between, its episodes count as not notified, and the same notice leaves again.
 */
async function sendTogether(
  parts: SendingParts,
  sent: Sent,
  { name, at }: NonNullable<Sending['slot']>,
): Promise<boolean> {
  const { attention, its, sending } = sent;
  const { account } = its;
  const document = await parts.documents.read(account, 'mails');
  const batches = batchesOf(document);
  const last = batches[name];
  if (last?.id !== its.batches[name]?.id) return false;
  const taken = last?.id === sending.id ? last : undefined;
  if (taken?.sentAt !== undefined) return true;
  const all = await openOf(parts, account);
  const open =
    taken === undefined ? all : all.filter((each) => taken.covered.includes(keyOf(each)));
  const covered = taken?.covered ?? open.map(keyOf);
  const batch = { id: sending.id, at, covered };
  const revision = document?.revision ?? 0;
  const put = (next: number, value: object) =>
    parts.documents.put(account, 'mails', { revision: next, data: { ...batches, [name]: value } });
  if (taken === undefined && !(await put(revision + 1, batch))) return false;
  const { at: tookAt } = taken ?? batch;
  await parts.notify({ ...headOf(sent), at: tookAt, ...togetherOf(open, attention, its, sending) });
  await put(taken === undefined ? revision + 2 : revision + 1, { ...batch, sentAt: its.now });
  return true;
}

const keyOf = (attention: Attention): string =>
  episodeKey(attention.stream, stateOf(attention).episode?.from ?? -1);

async function openOf({ attentions, documents }: SendingParts, account: string) {
  const [open, { muted }] = await Promise.all([
    attentions.openOf(account),
    settingsOf(documents, account),
  ]);
  return open.filter(({ stream, kind }) => kind === undefined && !muted.includes(stream));
}

/** Builds the notice of the open attention: one match in its own words, several as a digest. */
function togetherOf(
  open: readonly Attention[],
  attention: Attention,
  its: Circumstances,
  sending: Sending,
) {
  const others = open.filter(({ stream }) => stream !== attention.stream);
  if (sending.route.mode === 'NOW' && others.length === 0) {
    const { type, until } = sending;
    return { type, data: dataOf(attention, its, sending), ...(until !== undefined && { until }) };
  }
  const all = [attention, ...others];
  const due = dueFrom(all, { credits: [], now: its.now, urgentBelow: its.hours.urgentBelow });
  const matches = due.flatMap(({ matchId, deadline }) =>
    all.filter(({ stream }) => stream === matchId).map((each) => dataOf(each, { deadline }, {})),
  );
  return { type: 'account.digest', data: { count: matches.length, matches } } as const;
}
