import {
  standingIn,
  type ModerationNotice,
  type AccountStanding,
} from '../../../platform/requests/account-standing.ts';
import type { StoredMessage, StoredReport } from '../../../platform/storage/contract.ts';
import type { TalkDeps } from '../deps.ts';
import { contentOf, type Content } from '../message.ts';
import { reportRecordIn, type RecordedDecision } from './report-record.ts';

/** The number of notices that an account keeps. */
const NOTICES = 50;

type Decided = {
  readonly report: StoredReport;
  readonly stored: StoredMessage;
  readonly decision: RecordedDecision;
};

/**
 * Carries a decision out: hides the message or shows it again, mutes or bans its author or undoes
 * that, and notifies the author and everyone who reported it. Safe to repeat.
 */
export async function carryOut(
  deps: Pick<TalkDeps, 'now' | 'store'>,
  { report, stored, decision }: Decided,
): Promise<void> {
  const { act, id, at, reason, until } = decision;
  if (act === 'HIDE' || act === 'DISMISS') await hide(deps.store, stored, act === 'HIDE');
  const { complaints, decisions } = reportRecordIn(report);
  const told = { id, at, messageId: report.id, act, reason, ...(until && { until }) };
  // an author who was never blamed need not know of the report
  const isBlamed = act !== 'DISMISS' || decisions.some((each) => each.act !== 'DISMISS');
  await change(deps.store, stored.account, (before) => {
    const after = restricted(deps, before, { report, decision });
    return isBlamed ? noted(after, { ...told, own: true }) : after;
  });
  for (const { by } of complaints) {
    await change(deps.store, by, (before) => noted(before, { ...told, own: false }));
  }
}

/**
 * Hides a message or shows it again. Retries until its state is the wanted one; other writers check
 * the revision, too.
 */
async function hide(
  { talk }: Pick<TalkDeps['store'], 'talk'>,
  stored: StoredMessage,
  hidden: boolean,
): Promise<void> {
  const now = (await talk.message(stored)) ?? stored;
  const { hidden: was = false, ...content } = contentOf(now);
  if (was === hidden) return;
  const data: Content = { ...content, ...(hidden && { hidden }) };
  if (await talk.put({ ...now, revision: now.revision + 1, data })) return;
  await hide({ talk }, stored, hidden);
}

function restricted(
  { now }: Pick<TalkDeps, 'now'>,
  { mutes, bans, notices }: AccountStanding,
  { report: { id }, decision: { act, until } }: Pick<Decided, 'report' | 'decision'>,
): AccountStanding {
  const at = now().toISOString();
  const still = (of: AccountStanding['mutes']) =>
    Object.fromEntries(
      Object.entries(of).filter(([by, end]) => end > at && (act !== 'DISMISS' || by !== id)),
    );
  return {
    mutes: { ...still(mutes), ...(act === 'MUTE' && until && { [id]: until }) },
    bans: { ...still(bans), ...(act === 'BAN' && until && { [id]: until }) },
    notices,
  };
}

const noted = (standing: AccountStanding, notice: ModerationNotice): AccountStanding => ({
  ...standing,
  notices: [
    ...standing.notices.filter(({ id, own }) => id !== notice.id || own !== notice.own),
    notice,
  ].slice(-NOTICES),
});

async function change(
  { accounts }: Pick<TalkDeps['store'], 'accounts'>,
  account: string,
  make: (before: AccountStanding) => AccountStanding,
): Promise<void> {
  const known = await accounts.standing(account);
  const data = make(standingIn(known?.data));
  const revision = (known?.revision ?? 0) + 1;
  if (!(await accounts.putStanding(account, { revision, data }))) {
    await change({ accounts }, account, make);
  }
}
